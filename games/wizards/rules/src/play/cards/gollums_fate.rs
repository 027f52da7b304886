//! Gollum's Fate: the Ring goes into the fire with him, and the game is over.

use super::prelude::*;

operations! {
    /// The player wins.
    "win" => Win,
}

impl Does for Win {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.turn.over = Some((state::Ending::Ring, SeatSet::only(deed.link.seat)));
    }
}
