//! Favor of the Valar: hand and discard pile go back into the deck, and a fresh hand is drawn.

use super::prelude::*;
use crate::questions::Draws;

operations! {
    /// Shuffles hand and discard pile into the deck, and draws `count` cards.
    "fresh_hand" => FreshHand { count: i8 },
}

impl Does for FreshHand {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        let back = state.sides[seat].hand.clone().into_iter();
        for id in back.chain(state.pile(seat, Zone::Discard)).collect::<Vec<_>>() {
            state.put(id, Zone::Deck);
            state.piece_mut(id).hide();
        }
        state.shuffle(seat, ctx);
        state.frames.push(Draws { seat, left: self.count.max(0) as u8 });
    }
}
