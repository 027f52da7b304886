//! Where does a minion with several places come into play?

use crate::prelude::*;

/// Where does a minion with several places come into play?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MinionStart {
    pub minion: Minion,
}

impl Ask for MinionStart {
    const CLAUSE: &'static str = "MEQ-B9";
    const ID: &'static str = "quest-ask-minion-start";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.pack.minion(self.minion).starts.iter().map(|place| Choice::At(*place)).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::At(place) = choice {
            state.put_minion(self.minion, place, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("minion", self.minion)
    }
}
