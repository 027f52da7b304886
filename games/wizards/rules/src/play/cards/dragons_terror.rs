//! Dragon's Terror: one heart after another fails.

use super::prelude::*;
use crate::cards::effect::Asked;

operations! {
    /// Taps a character of the company, no wizard, for each discarded card of the hand, which counts against the hazard limit,
    /// unless the mind is as great as a roll; a Dragon adds two.
    "terrify" => Terrify,
}

/// The steps: the first card is discarded; a character is chosen; another card is discarded.
const WHOM: u8 = 1;
const MORE: u8 = 2;

/// The bonus of a Dragon to the roll.
const DRAGON: i8 = 2;

fn has_room(state: &State) -> bool {
    let company = state.turn.company.and_then(|id| state.find_company(id));
    company.is_some_and(|company| company.used < company.limit)
}

/// The number of cards that were discarded as it was declared, and of which the fright is still to come.
fn counted(state: &State, piece: PieceId) -> i8 {
    let of_it = |lasting: &state::Lasting| match lasting.change {
        Change::Counted(card, count) if card == piece => Some(count),
        _ => None,
    };
    state.lasting.iter().find_map(of_it).unwrap_or(0)
}

/// Notes another number of them.
fn count(state: &mut State, link: &state::Link, number: i8) {
    let of_it = |change: Change| matches!(change, Change::Counted(card, _) if card == link.piece);
    state.lasting.retain(|lasting| !of_it(lasting.change));
    if number > 0 {
        state.add_lasting(Some(Change::Counted(link.piece, number)), Until::Turn, link);
    }
}

/// Asks whom the next card frightens, if there is one.
fn frighten(state: &mut State, ask: Asked) {
    if counted(state, ask.link.piece) > 0 {
        state.ask_to_choose(Asked { step: WHOM, ..ask });
    }
}

impl Does for Terrify {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        frighten(state, Asked::of(deed, deed.link.seat));
    }

    fn asks_price(&self, deed: Deed<'_>, state: &mut State) {
        // One that was cancelled has left its number: it is not that of this one.
        count(state, deed.link, 0);
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
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

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let Some(combat) = &state.combat else { return Vec::new() };
        if ask.step == WHOM {
            let all = state.characters(combat.company);
            return all.filter(|id| !state.face(*id).is_wizard()).map(Choice::Pick).collect();
        }
        // For nothing it is not played.
        let mut all = if ask.step == MORE { vec![Choice::Pass] } else { Vec::new() };
        if has_room(state) {
            state.each_in_hand(ask.seat, |card| all.push(Choice::Card(card)));
        }
        all
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let seat = ask.seat;
        match *choice {
            Choice::Card(card) => {
                let Some(id) = state.in_hand(seat, card) else { return };
                state.discard_shown(id, ctx);
                if let Some(company) = state.turn.company.filter(|id| state.find_company(*id).is_some()) {
                    state.company_mut(company).used += 1;
                }
                let number = counted(state, ask.link.piece) + 1;
                count(state, &ask.link, number);
                state.ask_to_choose(Asked { step: MORE, ..ask });
            }
            Choice::Pick(id) => {
                let dragon = state.combat.as_ref().is_some_and(|combat| combat.race == Race::Dragon);
                let roll = state.roll(seat, "card", ctx) + if dragon { DRAGON } else { 0 };
                if roll > state.mind(id) {
                    state.tap(id);
                    let card = state.piece(id).card;
                    ctx.tell(|| Event::Turned { card });
                }
                let number = counted(state, ask.link.piece) - 1;
                count(state, &ask.link, number);
                frighten(state, ask);
            }
            _ => {}
        }
    }

    fn sentence(&self, step: u8) -> &'static str {
        if step == WHOM { "wizards-asked-choose-terrify-whom" } else { "wizards-asked-choose-terrify" }
    }
}
