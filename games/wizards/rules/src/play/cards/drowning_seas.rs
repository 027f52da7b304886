//! Drowning Seas: the sea takes cards without a choice.

use super::ops::{at_random, holds_cards};
use super::prelude::*;

operations! {
    /// Makes the company's player discard `count` random cards of the hand.
    "lose_cards" => LoseCards { count: Amount },
}

impl Does for LoseCards {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in at_random(self.count, deed, state, ctx) {
            let (seat, card) = (state.piece(id).owner, state.piece(id).card);
            state.discard_from_hand(seat, card, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        holds_cards(self.count, state, scope)
    }
}
