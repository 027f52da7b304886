//! One card: as a tile on the table, in the hand, and enlarged with all that it says.

use canvas::{Context, Value};
use maud::{Markup, html};
use wizards::card::{CardKind, Face, Keys};
use wizards::ids::{CardId, PieceId};
use wizards::mechanics::Parts;
use wizards::state::Status;
use wizards::view::{CardView, View};

use crate::label::{called, name};
use crate::number::{number, parts};
use crate::says;
use crate::sign::{icon, named};

/// The same, opening its sheet.
pub(crate) fn linked(card: CardId, ctx: &Context) -> Markup {
    canvas::named(ctx, &crate::label::card_id(card), called(card, ctx))
}

/// The identity of a card in play.
pub(crate) fn of(view: &View, id: PieceId) -> Option<CardId> {
    let card = view.cards.iter().find(|card| card.id == id)?;
    Some(card.piece.card)
}

/// The name of a card in play.
pub(crate) fn called_piece(view: &View, id: PieceId, ctx: &Context) -> String {
    of(view, id).map_or_else(String::new, |card| called(card, ctx).to_owned())
}

/// The same, opening its sheet.
pub(crate) fn linked_piece(view: &View, id: PieceId, ctx: &Context) -> Markup {
    html! { @if let Some(card) = of(view, id) { (linked(card, ctx)) } }
}

/// The sort of a card: its sign, and the class of its band.
pub(crate) fn sort(face: &Face) -> &'static str {
    match face.kind {
        CardKind::Character if face.is_wizard() => "wizard",
        CardKind::Character => "character",
        CardKind::Item => "item",
        CardKind::Ally => "ally",
        CardKind::Faction => "faction",
        CardKind::Resource => "resource",
        CardKind::Creature => "creature",
        CardKind::Hazard => "hazard",
        CardKind::Agent => "agent",
    }
}

/// The sign that tells most of a card: the class of an item, the race of a being, else its sort.
pub(crate) fn emblem(face: &Face) -> &'static str {
    match (face.kind, face.class, face.race) {
        (CardKind::Item, Some(class), _) => class.word(),
        (CardKind::Creature | CardKind::Character, _, Some(race)) => race.word(),
        _ => sort(face),
    }
}

/// The kind of a card in words: 'Minor item, weapon'; 'Elf, warrior, scout'; 'Hazard, long event'.
pub(crate) fn kind(face: &Face, ctx: &Context) -> String {
    let mut words = vec![ctx.say(&format!("wizards-sort-{}", sort(face)))];
    if face.unique {
        words.push(ctx.say(&format!("wizards-sort-{}.unique", sort(face))));
    }
    if let Some(race) = face.race.filter(|_| !face.is_wizard()) {
        words.push(ctx.say(race.term()));
    }
    words.extend(face.skills.iter().map(|skill| ctx.say(skill.term())));
    if let Some(class) = face.class {
        words.push(ctx.say(class.term()));
    }
    if let Some(slot) = face.slot {
        words.push(ctx.say(slot.term()));
    }
    if matches!(face.kind, CardKind::Resource | CardKind::Hazard) {
        words.push(ctx.say(face.duration.term()));
    }
    if let Some(duration) = face.or_event {
        let duration = ctx.say(duration.term());
        words.push(ctx.with("wizards-sort-or", &[("duration", (&duration).into())]));
    }
    words.extend(face.keywords.iter().map(|word| ctx.say(word.term())));
    words.join(" · ")
}

