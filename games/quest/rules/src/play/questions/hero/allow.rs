//! Does the hero let an enemy attack in a haven?

use crate::prelude::*;
use crate::questions::hero::attack::When;

/// Does the hero let an enemy attack in a haven?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Allow {
    /// The hero.
    pub seat: Seat,
    /// The step of the turn.
    pub when: When,
}

impl Ask for Allow {
    const CLAUSE: &'static str = "MEQ-8.1";
    const ID: &'static str = "quest-ask-allow";
    crate::ask::buttons! {
        "yes": "allow", _;
        "no": "no-allow", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::No);
        offer(Choice::Yes);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.attacked(self.seat, self.when);
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        message.with("place", state.hero(self.seat).at)
    }
}
