//! Dragon's Terror: one heart after another fails.

use super::prelude::*;
use crate::choice::Choice;
use crate::questions::Choose;

operations! {
    /// Taps a character of the company, no wizard, for each discarded card of the hand, which counts against the hazard limit,
    /// unless the mind is as great as a roll; a Dragon adds two.
    "terrify" => Terrify,
}

/// The steps: a card is discarded; a character is chosen.
const WHOM: u8 = 1;

/// The bonus of a Dragon to the roll.
const DRAGON: i8 = 2;

fn has_room(state: &State) -> bool {
    let company = state.turn.company.and_then(|id| state.find_company(id));
    company.is_some_and(|company| company.used < company.limit)
}

impl Does for Terrify {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Choose::of(deed, deed.link.seat));
    }

    /// The card itself takes one of the limit, and each card of the hand another.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let company = scope.its_company(state);
        state.sides[scope.seat].hand.len() > 1
            && company.is_some_and(|company| company.used + 2 <= company.limit)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Choose) -> Vec<Choice> {
        let Some(combat) = &state.combat else { return Vec::new() };
        if ask.step == WHOM {
            let all = state.characters(combat.company);
            return all.filter(|id| !state.face(*id).is_wizard()).map(Choice::Pick).collect();
        }
        let mut all = vec![Choice::Pass];
        if has_room(state) {
            state.each_in_hand(ask.seat, |card| all.push(Choice::Card(card)));
        }
        all
    }

    fn chosen(&self, state: &mut State, ask: Choose, choice: &Choice, ctx: &mut Ctx<'_>) {
        let seat = ask.seat;
        match *choice {
            Choice::Card(card) => {
                let Some(id) = state.in_hand(seat, card) else { return };
                state.discard_shown(id, ctx);
                if let Some(company) = state.turn.company.filter(|id| state.find_company(*id).is_some()) {
                    state.company_mut(company).used += 1;
                }
                state.frames.push(Choose { step: WHOM, ..ask });
            }
            Choice::Pick(id) => {
                let dragon = state.combat.as_ref().is_some_and(|combat| combat.race == Race::Dragon);
                let roll = state.roll(seat, "card", ctx) + if dragon { DRAGON } else { 0 };
                if roll > state.mind(id) {
                    state.tap(id);
                    let card = state.piece(id).card;
                    ctx.tell(|| Event::Turned { card });
                }
                state.frames.push(Choose { step: 0, ..ask });
            }
            _ => {}
        }
    }

    fn sentence(&self, step: u8) -> &'static str {
        if step == WHOM { "wizards-asked-choose-terrify-whom" } else { "wizards-asked-choose-terrify" }
    }
}
