//! Flotsam and Jetsam: whose deck runs low finds nothing in it any more.

use super::prelude::*;

statics! {
    /// A player with `few` cards in the play deck, or fewer, cannot look through it, nor through the discard pile.
    "blinds" => Blinds { few: i8 };
}

impl State {
    /// Has a player too few cards to look through the own deck and discard pile?
    pub(crate) fn is_blind(&self, seat: Seat) -> bool {
        let few = self.sides[seat].deck.len();
        let mut says = self.in_play.iter().flat_map(|card| &self.face(*card).has);
        says.any(|one| matches!(one, Static::Blinds(Blinds { few: least }) if few <= *least as usize))
    }
}
