//! Crebain: they see the cards in a hand.

use super::ops::{at_random, holds_cards};
use super::prelude::*;

operations! {
    /// Makes the company's player show `count` random cards of the hand.
    "show_hand" => ShowHand { count: Amount },
}

impl Does for ShowHand {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in at_random(self.count, deed, state, ctx) {
            state.turn_up(id, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        holds_cards(self.count, state, scope)
    }
}
