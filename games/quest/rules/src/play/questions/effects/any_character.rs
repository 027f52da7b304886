//! Which character comes to the place?

use crate::prelude::*;

/// Which character comes to the place?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnyCharacter {
    /// The player who chooses.
    pub who: Seat,
    pub place: Place,
}

impl Ask for AnyCharacter {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-any-character";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let meant = |who: &Character| state.character_at(*who) != Some(self.place);
        Character::all().filter(meant).map(Choice::Character).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Character(who) = choice {
            state.bring_character(who, self.place, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("place", self.place)
    }
}
