//! Which minion fights the hero?

use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::doing::Do;
use crate::prelude::*;

/// Which minion fights the hero?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FightMinion {
    /// The reward for defeating it.
    pub of: Do,
}

impl Ask for FightMinion {
    const CLAUSE: &'static str = "MEQ-5.6";
    const ID: &'static str = "quest-ask-fight-minion";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let here = state.hero(self.of.seat).at;
        if state.board.minions_at(here).next().is_some() {
            state.board.minions_at(here).map(Choice::Minion).for_each(offer);
        } else {
            state.board.minions_out().map(|(minion, _)| Choice::Minion(minion)).for_each(offer);
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Minion(minion) = choice {
            let seat = self.of.seat;
            state.met_minion(seat, minion, ctx);
            let foe = Foe::Minion(minion);
            state.frames.push(Begin { seat, foe, agile: true, after: After::GoesOn, then: Some(self.of) });
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.placed(self.of.source.about(message), self.of.seat)
    }
}
