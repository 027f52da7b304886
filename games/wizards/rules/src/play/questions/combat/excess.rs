//! How many excess strikes go on this one, -1 each (SATM-15.6)?

use crate::prelude::*;
use crate::state::Fate;

/// The attacker chooses; on the last strike all that are left are used.
pub struct Excess;

impl Excess {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let excess = state.combat.as_ref()?.excess;
        Some(state.of_strike("wizards-asked-excess-of")?.with("left", excess))
    }
}

impl Question<Wizards> for Excess {
    const CLAUSE: Clause = Clause("SATM-15.6");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.attacker))
    }

    sentences!("excess" by facts, Choice::Number(number) => "wizards-excess" with number);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let excess = state.combat.as_ref().map_or(0, |combat| combat.excess);
        (0..=excess).for_each(|number| offer(Choice::Number(number)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Number(number) = *choice else {
            return Err(Why::NOT_NOW);
        };
        require(state.combat.as_ref().is_some_and(|combat| number <= combat.excess), Why::EXCESS)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let Some(combat) = &state.combat else {
            return Moot::Lapses;
        };
        let open = combat.given.iter().filter(|strike| strike.fate == Fate::Open).count();
        match combat.excess {
            0 => Moot::Lapses,
            all if open <= 1 => Moot::Answer(Choice::Number(all)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let (Choice::Number(number), Some(combat)) = (*choice, &mut state.combat) {
            combat.excess -= number;
            if let Some(strike) = combat.strike_mut() {
                strike.excess += number;
            }
        }
    }
}
