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
            ctx.journal.reveal();
            state.piece_mut(id).show();
            let (seat, card) = (state.piece(id).owner, state.piece(id).card);
            ctx.tell(|| Event::HandShown { seat, card });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        holds_cards(self.count, state, scope)
    }
}
