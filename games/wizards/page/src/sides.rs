//! Both sides of the table.

use canvas::Scene;
use maud::{Markup, html};
use table::Seat;
use wizards::Wizards;
use wizards::state::Zone;

use crate::attack::{attack, chain};
use crate::card::{lying, name, whole};
use crate::company::company;

/// The companies of both, the reader's below; what is attacked and declared between them.
pub(crate) fn board(scene: &Scene<Wizards>) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let own = ctx.own.unwrap_or(Seat::new(0));
    let loose = view
        .cards
        .iter()
        .filter(|card| matches!(card.piece.zone, Zone::Table | Zone::OnSite(_)));
    let between = html! {
        div #between .wz-between {
            (chain(view, ctx))
            (attack(view, ctx))
            div .wz-row {
                @for card in loose {
                    div .wz-loose {
                        (lying(card, ctx))
                        @if let Zone::OnSite(site) = card.piece.zone { span .wz-status { (name(&site.get().name, ctx.language)) } }
                    }
                }
            }
        }
    };
    html! {
        section .wz-board {
            (side(scene, own.next(2)))
            (ctx.layer("div", "between", between))
            (side(scene, own))
        }
    }
}

fn side(scene: &Scene<Wizards>, seat: Seat) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let id = format!("side-{}", seat.index());
    let drawing = html! {
        section id=(id) .wz-side aria-label=(ctx.name(seat)) {
            h2 { (ctx.name(seat)) }
            ul .wz-companies {
                @for one in view.companies.iter().filter(|company| company.seat == seat) { (company(view, one, ctx)) }
            }
            (won(scene, seat))
        }
    };
    ctx.layer("section", id, drawing)
}

/// The marshalling pile, the cards out of play, and how many lie where.
fn won(scene: &Scene<Wizards>, seat: Seat) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let side = &view.sides[seat.index()];
    let list = |cards: &[wizards::ids::CardId]| {
        let names = cards
            .iter()
            .map(|card| name(&card.get().name, ctx.language))
            .collect::<Vec<_>>();
        names.join(", ")
    };
    let count = |pile: usize| canvas::Value::Number(pile as u32);
    html! {
        p .wz-piles {
            (ctx.with("wizards-page-piles", &[
                ("deck", count(side.deck)), ("hand", count(side.hand)),
                ("discard", count(side.discard)), ("sideboard", count(side.sideboard)),
            ]))
            @if !side.won.is_empty() { " " span .wz-won { (ctx.say("wizards-page-won")) ": " (list(&side.won)) "." } }
            @if !side.out.is_empty() { " " span .wz-out { (ctx.say("wizards-page-out")) ": " (list(&side.out)) "." } }
        }
    }
}

/// The reader's hand; before the game, what was set aside.
pub(crate) fn hand(scene: &Scene<Wizards>) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let Some(own) = ctx.own else { return html! {} };
    let side = &view.sides[own.index()];
    let mut cards = side.hand_known.clone();
    cards.extend(side.aside_known.iter().copied());
    cards.dedup();
    html! {
        section #hand .wz-hand aria-label=(ctx.say("wizards-page-hand")) {
            @for (at, card) in cards.iter().enumerate().filter(|(at, card)| !cards[..*at].contains(card)) {
                @let copies = cards[at..].iter().filter(|other| *other == card).count();
                @let drawing = html! { (whole(*card, ctx)) @if copies > 1 { span .wz-copies { "×" (copies) } } };
                (ctx.thing(&format!("hand-{card}"), "wz-place", name(&card.get().name, ctx.language), &drawing))
            }
        }
    }
}

/// Whose turn it is, and its phase.
pub(crate) fn turn(scene: &Scene<Wizards>) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    html! {
        p .wz-turn {
            (ctx.with("wizards-page-turn", &[
                ("number", view.turn.number.into()),
                ("player", ctx.name(view.turn.active).into()),
                ("phase", ctx.say(view.turn.phase.term()).as_str().into()),
            ]))
        }
    }
}
