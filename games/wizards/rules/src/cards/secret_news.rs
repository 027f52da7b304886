//! Secret News: some of what the opponent holds comes to light.

use super::prelude::*;

operations! {
    /// The opponent shows so many cards of the hand at once, picked at random.
    "betray_hand" => BetrayHand { count: i8 },
}

impl Does for BetrayHand {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = other(deed.link.seat);
        let mut hand = state.sides[seat].hand.clone();
        // In order first: what is picked does not depend on the order in which they came.
        hand.sort_unstable();
        for id in crate::ctx::some_of(state, hand, self.count.max(0) as usize, "cards of the hand", ctx) {
            ctx.journal.reveal();
            state.piece_mut(id).known = true;
            let card = state.piece(id).card;
            ctx.tell(|| Event::HandShown { seat, card });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.sides[other(scope.seat)].hand.is_empty()
    }
}
