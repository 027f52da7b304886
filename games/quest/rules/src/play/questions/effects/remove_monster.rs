//! Which monster leaves the map?

use crate::prelude::*;

/// Which monster leaves the map?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoveMonster {
    /// The player who chooses.
    pub who: Seat,
    pub place: Place,
}

impl Ask for RemoveMonster {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-remove-monster";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.board.tokens_at(self.place).map(|(number, _)| Choice::Token(number)).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Token(number) = choice {
            state.remove_token(number, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("place", self.place)
    }
}