/// The numbers printed on a card, each with its sign: only printed ones are there.
pub(crate) fn printed(face: &Face, ctx: &Context) -> Markup {
    let fights =
        matches!(face.kind, CardKind::Character | CardKind::Creature | CardKind::Ally | CardKind::Agent);
    let creature = face.kind == CardKind::Creature;
    html! {
        span .wz-numbers {
            @if creature && face.strikes > 0 { (number("strikes", face.strikes.into(), ctx)) }
            @if creature && face.strikes == 0 && face.prowess != 0 { span .wz-number { (named("strikes", &ctx.say("wizards-number-each"))) "∀" } }
            @if fights && face.prowess != 0 { (number("prowess", face.prowess.into(), ctx)) }
            @if fights && face.body != 0 { (number("body", face.body.into(), ctx)) }
            @if let Some(mind) = face.mind { (number("mind", mind.into(), ctx)) }
            @if face.influence != 0 { (number("influence", face.influence.into(), ctx)) }
            @if face.kind == CardKind::Faction { (number("needed", face.number_needed.into(), ctx)) }
            @if face.corruption != 0 { (number("corruption", face.corruption.into(), ctx)) }
            @if face.points != 0 { (number("points", face.points.into(), ctx)) }
        }
    }
}

/// Race and skills as signs.
pub(crate) fn skills(face: &Face, ctx: &Context) -> Markup {
    html! { span .wz-skills { @for skill in &face.skills { (named(skill.word(), &ctx.say(skill.term()))) } } }
}

/// The keys of a creature: lands with their number, sites by kind, and by name.
pub(crate) fn keys(face: &Face, ctx: &Context) -> Markup {
    symbols(&face.keys, ctx)
}

/// The symbols of keys: lands with how many, sites by kind.
pub(crate) fn symbols(keys: &Keys, ctx: &Context) -> Markup {
    html! {
        @if !keys.lands.is_empty() || !keys.places.is_empty() {
            span .wz-keys {
                @for (land, count) in &keys.lands {
                    span class={ "wz-land-sign wz-land--" (land.word()) } {
                        @for _ in 0..*count { (named(land.word(), &ctx.say(land.term()))) }
                    }
                }
                @for place in &keys.places { span class={ "wz-kind wz-site--" (place.word()) } { (named(place.word(), &ctx.say(place.term()))) } }
            }
        }
    }
}

/// The places where a card is played, by names.
fn places(face: &Face, ctx: &Context) -> Markup {
    let home = face.home.iter().map(|site| name(&site.get().name, ctx.language).to_owned());
    let home = home.collect::<Vec<_>>();
    html! {
        @if let Some(played) = played_at(face, ctx) { span .wz-at { (played) } }
        @if !home.is_empty() { span .wz-at { (ctx.with("wizards-card-home", &[("places", (&ctx.language.list(&home)).into())])) } }
    }
}

/// Where a card is played, in words. The keys of a creature stand in its text, with what they hang on.
fn played_at(face: &Face, ctx: &Context) -> Option<String> {
    let names = where_to(face, ctx);
    let told = face.kind != CardKind::Creature && !names.is_empty();
    told.then(|| ctx.with("wizards-card-at", &[("places", (&ctx.language.list(&names)).into())]))
}

/// The names of the sites and regions where it is played.
pub(crate) fn where_to(face: &Face, ctx: &Context) -> Vec<String> {
    let keys = &face.keys;
    let sites = face.at.iter().chain(keys.sites.iter());
    let mut names = sites.map(|site| name(&site.get().name, ctx.language).to_owned()).collect::<Vec<_>>();
    let mut regions = face.at_regions.iter().collect::<Vec<_>>();
    regions.extend(keys.regions.iter().flat_map(|(set, _)| set.iter()));
    regions.extend(keys.sites_in.iter().flat_map(|(set, ..)| set.iter()));
    names.extend(regions.into_iter().map(|region| name(&region.get().name, ctx.language).to_owned()));
    let mut before = std::collections::HashSet::new();
    names.retain(|name| before.insert(name.clone()));
    names
}

/// A faction's modifiers by race.
fn modifiers(face: &Face, ctx: &Context) -> Markup {
    html! {
        @if !face.modifiers.is_empty() {
            span .wz-keys { @for (race, by) in &face.modifiers { span .wz-number { (named(race.word(), &ctx.say(race.term()))) (crate::number::signed(*by)) } } }
        }
    }
}

/// All that a card says, enlarged: shown while one points at it, and in lists.
pub(crate) fn sheet(card: CardId, ctx: &Context, now: Option<&CardView>) -> Markup {
    enlarged(card, ctx, now, &html! {})
}

