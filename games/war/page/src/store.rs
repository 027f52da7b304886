//! The things beside the board that are looked up now and then: reinforcements and losses, Hunt tiles, decks
//! and discards. Folded away until they are asked for.

use canvas::named;
use war::tile::Tile;

use crate::battle::one;
use crate::camp::camp_of;
use crate::dice::hunt_tile;
use crate::prelude::*;
use crate::words;

/// All of it.
pub(crate) fn store(view: &View, ctx: &Context) -> Markup {
    html! { div .wa-store { (reserve(view, ctx)) (tiles(view, ctx)) (decks(view, ctx)) } }
}

fn sum<'a>(counts: impl IntoIterator<Item = &'a u8>) -> u32 {
    counts.into_iter().map(|count| u32::from(*count)).sum()
}

fn fold(ctx: &Context, id: &str, sign: &str, title: &str, sum: u32, inside: &Markup) -> Markup {
    html! {
        details id=(id) .wa-track .wa-fold {
            summary .wa-track__title { (icon(sign)) " " (ctx.say(title)) " " span .wa-track__sum { (sum) } }
            (inside)
        }
    }
}

/// Figures that may still come, and those of the Free Peoples that never will.
fn reserve(view: &View, ctx: &Context) -> Markup {
    let left = sum(view.reserve.values().flatten());
    let figures = |folk: Nation, counts: &[u8; 3]| {
        let all = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        html! { @for (kind, count) in all { (one(ctx, Piece::of(folk, kind), *count)) } }
    };
    let inside = html! {
        ul .wa-reserve {
            @for folk in Nation::ALL {
                @let lost = view.casualties[folk];
                li id={ "reserve-" (folk) } {
                    span class={ "wa-nation " (own(folk)) } title=(ctx.say(folk.term())) { (icon(folk.id())) span .unseen { (ctx.say(folk.term())) } }
                    div .wforce {
                        (figures(folk, &view.reserve[folk]))
                        @if view.reserve[folk] == [0; 3] { span .wa-cup__who { (ctx.say("war-board-none-left")) } }
                    }
                    @if lost != [0; 3] {
                        div .wforce .wa-force--lost { span .wa-cup__who { (ctx.say("war-board-lost")) } (figures(folk, &lost)) }
                    }
                }
            }
        }
    };
    fold(ctx, "store-reserve", "muster", "war-board-reserve", left, &inside)
}

/// The places of the Hunt tiles: all open, but for the next draw.
fn tiles(view: &View, ctx: &Context) -> Markup {
    let places = [
        ("pool", &view.tiles.pool),
        ("drawn", &view.tiles.drawn),
        ("waiting", &view.tiles.waiting),
        ("gone", &view.tiles.gone),
    ];
    let inside = html! {
        @for (place, counts) in places {
            @let number = sum(counts);
            @if number > 0 {
                p .wa-cup__who { (ctx.say(&format!("war-board-tiles-{place}"))) " · " (number) }
                div .wa-tiles {
                    @for (kind, count) in Tile::all().zip(counts) {
                        @if *count > 0 {
                            span .wa-tiles__kind {
                                (hunt_tile(ctx, &format!("tile-{place}-{kind}"), kind))
                                @if *count > 1 { span { "×" (count) } }
                            }
                        }
                    }
                }
            }
        }
    };
    let left = sum(&view.tiles.pool);
    fold(ctx, "store-tiles", "eye", "war-board-tiles", left, &inside)
}

/// The number of cards left to draw, and the discards.
fn decks(view: &View, ctx: &Context) -> Markup {
    let left = sum(view.decks.values().flatten());
    let side = |camp: Side| {
        let gone = Deck::ALL.map(|deck| view.discarded.and(CardSet::deck(camp, deck)));
        let hands = view.hands.iter().filter(|(seat, _)| camp_of(view, *seat) == camp);
        let buried = sum(hands.flat_map(|(_, hand)| &hand.buried));
        html! {
            h4 .wa-cup__who { (ctx.say(camp.term())) }
            ul .wa-decks {
                @for deck in Deck::ALL {
                    li { (ctx.say(deck.term())) ": " b { (view.decks[camp][deck as usize]) } }
                }
                @if buried > 0 { li { (ctx.say("war-board-buried")) ": " b { (buried) } } }
            }
            @for cards in gone.iter().filter(|cards| !cards.is_empty()) {
                p .wa-decks__gone {
                    (ctx.say("war-board-discarded")) ": "
                    @for (index, card) in cards.iter().enumerate() {
                        @if index > 0 { ", " }
                        (named(ctx, card.term(), &words::card_title(ctx.language, card)))
                    }
                }
            }
        }
    };
    let inside = html! { @for camp in Side::ALL { (side(camp)) } };
    fold(ctx, "store-decks", "event", "war-board-decks", left, &inside)
}
