//! Does the defeated hero lose a favor or an item?

use crate::prelude::*;

/// Does the defeated hero lose a favor or an item?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoseSomething {
    /// The hero.
    pub seat: Seat,
}

impl Ask for LoseSomething {
    const CLAUSE: &'static str = "MEQ-9.2b";
    const ID: &'static str = "quest-ask-lose-something";
    crate::ask::buttons! {
        "favor": "lose-favor", _;
        "item": "lose-item", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let hero = state.hero(self.seat);
        if hero.favor > 0 {
            offer(Choice::Favor);
        }
        hero.items.titles().map(Choice::Item).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Favor => state.favor(self.seat, -1, ctx),
            Choice::Item(item) => state.lose_item(self.seat, item, ctx),
            _ => {}
        }
    }
}