/// The same with something `below` all that it says.
fn enlarged(card: CardId, ctx: &Context, now: Option<&CardView>, below: &Markup) -> Markup {
    let face = card.get();
    let picture = picture(card, ctx);
    let pictured = if picture.is_some() { " wz-sheet--pictured" } else { "" };
    html! {
        span class={ "wz-sheet wz-band wz-band--" (sort(face)) (pictured) } aria-hidden="true" {
            @if let Some(picture) = picture { (picture) }
            span .wz-sheet__head { span .wz-emblem { (icon(emblem(face))) } span .wz-name { (called(card, ctx)) } }
            span .wz-sheet__kind { (kind(face, ctx)) }
            (printed(face, ctx))
            (keys(face, ctx))
            (modifiers(face, ctx))
            (places(face, ctx))
            @for sentence in says::card(ctx.language, &face.id) { span .wz-says { (sentence) } }
            @if let Some(of) = now.and_then(|now| now.parts.as_ref()) { (because(of, ctx)) }
            (below)
        }
    }
}

/// The host's own picture of a card, where the reader may see one.
fn picture(card: CardId, ctx: &Context) -> Option<Markup> {
    canvas::picture(ctx, &crate::label::card_id(card))
}

/// The parts of the present numbers, where they are not as printed.
fn because(of: &[Parts; 3], ctx: &Context) -> Markup {
    let all = ["prowess", "body", "corruption"].into_iter().zip(of);
    let changed = all.filter(|(what, parts)| parts.len() > usize::from(*what != "corruption"));
    html! {
        @for (what, of) in changed {
            span .wz-because { (icon(what)) " " (ctx.say(&format!("wizards-number-{what}"))) " " b { (wizards::mechanics::sum(of)) } (parts(of, ctx)) }
        }
    }
}

/// The full text of a card, for screen readers.
pub(crate) fn told(card: CardId, ctx: &Context) -> String {
    let name = called(card, ctx);
    // Some names end in a mark of their own.
    let stop = if name.ends_with(['!', '?', '.']) { "" } else { "." };
    format!("{name}{stop} {}", about(card, ctx))
}

/// The same without its name.
pub(crate) fn about(card: CardId, ctx: &Context) -> String {
    let face = card.get();
    let mut words = vec![format!("{}.", kind(face, ctx))];
    words.extend(says::card(ctx.language, &face.id));
    words.join(" ")
}

/// A card of the hand; `picked`, if it was chosen in secret and is not yet revealed. `press` is the word for what a touch does with it.
pub(crate) fn held(card: CardId, copies: usize, picked: bool, press: &str, ctx: &Context) -> Markup {
    let face = card.get();
    let picture = picture(card, ctx);
    let pictured = if picture.is_some() { " wz-held--pictured" } else { "" };
    // A finger reads a card before it chooses it: what the next touch does stands below.
    let choose = html! { span .wz-sheet__choose { (ctx.say(press)) } };
    // A card without a text is played somewhere.
    let says = says::card(ctx.language, &face.id).join(" ");
    let says = if says.is_empty() { played_at(face, ctx).unwrap_or_default() } else { says };
    html! {
        span class={ "wz-held wz-band wz-band--" (sort(face)) (pictured) } {
            @if let Some(picture) = picture { (picture) }
            span .wz-sheet__head { span .wz-name { (called(card, ctx)) } }
            span .wz-held__signs { span .wz-emblem { (icon(emblem(face))) } (skills(face, ctx)) (printed(face, ctx)) }
            (keys(face, ctx))
            span .wz-says { (says) }
            @if copies > 1 { span .wz-copies { "×" (copies) } }
            @if picked { span .wz-picked { (ctx.say("wizards-page-picked")) } }
        }
        (enlarged(card, ctx, None, &choose))
    }
}

/// The word of how a card lies.
pub(crate) const fn status(of: Status) -> &'static str {
    match of {
        Status::Untapped => "untapped",
        Status::Tapped => "tapped",
        Status::Wounded => "wounded",
    }
}

