//! Which strike is next (SATM-15.14)?

use crate::prelude::*;
use crate::state::Combat;

/// The defender chooses.
pub struct StrikeOrder;

fn open(state: &State) -> impl Iterator<Item = (usize, PieceId)> {
    state.combat.iter().flat_map(Combat::open_strikes)
}

impl StrikeOrder {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_attack("wizards-asked-strike-order-of")
    }
}

impl Question<Wizards> for StrikeOrder {
    const CLAUSE: Clause = Clause("SATM-15.14");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(other(combat.attacker)))
    }

    sentences!("strike-order" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        open(state).for_each(|(_, id)| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = *choice else {
            return Err(Why::NOT_NOW);
        };
        require(open(state).any(|(_, at)| at == id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut left = open(state);
        match (left.next(), left.next()) {
            (None, _) => Moot::Lapses,
            (Some((_, only)), None) => Moot::Answer(Choice::Pick(only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            let found = open(state).find(|(_, at)| *at == id);
            if let Some((index, _)) = found {
                state.begin_strike(index as u8);
            }
        }
    }
}
