//! Which of Sauron's rear-most markers advances?

use crate::prelude::*;

/// Which of Sauron's rear-most markers advances?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marker {
    /// The player who chooses.
    pub who: Seat,
    /// Any of the three may be it.
    pub any: bool,
    /// The number of steps.
    pub by: u8,
}

impl Ask for Marker {
    const CLAUSE: &'static str = "MEQ-9.2a";
    const ID: &'static str = "quest-ask-marker";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.who)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Colour::SAURON.into_iter().map(Choice::Marker).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::Marker(colour) => require(state.may_push(colour, self.any), Why::NO_ANSWER),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Marker(colour) = choice {
            state.advance(colour, self.by as i8, ctx);
        }
    }
}
