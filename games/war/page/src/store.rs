//! What lies beside the board and is looked up now and then: reinforcements and losses, Hunt tiles, decks and
//! discards. Folded away until it is asked for.

use maud::{Markup, html};
use war::card::{CardSet, Deck};
use war::figures::Figure as Piece;
use war::nation::{Nation as Folk, Side as Camp};
use war::tile::{KINDS, Tile};
use war::view::View;

use crate::dice::hunt_tile;
use crate::figure::own;
use crate::names::{counted, sign_of};
use crate::sign::icon;
use crate::words;
use canvas::{Context, named};

/// All of it.
pub(crate) fn store(view: &View, ctx: &Context) -> Markup {
    html! { (reserve(view, ctx)) (tiles(view, ctx)) (decks(view, ctx)) }
}

fn fold(id: &str, sign: &str, title: &str, sum: &str, inside: &Markup) -> Markup {
    html! {
        details id=(id) .wtrack .wfold {
            summary .wtrack__title { (icon(sign)) " " (title) " " span .wtrack__sum { (sum) } }
            (inside)
        }
    }
}

/// Figures that may still come, and those of the Free Peoples that never will.
fn reserve(view: &View, ctx: &Context) -> Markup {
    let left = view
        .reserve
        .values()
        .flatten()
        .map(|count| u32::from(*count))
        .sum::<u32>();
    let figures = |folk: Folk, counts: &[u8; 3]| {
        let all = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        html! {
            @for (kind, count) in all {
                @let piece = Piece::of(folk, kind);
                @let name = counted(ctx.language, piece, *count);
                span .wforce__one title=(name) {
                    (sign_of(ctx.language, piece)) span aria-hidden="true" { "×" (count) } span .unseen { (name) }
                }
            }
        }
    };
    let inside = html! {
        ul .wreserve {
            @for folk in Folk::ALL {
                @let lost = view.casualties[folk];
                li id={ "reserve-" (folk) } {
                    span class={ "ntoken " (own(folk)) } title=(ctx.say(folk.term())) { (icon(folk.id())) span .unseen { (ctx.say(folk.term())) } }
                    div .wforce {
                        (figures(folk, &view.reserve[folk]))
                        @if view.reserve[folk] == [0; 3] { span .wcup__who { (ctx.say("war-board-none-left")) } }
                    }
                    @if lost != [0; 3] {
                        div .wforce .wforce--lost { span .wcup__who { (ctx.say("war-board-lost")) } (figures(folk, &lost)) }
                    }
                }
            }
        }
    };
    fold(
        "store-reserve",
        "muster",
        &ctx.say("war-board-reserve"),
        &left.to_string(),
        &inside,
    )
}

/// Where the Hunt tiles are: all of that is open, but for what is drawn next.
fn tiles(view: &View, ctx: &Context) -> Markup {
    let places = [
        ("pool", &view.tiles.pool),
        ("drawn", &view.tiles.drawn),
        ("waiting", &view.tiles.waiting),
        ("gone", &view.tiles.gone),
    ];
    let sum = |counts: &[u8; KINDS]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
    let inside = html! {
        @for (place, counts) in places {
            @let number = sum(counts);
            @if number > 0 {
                p .wcup__who { (ctx.say(&format!("war-board-tiles-{place}"))) " · " (number) }
                div .wtiles {
                    @for (kind, count) in Tile::all().zip(counts) {
                        @if *count > 0 {
                            span .wtiles__kind {
                                (hunt_tile(ctx, &format!("tile-{place}-{kind}"), kind))
                                @if *count > 1 { span { "×" (count) } }
                            }
                        }
                    }
                }
            }
        }
    };
    let pool = sum(&view.tiles.pool).to_string();
    fold("store-tiles", "eye", &ctx.say("war-board-tiles"), &pool, &inside)
}

/// How many cards are left to draw, and what was laid aside.
fn decks(view: &View, ctx: &Context) -> Markup {
    let left = view
        .decks
        .values()
        .flatten()
        .map(|count| u32::from(*count))
        .sum::<u32>();
    let side = |camp: Camp| {
        let gone = Deck::ALL.map(|deck| view.discarded.and(CardSet::deck(camp, deck)));
        let buried = view.hands.iter().map(|(_, hand)| hand.buried);
        let own = crate::table::seats_of(view, camp);
        let buried = buried
            .enumerate()
            .filter(|(seat, _)| own.contains(&table::Seat::new(*seat)))
            .map(|(_, backs)| u32::from(backs[0]) + u32::from(backs[1]))
            .sum::<u32>();
        html! {
            h4 .wcup__who { (ctx.say(camp.term())) }
            ul .wdecks {
                @for deck in Deck::ALL {
                    li { (ctx.say(deck.term())) ": " b { (view.decks[camp][deck as usize]) } }
                }
                @if buried > 0 { li { (ctx.say("war-board-buried")) ": " b { (buried) } } }
            }
            @for cards in gone.iter().filter(|cards| !cards.is_empty()) {
                p .wdecks__gone {
                    (ctx.say("war-board-discarded")) ": "
                    @for (index, card) in cards.iter().enumerate() {
                        @if index > 0 { ", " }
                        (named(ctx, card.term(), &words::card_title(ctx.language, card)))
                    }
                }
            }
        }
    };
    let inside = html! { @for camp in Camp::ALL { (side(camp)) } };
    fold(
        "store-decks",
        "event",
        &ctx.say("war-board-decks"),
        &left.to_string(),
        &inside,
    )
}
