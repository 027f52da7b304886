//! The hands that one sees, at the edge of the table.

use maud::{Markup, html};
use tricks::Tricks;
use tricks::card::CardSet;
use tricks::event::Event;
use tricks::view::{ChairView, View};

use crate::objective::objective;
use crate::piece::{card, named};
use crate::plaque::{on_turn, one_of_several};
use crate::words::Known;
use canvas::{Context, Scene};

/// The chairs whose hands the reader sees, and the hands.
fn seen(view: &View) -> impl Iterator<Item = (&ChairView, CardSet)> {
    let chairs = view.chairs.iter().filter(|chair| !chair.pyramid);
    chairs.filter_map(|chair| Some((chair, chair.hand?)))
}

/// The cards that the reader was passed in this round, until they have played a card themselves: others may lead before they have
/// looked.
pub(crate) fn received(scene: &Scene<Tricks>) -> CardSet {
    let view = scene.view;
    let mut own = view.chairs.iter().filter(|chair| chair.seat == scene.ctx.focus);
    let begun = !view.tricks.is_empty() || own.any(|chair| view.trick.cards[chair.chair].is_some());
    let round = scene.told.iter().rev().take_while(|told| !matches!(told.event, Event::Round { .. }));
    let passed = round.filter_map(|told| match &told.event {
        Event::Passed { with, card, .. } if with.seat == scene.ctx.focus => *card,
        _ => None,
    });
    if begun { CardSet::EMPTY } else { passed.collect() }
}

/// One's own hand as a fan; for a single player, or after the game, all hands. The cards `received` are marked.
pub fn hand(view: &View, received: CardSet, ctx: &Context) -> Markup {
    let hands = seen(view).collect::<Vec<_>>();
    html! {
        div #hands .tr-hands .tr-hands--many[hands.len() > 1] {
            @for (chair, cards) in &hands {
                section id={ "hand-" (chair.chair) } .tr-fan .tr-fan--turn[hands.len() > 1 && on_turn(view, chair.chair)] aria-label=(label(view, chair, ctx)) {
                    @if hands.len() > 1 { h3 .tr-fan__name { (label(view, chair, ctx)) } }
                    (goal(view, chair, ctx))
                    div .tr-fan__cards {
                        @for held in cards.iter() {
                            @let class = if chair.shown.has(held) { "tr-play-card--shown" } else { "" };
                            div .tr-fan__card .tr-fan__card--new[received.has(held)] {
                                @if received.has(held) {
                                    (named(held, class, &ctx.with("tricks-art-received", &[("card", (&ctx.say(held.term())).into())]), ctx))
                                } @else { (card(held, class, ctx)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The objective of the hand. The plaque has it, too; but on a phone that lies under the hand.
fn goal(view: &View, chair: &ChairView, ctx: &Context) -> Markup {
    let known = Known { param: chair.param, burden: view.burden };
    html! {
        @if let Some(goal) = &chair.objective {
            div id={ "goal-" (chair.chair) } .tr-fan__goal aria-hidden="true" {
                @if let Some(character) = chair.character { b { (ctx.say(character.term())) } }
                (objective(goal, known, ctx))
            }
        }
    }
}

/// The owner of the hand, and which hand, where one player has several.
fn label(view: &View, chair: &ChairView, ctx: &Context) -> String {
    let name = match chair.character {
        Some(character) => ctx.say(character.term()),
        None => ctx.name(chair.seat).to_owned(),
    };
    if one_of_several(view, chair) {
        let number = (chair.chair.number() as u32).into();
        return ctx.with("tricks-art-hand-number", &[("number", number), ("name", (&name).into())]);
    }
    ctx.with("tricks-art-hand-of", &[("name", (&name).into())])
}
