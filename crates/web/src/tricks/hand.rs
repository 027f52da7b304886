//! The hands that one sees, at the edge of the table.

use maud::{Markup, html};
use tricks::view::{ChairView, View};

use super::piece::card;
use crate::context::BoardContext;

/// One's own hand as a fan; of somebody who plays alone, or after the game, all hands.
pub fn hand(view: &View, ctx: &BoardContext) -> Markup {
    let hands = view.chairs.iter().filter(|chair| !chair.pyramid);
    let hands = hands
        .filter_map(|chair| Some((chair, chair.hand?)))
        .collect::<Vec<_>>();
    html! {
        div #hands .hands .hands--many[hands.len() > 1] {
            @for (chair, cards) in &hands {
                section id={ "hand-" (chair.chair) } .fan aria-label=(label(chair, ctx)) {
                    @if hands.len() > 1 { h3 .fan__name { (label(chair, ctx)) } }
                    div .fan__cards {
                        @for held in cards.iter() {
                            @let class = if chair.shown.has(held) { "play-card--shown" } else { "" };
                            div .fan__card { (card(held, class, ctx)) }
                        }
                    }
                }
            }
        }
    }
}

fn label(chair: &ChairView, ctx: &BoardContext) -> String {
    match chair.character {
        Some(character) => ctx.with(
            "tricks-art-hand-of",
            &[("name", (&ctx.say(character.term())).into())],
        ),
        None => ctx.with("tricks-art-hand-of", &[("name", ctx.name(chair.seat).into())]),
    }
}
