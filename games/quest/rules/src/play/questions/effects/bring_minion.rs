//! Which minion comes to the place?

use crate::board::Stand;
use crate::prelude::*;

/// Which minion comes to the place?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BringMinion {
    pub place: Place,
    /// Defeated ones too, without damage.
    pub anew: bool,
}

impl Ask for BringMinion {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-bring-minion";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let comes = |minion: &Minion| match state.board.minions[minion.index()] {
            Stand::At(at) => at != self.place || self.anew,
            Stand::Gone => self.anew,
            Stand::Waiting => false,
        };
        Minion::all().filter(comes).map(Choice::Minion).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Minion(minion) = choice {
            if self.anew {
                state.board.wounds[minion.index()] = 0;
            }
            state.move_minion(minion, self.place, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("place", self.place)
    }
}
