//! Cards, as type alone: their kind, their numbers, their text.

use canvas::Context;
use maud::{Markup, html};
use quest::effect::Task;
use quest::ids::{Card, Corruption, Encounter, Happening, Mission, Peril, Plot, Quest, Shadow};
use quest::pack::Pack;
use quest::state::SAURON;

use super::sign::icon;
use super::{count, reader_of};

/// A card: its kind in the band, its title, its numbers, its sentences.
#[derive(Default)]
struct Face<'a> {
    id: &'a str,
    kind: &'a str,
    sign: &'a str,
    title: String,
    figures: Markup,
    says: Vec<String>,
    marks: Vec<String>,
    /// A further class.
    class: &'a str,
}

fn draw(ctx: &Context, face: Face) -> Markup {
    let drawing = html! {
        div .qu-card__face {
            header .qu-card__head {
                span .qu-card__sign { (icon(face.sign)) }
                b .qu-card__title { (face.title) }
            }
            div .qu-card__figures { (face.figures) }
            div .qu-card__says { @for line in &face.says { p { (line) } } }
            @if !face.marks.is_empty() { footer .qu-card__marks { (face.marks.join(" · ")) } }
        }
    };
    let class = format!("qu-card qu-card--{} {}", face.kind, face.class);
    let class = class.trim_end();
    ctx.sheet(face.id, class, &face.title, &drawing)
}

/// A card one fights and travels with.
pub(crate) fn combat(pack: &Pack, ctx: &Context, id: &str, card: Card) -> Markup {
    draw(ctx, fought(pack, ctx, id, card))
}

/// The same where it would exhaust the side that plays it: its cost is more than the strength left.
pub(crate) fn too_dear(pack: &Pack, ctx: &Context, id: &str, card: Card) -> Markup {
    let mut face = fought(pack, ctx, id, card);
    face.says.insert(0, ctx.say("quest-board-spends"));
    face.class = "qu-card--spent";
    draw(ctx, face)
}

fn fought<'a>(pack: &Pack, ctx: &Context, id: &'a str, card: Card) -> Face<'a> {
    let facts = pack.card(card);
    let kind = if facts.melee { "melee" } else { "ranged" };
    let say = |id: &str| ctx.say(id);
    let figures = html! {
        (count("attack", facts.attack, &say("quest-attack")))
        (count("defence", facts.defence, &say("quest-defence")))
        (count("cost", facts.cost, &say("quest-cost")))
        @if let Some(terrain) = facts.icon { span .qu-card__way title=(say(terrain.term())) { (icon(terrain.id())) span .unseen { (say(terrain.term())) } } }
    };
    let reader = reader_of(pack, ctx);
    Face {
        id,
        kind,
        sign: kind,
        title: say(card.term()),
        figures: html! { span .qu-card__kind { (say(&format!("quest-type-{kind}"))) } (figures) },
        says: reader.combat(card),
        marks: reader.marks(card.term()),
        ..Face::default()
    }
}

/// A plot: the influence it asks of the pool, how far it moves which marker, the favor that ends it.
pub(crate) fn plot(pack: &Pack, ctx: &Context, id: &str, plot: Plot) -> Markup {
    let facts = pack.plot(plot);
    let reader = reader_of(pack, ctx);
    let moves = ctx.with(
        "quest-board-advance",
        &[("number", facts.advance.into()), ("colour", (&ctx.say(facts.colour.term())).into())],
    );
    let figures = html! {
        (count("influence", facts.pool, &ctx.say("quest-board-asks-pool")))
        (count("favor", facts.favor, &ctx.say("quest-board-costs-favor")))
        span class={ "qu-marker qu-marker--" (facts.colour) } title=(moves) { "+" (facts.advance) span .unseen { (moves) } }
    };
    draw(
        ctx,
        Face {
            id,
            kind: "plot",
            sign: "plot",
            title: ctx.say(plot.term()),
            figures,
            says: reader.plot(plot),
            marks: reader.marks(plot.term()),
            ..Face::default()
        },
    )
}

/// The lines of a card from one on, which speak to the hero: Sauron reads to whom.
fn to_the_hero(ctx: &Context, says: Vec<String>, from: usize) -> Vec<String> {
    let said = |(index, line): (usize, String)| match ctx.own == Some(SAURON) && index >= from {
        true => ctx.with("quest-board-to-hero", &[("what", (&line).into())]),
        false => line,
    };
    says.into_iter().enumerate().map(said).collect()
}

