//! One card: its name, its numbers, and what it says.

use canvas::{Context, Language};
use maud::{Markup, html};
use table::Names;
use wizards::card::{Face, Kind};
use wizards::ids::CardId;
use wizards::state::Status;
use wizards::view::CardView;

use crate::says;

/// A name in the reader's language.
pub(crate) fn name(names: &Names, language: Language) -> &str {
    match language {
        Language::Es => &names.es,
        Language::En => &names.en,
    }
}

/// The class of a card's frame.
pub(crate) const fn sort(face: &Face) -> &'static str {
    match face.kind {
        Kind::Character => "wz-character",
        Kind::Item | Kind::Ally | Kind::Faction | Kind::Resource => "wz-resource",
        Kind::Creature | Kind::Hazard | Kind::Agent => "wz-hazard",
    }
}

/// The numbers printed on a card, each with its sign: what is not printed is not there.
fn printed(face: &Face, ctx: &Context) -> Markup {
    let fights = matches!(
        face.kind,
        Kind::Character | Kind::Creature | Kind::Ally | Kind::Agent
    );
    html! {
        span .wz-numbers {
            @if face.points != 0 { (number("points", i16::from(face.points), ctx)) }
            @if face.kind == Kind::Creature && face.strikes > 1 { (number("strikes", face.strikes.into(), ctx)) }
            @if fights && face.prowess != 0 { (number("prowess", face.prowess.into(), ctx)) }
            @if fights && face.body != 0 { (number("body", face.body.into(), ctx)) }
            @if let Some(mind) = face.mind { (number("mind", mind.into(), ctx)) }
            @if face.influence != 0 { (number("influence", face.influence.into(), ctx)) }
            @if face.corruption != 0 { (number("corruption", face.corruption.into(), ctx)) }
        }
    }
}

/// A number with its sign and, for those who hover or listen, its name.
pub(crate) fn number(what: &str, count: i16, ctx: &Context) -> Markup {
    let name = ctx.say(&format!("wizards-number-{what}"));
    html! { span class={ "wz-number wz-number--" (what) } title=(name) { span .unseen { (name) " " } (count) } }
}

/// What a card says, sentence by sentence.
fn text(card: CardId, ctx: &Context) -> Markup {
    let sentences = says::card(ctx.language, &card.to_string());
    html! { @if !sentences.is_empty() { span .wz-text { (sentences.join(" ")) } } }
}

/// A card of the hand, in full.
pub(crate) fn whole(card: CardId, ctx: &Context) -> Markup {
    let face = card.get();
    html! {
        span class={ "wz-card " (sort(face)) } {
            span .wz-name { (name(&face.name, ctx.language)) }
            (printed(face, ctx))
            (text(card, ctx))
        }
    }
}

/// A card in play: a character with its numbers of now, anything else with what is printed.
pub(crate) fn lying(view: &CardView, ctx: &Context) -> Markup {
    let face = view.piece.card.get();
    let status = match view.piece.status {
        Status::Untapped => "untapped",
        Status::Tapped => "tapped",
        Status::Wounded => "wounded",
    };
    let label = name(&face.name, ctx.language);
    let said = ctx.say(&format!("wizards-lies-{status}"));
    let drawing = html! {
        span class={ "wz-card wz-card--" (status) " " (sort(face)) } {
            span .wz-name { (label) }
            @if view.piece.status != Status::Untapped { span .wz-status { (said) } }
            @match view.numbers {
                Some((prowess, body, influence, corruption)) => span .wz-numbers {
                    (number("prowess", prowess.into(), ctx))
                    (number("body", body.into(), ctx))
                    @if influence != 0 { (number("influence", influence, ctx)) }
                    @if corruption != 0 { (number("corruption", corruption.into(), ctx)) }
                },
                None => (printed(face, ctx)),
            }
            (text(view.piece.card, ctx))
        }
    };
    let told = format!("{label}, {said}");
    ctx.thing(&format!("piece-{}", view.id.index()), "wz-place", &told, &drawing)
}
