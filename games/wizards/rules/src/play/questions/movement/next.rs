//! Which company is next (SATM-14.1)?

use super::Reveal;
use crate::prelude::*;
use crate::state::Company;

/// Each has a movement phase, whether it moves or not.
pub struct NextMove;

impl NextMove {
    fn left(state: &State) -> impl Iterator<Item = &Company> {
        state.companies_of(state.active()).filter(|company| !company.moved)
    }
}

impl Question<Wizards> for NextMove {
    const CLAUSE: Clause = Clause("SATM-14.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("next-move");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Self::left(state).for_each(|company| offer(Choice::Company(company.id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Company(id) = *choice else {
            return Err(Why::NOT_NOW);
        };
        require(Self::left(state).any(|company| company.id == id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut left = Self::left(state);
        match (left.next(), left.next()) {
            (None, _) => Moot::Lapses,
            (Some(only), None) => Moot::Answer(Choice::Company(only.id)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        state.frames.push(self);
        if let Choice::Company(company) = *choice {
            state.turn_to(company);
            state.frames.push(Reveal::of(company));
        }
    }
}