pub(crate) fn shadow(pack: &Pack, ctx: &Context, id: &str, card: Shadow) -> Markup {
    let reader = reader_of(pack, ctx);
    let figures = count("influence", pack.shadow(card).pool, &ctx.say("quest-board-asks-pool"));
    draw(
        ctx,
        Face {
            id,
            kind: "shadow",
            sign: "shadow",
            title: ctx.say(card.term()),
            figures,
            says: to_the_hero(ctx, reader.shadow(card), 1),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

pub(crate) fn event(pack: &Pack, ctx: &Context, id: &str, card: Happening) -> Markup {
    let reader = reader_of(pack, ctx);
    let facts = pack.event(card);
    let figures = html! {
        @if let Some(place) = facts.flag { span .qu-card__kind { (icon("event")) " " (ctx.say(place.term())) } }
    };
    draw(
        ctx,
        Face {
            id,
            kind: "event",
            sign: "event",
            title: ctx.say(card.term()),
            figures,
            says: reader.event(card),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

pub(crate) fn encounter(pack: &Pack, ctx: &Context, id: &str, card: Encounter) -> Markup {
    let reader = reader_of(pack, ctx);
    let facts = pack.encounter(card);
    let figures = html! { span .qu-card__kind { (ctx.say(facts.group.term())) } };
    draw(
        ctx,
        Face {
            id,
            kind: "encounter",
            sign: "quest",
            title: ctx.say(card.term()),
            figures,
            says: reader.encounter(card),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

pub(crate) fn peril(pack: &Pack, ctx: &Context, id: &str, card: Peril) -> Markup {
    let reader = reader_of(pack, ctx);
    draw(
        ctx,
        Face {
            id,
            kind: "peril",
            sign: "damage",
            title: ctx.say(card.term()),
            figures: html! {},
            says: to_the_hero(ctx, reader.peril(card), 0),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

pub(crate) fn corruption(pack: &Pack, ctx: &Context, id: &str, card: Corruption) -> Markup {
    let reader = reader_of(pack, ctx);
    let figures = count("favor", pack.corruption(card).favor, &ctx.say("quest-board-costs-favor"));
    draw(
        ctx,
        Face {
            id,
            kind: "corruption",
            sign: "corruption",
            title: ctx.say(card.term()),
            figures,
            says: reader.corruption(card),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

pub(crate) fn quest(pack: &Pack, ctx: &Context, id: &str, card: Quest) -> Markup {
    let reader = reader_of(pack, ctx);
    // Where its task lies is what one looks for among the cards that one holds.
    let at = pack.quest(card).task.parts().into_iter().filter_map(|task| match task {
        Task::Explore { place } | Task::Defeat { place, .. } => Some(ctx.say(place.term())),
        _ => None,
    });
    let at = at.collect::<Vec<_>>().join(" · ");
    draw(
        ctx,
        Face {
            id,
            kind: "quest",
            sign: "quest",
            title: ctx.say(card.term()),
            figures: html! { @if !at.is_empty() { span .qu-card__at { (at) } } },
            says: reader.quest(card),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

pub(crate) fn mission(pack: &Pack, ctx: &Context, id: &str, card: Mission) -> Markup {
    let reader = reader_of(pack, ctx);
    let figures = html! { span .qu-card__kind { (ctx.say("quest-board-mission")) } };
    draw(
        ctx,
        Face {
            id,
            kind: "mission",
            sign: "wisdom",
            title: ctx.say(card.term()),
            figures,
            says: reader.mission(card),
            marks: reader.marks(card.term()),
            ..Face::default()
        },
    )
}

/// A row of cards under a title; nothing for none. Alike cards get ids of their own.
pub(crate) fn row<T: Copy + PartialEq + std::fmt::Display>(
    id: &str,
    title: &str,
    kind: &str,
    cards: &[T],
    one: &dyn Fn(&str, T) -> Markup,
) -> Markup {
    let copy = |index: usize| cards[..index].iter().filter(|other| **other == cards[index]).count() + 1;
    html! {
        @if !cards.is_empty() {
            section id=(id) .qu-cards aria-label=(title) {
                h3 .qu-panel__title { (title) span .qu-panel__sum { (cards.len()) } }
                div .qu-cards__row tabindex="0" role="group" aria-label=(title) {
                    @for (index, card) in cards.iter().enumerate() {
                        @let id = match copy(index) { 1 => format!("{kind}-{card}"), more => format!("{kind}-{card}-{more}") };
                        (one(&id, *card))
                    }
                }
            }
        }
    }
}
