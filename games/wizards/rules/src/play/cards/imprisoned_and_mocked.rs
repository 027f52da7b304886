//! Imprisoned and Mocked: the leader of all is led away.

use super::prelude::*;
use crate::cards::effect::Asked;
use crate::mechanics::Against;

statics! {
    /// A character who lies with it returns to the hand in the next long-event phase of the player, and the
    /// card is discarded.
    "jails" => Jails;
}

operations! {
    /// After the attack, unless it was cancelled or defeated: a roll, two for each strike in excess, less
    /// five; above the prowess of the character of the company with most mind, of the player's choice, that
    /// one lies with the card, and the cards on it are discarded.
    "imprison" => Imprison,
}

/// The malus to the roll.
const FIVE: i8 = 5;

/// Strikes of the attack beyond the members of the company.
fn excess(state: &State, combat: &Combat) -> i8 {
    let strikes = if combat.assigned { combat.total as i8 } else { state.attack_strikes(combat) };
    strikes - state.members(combat.company).count() as i8
}

impl Does for Imprison {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        // As it is played it only waits; by and by, once the attack is over, it is done.
        if matches!(deed.link.does, state::Use::Trigger(_)) {
            state.ask_to_choose(Asked::of(deed, deed.link.seat));
        }
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let open = |combat: &Combat| !combat.detains && !combat.each && excess(state, combat) > 0;
        require(state.combat.as_ref().is_some_and(open), Why::CONDITION)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, _: &Asked) -> Vec<Choice> {
        let combat = state.combat.as_ref().filter(|combat| !combat.cancelled && !combat.is_defeated());
        let company = combat.map(|combat| combat.company).filter(|id| state.find_company(*id).is_some());
        let most = company.and_then(|id| state.characters(id).map(|one| state.mind(one)).max());
        let (Some(company), Some(most)) = (company, most) else {
            return vec![Choice::Pass];
        };
        state.characters(company).filter(|id| state.mind(*id) == most).map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let card = ask.link.piece;
        let excess = state.combat.as_ref().map_or(0, |combat| {
            i8::try_from(combat.given.len()).map_or(0, |given| (combat.total as i8 - given).max(0))
        });
        let Choice::Pick(id) = *choice else {
            return state.discard(card, ctx);
        };
        let by = 2 * excess - FIVE;
        if state.roll(ask.seat, "card", ctx) + by > state.number(id, Stat::Prowess, Against::Nothing) {
            state.set_beside(id, card, ctx);
        } else {
            state.discard(card, ctx);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-imprison"
    }
}

impl State {
    /// Sets a character off to the side, with a card; the cards on it are discarded.
    pub(crate) fn set_beside(&mut self, id: PieceId, card: PieceId, ctx: &mut Ctx<'_>) {
        let company = self.company_of(id);
        for held in self.held(id) {
            self.leave(held, Zone::Discard, ctx);
        }
        self.set_adrift(id);
        if let Some(combat) = &mut self.combat {
            combat.wounded.retain(|one| *one != id);
        }
        self.put(id, Zone::On(card));
        let piece = self.piece_mut(id);
        (piece.leader, piece.adrift) = (None, false);
        if let Some(company) = company {
            self.members_changed(company, ctx);
        }
    }

    /// A long-event phase begins: those who were led away return to the hand of whose phase it is.
    pub(crate) fn jails_open(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        for card in self.in_play.clone() {
            if !self.face(card).has.contains(&Static::Jails) {
                continue;
            }
            let held =
                self.held(card).into_iter().filter(|id| self.piece(*id).owner == seat).collect::<Vec<_>>();
            if held.is_empty() {
                continue;
            }
            held.into_iter().for_each(|id| self.leave(id, Zone::Hand, ctx));
            self.discard(card, ctx);
        }
    }
}