/// A card in play, in words: its name, how it lies, and its numbers.
pub(crate) fn lies(view: &CardView, ctx: &Context) -> String {
    let face = view.piece.card.get();
    let mut words = vec![called(view.piece.card, ctx).to_owned()];
    if view.piece.status != Status::Untapped || view.numbers.is_some() {
        words.push(ctx.say(&format!("wizards-lies-{}", status(view.piece.status))));
    }
    if let Some((prowess, body, ..)) = view.numbers {
        words.push(format!("{} {prowess}", ctx.say("wizards-number-prowess")));
        words.push(format!("{} {body}", ctx.say("wizards-number-body")));
    }
    if view.numbers.is_none() {
        words.push(ctx.say(&format!("wizards-sort-{}", sort(face))));
    }
    words.join(", ")
}

/// A character or an ally: a tile with its numbers of now.
pub(crate) fn tile(view: &CardView, ctx: &Context) -> Markup {
    let face = view.piece.card.get();
    let how = status(view.piece.status);
    let picture = picture(view.piece.card, ctx);
    let pictured = if picture.is_some() { " wz-tile--pictured" } else { "" };
    html! {
        span class={ "wz-tile wz-tile--" (how) " wz-band wz-band--" (sort(face)) (pictured) } {
            @if let Some(picture) = picture { (picture) }
            span .wz-sheet__head { span .wz-emblem { (icon(emblem(face))) } span .wz-name { (called(view.piece.card, ctx)) } }
            @match view.numbers {
                Some((prowess, body, influence, corruption)) => {
                    span .wz-numbers {
                        (number("prowess", prowess.into(), ctx))
                        (number("body", body.into(), ctx))
                        @if face.influence != 0 || influence != 0 { (number("influence", influence, ctx)) }
                        @if corruption != 0 { (number("corruption", corruption.into(), ctx)) }
                    }
                    (skills(face, ctx))
                },
                None => (printed(face, ctx)),
            }
            @if view.piece.status != Status::Untapped {
                span .wz-how { (icon(how)) (ctx.say(&format!("wizards-lies-{how}"))) }
            }
        }
        (sheet(view.piece.card, ctx, Some(view)))
    }
}

/// An item, an event, a corruption card: a strip under what it lies on.
pub(crate) fn strip(view: &CardView, ctx: &Context) -> Markup {
    let face = view.piece.card.get();
    let how = status(view.piece.status);
    html! {
        span class={ "wz-strip wz-tile--" (how) " wz-band wz-band--" (sort(face)) } {
            span .wz-emblem { (icon(emblem(face))) }
            span .wz-name { (called(view.piece.card, ctx)) }
            @if view.piece.status != Status::Untapped { span .wz-how { (named(how, &ctx.say(&format!("wizards-lies-{how}")))) } }
            @if face.corruption != 0 { (number("corruption", face.corruption.into(), ctx)) }
        }
        (sheet(view.piece.card, ctx, Some(view)))
    }
}

/// A pile of cards by their names, those that are there several times once.
pub(crate) fn names(cards: &[CardId], ctx: &Context) -> Markup {
    html! {
        ul .wz-names-list {
            @for (at, card) in cards.iter().enumerate().filter(|(at, card)| !cards[..*at].contains(card)) {
                @let face = card.get();
                @let copies = cards[at..].iter().filter(|other| *other == card).count();
                li class={ "wz-band wz-band--" (sort(face)) } title=(told(*card, ctx)) {
                    span .wz-emblem { (icon(emblem(face))) } " " (linked(*card, ctx))
                    @if copies > 1 { " ×" (copies) }
                    @if face.points != 0 { " " (number("points", face.points.into(), ctx)) }
                }
            }
        }
    }
}

/// A number with its sign.
pub(crate) fn count(sign: &str, number: usize, id: &str, ctx: &Context) -> Markup {
    let told = ctx.with(id, &[("count", Value::Number(number as u32))]);
    html! { span .wz-count title=(told) { (icon(sign)) span .unseen { (told) } span aria-hidden="true" { (number) } } }
}
