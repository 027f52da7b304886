//! Which hazards does the attacker play on the strike (SATM-15.29)?

use crate::card::book;
use crate::cards::Mode;
use crate::mechanics::{Moment, Speaker};
use crate::prelude::*;
use crate::state::{Fate, Phase};

/// Before all else that happens to the strike, in the movement phase only (SATM-14.2).
pub struct StrikeHazards;

impl State {
    /// Is there any hazard in the book for such a strike? Then its attacker is asked, whatever the hand holds.
    fn strike_hazard_fits(&self) -> bool {
        let Some(combat) = self.combat.as_ref().filter(|_| self.struck().is_some()) else {
            return false;
        };
        book().strike_hazards.iter().any(|card| {
            let scope = Scope::about(Speaker::Printed(*card), combat.attacker, Some(combat.company));
            let holds = |mode: &Mode| mode.tests.iter().all(|test| test.holds(self, &scope));
            card.get().modes.iter().any(holds)
        })
    }
}

impl StrikeHazards {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_strike("wizards-asked-strike-hazards-of")
    }
}

impl Question<Wizards> for StrikeHazards {
    const CLAUSE: Clause = Clause("SATM-15.29");

    fn asked(&self, state: &State) -> SeatSet {
        let combat = state.combat.as_ref();
        combat.map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.attacker))
    }

    sentences!("strike-hazards" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_play(seat, Moment::Strike, false, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let combat = state.combat.as_ref();
        let open = combat.and_then(|combat| combat.strike()).is_some_and(|strike| strike.fate == Fate::Open);
        let company = state.turn.company.and_then(|id| state.find_company(id));
        let room = company.is_some_and(|company| company.used < company.limit);
        let able = combat.is_some_and(|combat| !state.sides[combat.attacker].hand.is_empty());
        let now = state.turn.phase == Phase::Movement;
        Moot::lapses(!(open && now && room && able && state.strike_hazard_fits()))
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::Strike, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::Strike, false, choice, ctx);
        }
    }
}
