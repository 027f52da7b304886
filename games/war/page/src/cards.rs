//! Event cards, as type alone: the dice that play them, their requirements and effects, and their effects in combat.

use war::card::CardKind;

use crate::prelude::*;
use crate::words;

/// A card, face up. Its id is the card's own.
pub(crate) fn card(ctx: &Context, card: Card) -> Markup {
    marked(ctx, card, "")
}

/// The same, with a class of its own.
fn marked(ctx: &Context, card: Card, mark: &str) -> Markup {
    let language = ctx.language;
    let title = words::card_title(language, card);
    let kind = match card.facts().kind {
        CardKind::Character => "character",
        CardKind::Army => "army",
        CardKind::Muster => "muster",
    };
    let drawing = html! { div .wa-card__face {
        header .wa-card__head {
            span .wa-card__kind title=(ctx.say(card.deck().term())) { (icon(kind)) }
            b .wa-card__title { (title) }
        }
        div .wa-card__body {
            @if let Some(needs) = words::card_requirements(language, card) { p .wa-card__needs { (needs) } }
            p { (words::card_event_text(language, card)) }
        }
        footer .wa-card__combat {
            b { (icon("army")) " " (words::card_combat_title(language, card)) }
            @if let Some(needs) = words::card_combat_requirements(language, card) { p .wa-card__needs { (needs) } }
            p { (words::card_combat_text(language, card)) }
        }
    } };
    let class = format!("wa-card wa-card--{} wa-card--{}{mark}", card.side(), card.deck());
    ctx.sheet(&format!("card-{card}"), &class, &title, &drawing)
}

/// The cards that were drawn since the reader's last act: they lie anywhere in the hand.
fn drawn(scene: &Scene) -> Vec<Card> {
    let since = scene.told.iter().skip(scene.recent);
    let cards = since.filter_map(|line| match line.event {
        Event::Drew { card, .. } => card,
        _ => None,
    });
    cards.collect()
}

/// A row of cards under a title, some of them new; nothing for none.
fn row(ctx: &Context, id: &str, title: &str, cards: CardSet, new: &[Card]) -> Markup {
    html! {
        @if !cards.is_empty() {
            section id=(id) .wa-cards aria-label=(title) {
                h3 .wa-track__title { (title) " · " (cards.len()) }
                div .wa-cards__row tabindex="0" role="group" aria-label=(title) { @for one in cards.iter() { (marked(ctx, one, if new.contains(&one) { " wa-card--new" } else { "" })) } }
            }
        }
    }
}

/// The reader's cards: hands that may be seen, cards on the table, decks that may be drawn from.
pub(crate) fn cards(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let new = drawn(scene);
    let hands = view.hands.iter();
    let hands = hands.filter_map(|(seat, hand)| Some((seat, hand.cards?)));
    html! {
        @if let Some(playing) = view.playing {
            (row(ctx, "card-playing", &ctx.say("war-board-playing"), CardSet::only(playing), &[]))
        }
        @for (seat, hand) in hands {
            @let title = if ctx.own == Some(seat) { ctx.say("war-board-hand") } else {
                ctx.with("war-board-hand-of", &[("name", ctx.name(seat).into())])
            };
            (row(ctx, &format!("hand-{seat}"), &title, hand, &new))
        }
        (row(ctx, "cards-on-table", &ctx.say("war-board-table"), view.table, &[]))
        @for deck in Deck::ALL {
            @if ctx.lit(&format!("draw-{deck}")).is_some() {
                (ctx.thing(&format!("draw-{deck}"), "wa-deck", &ctx.say(deck.term()), &html! { (icon("event")) " " (ctx.say(deck.term())) }))
            }
        }
    }
}

/// The number of cards of each deck that a seat holds, which all may see.
pub(crate) fn backs(view: &View, ctx: &Context, seat: Seat) -> Markup {
    let Some(hand) = view.hands.get(seat) else {
        return html! {};
    };
    html! {
        span .wa-backs {
            @for (deck, sign) in [(Deck::Character, "character"), (Deck::Strategy, "army")] {
                @let number = hand.backs[deck as usize];
                @let deck = ctx.say(deck.term());
                @let said = ctx.with("war-board-backs", &[("deck", (&deck).into()), ("number", number.into())]);
                span title=(said) { span aria-hidden="true" { (icon(sign)) " " (number) } span .unseen { (said) } }
            }
        }
    }
}
