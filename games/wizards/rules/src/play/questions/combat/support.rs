//! Who supports the target, by tapping: +1 each (SATM-15.11)?

use crate::prelude::*;

/// One after another, in the standard game.
pub struct Support;

impl Support {
    fn able(state: &State) -> impl Iterator<Item = PieceId> {
        let company = state.combat.as_ref().map(|combat| combat.company);
        let members = company.into_iter().flat_map(|company| state.members(company));
        members.filter(|id| {
            let untouched =
                state.combat.iter().all(|combat| combat.given.iter().all(|strike| strike.at != *id));
            state.is_untapped(*id) && untouched
        })
    }
}

impl Support {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_strike("wizards-asked-support-of")
    }
}

impl Question<Wizards> for Support {
    const CLAUSE: Clause = Clause("SATM-15.11");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(other(combat.attacker)))
    }

    sentences!("support" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(combat) = &state.combat {
            state.members(combat.company).for_each(|id| offer(Choice::Pick(id)));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(Self::able(state).any(|able| able == id), Why::SUPPORT),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.rules.standard || Self::able(state).next().is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            if let Some(strike) = state.combat.as_mut().and_then(|combat| combat.strike_mut()) {
                strike.support += 1;
            }
            state.frames.push(self);
        }
    }
}
