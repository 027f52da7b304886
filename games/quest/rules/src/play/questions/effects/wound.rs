//! Which minion is wounded?

use crate::prelude::*;

/// Which minion is wounded?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wound {
    pub place: Place,
    /// The number of wounds.
    pub points: u8,
}

impl Ask for Wound {
    const CLAUSE: &'static str = "MEQ-9.3";
    const ID: &'static str = "quest-ask-wound";

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(state.first_hero())
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.board.minions_at(self.place).map(Choice::Minion).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Minion(minion) = choice {
            let points = self.points;
            state.board.wounds[minion.index()] += points;
            ctx.tell(|| Event::MinionWounded { minion, points });
            if state.board.wounds[minion.index()] >= state.pack.minion(minion).fighter.health {
                state.defeat_minion(minion, ctx);
            }
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("place", self.place).with("points", self.points)
    }
}
