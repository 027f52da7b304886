//! Returned Beyond All Hope: one who was beaten comes back, and the card is won in its stead.

use super::prelude::*;

operations! {
    /// The target, defeated or eliminated, goes to the discard pile of its owner, and the card to the opponent's marshalling pile.
    "regain" => Regain,
}

impl Does for Regain {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(id) = deed.scope().target_piece() {
            state.put(id, Zone::Discard);
            state.put(deed.link.piece, Zone::Won(other(deed.link.seat)));
        }
    }
}
