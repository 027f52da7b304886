//! Cards that are drawn.

use super::super::prelude::*;

effects! {
    /// Cards are drawn.
    "draw" => Draw { deck: Deck, count: u8 = 1 },
}

impl Does for Draw {
    fn serves(&self, _: &State) -> Serves {
        Serves::Hand
    }

    fn might(&self, state: &State, side: Side) -> bool {
        !state.deck(side, self.deck).is_empty()
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = state.decider(ask.side());
        (0..self.count).for_each(|_| state.draw_card(seat, self.deck, ctx));
    }
}
