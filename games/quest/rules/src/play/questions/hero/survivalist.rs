//! Resting in the wild, does Beravor heal or train?

use crate::prelude::*;
use crate::questions::effects::train::Train;

/// Resting in the wild, does Beravor heal or train?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Survivalist {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Survivalist {
    const CLAUSE: &'static str = "MEQ-5.1";
    const ID: &'static str = "quest-ask-survivalist";
    crate::ask::buttons! {
        "heal": "heal-alone", "heal-alone";
        "no": "neither", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        [Choice::Heal, Choice::Train, Choice::No].into_iter().for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Heal => state.heal(self.seat, ctx),
            Choice::Train => state.frames.push(Train { seat: self.seat }),
            _ => {}
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.placed(message, self.seat)
    }
}
