//! Which attribute rises?

use crate::prelude::*;

/// Which attribute rises?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Level {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Level {
    const CLAUSE: &'static str = "MEQ-7.1";
    const ID: &'static str = "quest-ask-level";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Attribute::ALL.iter().map(|attribute| Choice::Raise(*attribute)).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::Raise(attribute) => require(state.may_raise(self.seat, attribute), Why::RAISED),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Raise(attribute) = choice {
            state.raise(self.seat, attribute, ctx);
        }
    }
}
