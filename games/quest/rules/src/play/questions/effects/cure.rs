//! Which corruption card is discarded?

use crate::prelude::*;

/// Which corruption card is discarded?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cure {
    /// The hero.
    pub seat: Seat,
    /// Cards left.
    pub left: u8,
}

impl Ask for Cure {
    const CLAUSE: &'static str = "MEQ-7.7";
    const ID: &'static str = "quest-ask-cure";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.hero(self.seat).corruption.titles().map(Choice::Corruption).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Corruption(card) = choice {
            state.cure(self.seat, card, ctx);
            if self.left > 1 {
                state.frames.push(Self { left: self.left - 1, ..self });
            }
        }
    }
}
