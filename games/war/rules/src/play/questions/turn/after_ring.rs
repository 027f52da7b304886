//! Which die is used, after a Ring has changed one?

use crate::prelude::*;
use crate::{action, ahead};

/// Which die is used, after a Ring has changed one?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AfterRing(pub u8);

impl Ask for AfterRing {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-4.25";
    const ID: &'static str = "war-ask-after-ring";

    fn who(&self, state: &State) -> Seat {
        state.actor(self.0).1
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.each_die(self.0, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Die(face) => state.objection_to_die(self.0, face),
            Choice::Pass => Err(Why::RING_ACTS),
            Choice::Ring(..) => Err(Why::RING_USED),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Choice> {
        ahead::of(state, seat, choice)
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Die(face) = choice {
            action::begin(state, self.0, face, ctx);
        }
    }
}
