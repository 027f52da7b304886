//! Which item does the hero discard?

use crate::prelude::*;

/// Which item does the hero discard?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoseItem {
    /// The hero.
    pub seat: Seat,
}

impl Ask for LoseItem {
    const CLAUSE: &'static str = "MEQ-7.5";
    const ID: &'static str = "quest-ask-lose-item";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.hero(self.seat).items.titles().map(Choice::Item).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Item(item) = choice {
            state.lose_item(self.seat, item, ctx);
        }
    }
}
