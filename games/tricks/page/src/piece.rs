//! Cards as things on the table.

use maud::{Markup, html};
use tricks::card::{Card, CardSet, Suit};
use tricks::view::Seen;

use crate::card::{Face, back, face};
use canvas::Context;
use canvas::art::icon;

/// A card that lies open. It keeps its id wherever it lies, so that it glides from a hand to the trick.
pub fn card(card: Card, class: &str, ctx: &Context) -> Markup {
    named(card, class, &ctx.say(card.term()), ctx)
}

/// The same, with its own name for screen readers.
pub fn named(card: Card, class: &str, name: &str, ctx: &Context) -> Markup {
    let title = match card.suit() {
        Some(suit) => ctx.say(suit.term()),
        None => ctx.say(card.term()),
    };
    let drawn = Face::of(card.name()).map(|kind| face(kind, &title));
    let class = format!("tr-play-card glides {class}");
    let drawn = drawn.unwrap_or_default();
    ctx.thing(&id(card), class.trim_end(), name, &drawn)
}

/// The id of a card, wherever it lies.
pub fn id(card: Card) -> String {
    format!("card-{}", card.name())
}

/// A card, or the back of one.
pub fn seen(seen: Seen, class: &str, ctx: &Context) -> Markup {
    match seen {
        Seen::Card(open) => card(open, class, ctx),
        Seen::Hidden => html! {
            div class={ "tr-play-card " (class) } role="img" aria-label=(ctx.say("tricks-art-hidden")) { (back()) }
        },
    }
}

/// Cards as small marks, suit by suit: the cards won.
pub fn chips(cards: CardSet, ctx: &Context) -> Markup {
    let suits = Suit::ALL.into_iter().map(|suit| cards.and(suit.cards()));
    let suits = suits.filter(|suit| !suit.is_empty()).collect::<Vec<_>>();
    let others = Suit::ALL.into_iter().fold(cards, |rest, suit| rest.minus(suit.cards()));
    html! {
        @for suit in suits { span .tr-chips { @for card in suit.iter() { (chip(card, ctx)) } } }
        @if !others.is_empty() { span .tr-chips { @for card in others.iter() { (chip(card, ctx)) } } }
    }
}

/// A card as a small mark.
pub fn chip(card: Card, ctx: &Context) -> Markup {
    let Some(kind) = Face::of(card.name()) else {
        return html! {};
    };
    let name = ctx.say(card.term());
    html! {
        span class={ "tr-chip tr-card-face--" (kind.kind) } title=(name) {
            (icon(kind.sign()))
            @if let Some(value) = kind.value { span aria-hidden="true" { (value) } }
            span .unseen { (name) }
        }
    }
}
