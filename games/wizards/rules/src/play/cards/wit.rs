//! Wit: the right word at the right time.

use super::prelude::*;

operations! {
    /// The next riddling roll of the player has three more.
    "wit" => Witty,
}

conditions! {
    /// A riddling attempt has been declared, and its roll is to come.
    "riddling_attempt" => Riddled: |_, state, _| state.is_riddling();
}

/// The bonus.
const MORE: i8 = 3;

impl Does for Witty {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(Some(Change::Wit(deed.link.seat)), Until::Turn, deed.link);
    }
}

impl State {
    /// The bonus to the riddling roll that a player is about to make: it is used up by it.
    pub(crate) fn wit(&mut self, seat: Seat) -> i8 {
        let before = self.lasting.len();
        self.lasting.retain(|lasting| lasting.change != Change::Wit(seat));
        MORE * (before - self.lasting.len()) as i8
    }
}
