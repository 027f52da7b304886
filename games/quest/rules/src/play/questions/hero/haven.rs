//! Which of the nearest havens does the defeated hero go to?

use crate::prelude::*;
use crate::steps::arrival::Coming;

/// Which of the nearest havens does the defeated hero go to?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Haven {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Haven {
    const CLAUSE: &'static str = "MEQ-9.2c";
    const ID: &'static str = "quest-ask-haven";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let havens = state.pack.map.nearest_havens(state.hero(self.seat).at);
        havens.iter().map(Choice::At).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::At(place) = choice {
            state.arrive(self.seat, place, Coming::Defeat, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("hero", self.seat)
    }
}
