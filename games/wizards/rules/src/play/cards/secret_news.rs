//! Secret News: some of the opponent's cards come to light.

use super::prelude::*;

operations! {
    /// Makes the opponent show `count` random cards of the hand at once.
    "betray_hand" => BetrayHand { count: i8 },
}

impl Does for BetrayHand {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = other(deed.link.seat);
        let mut hand = state.sides[seat].hand.clone();
        // In order first: the pick does not depend on the order in which they came.
        hand.sort_unstable();
        for id in crate::ctx::some_of(state, hand, self.count.max(0) as usize, "cards of the hand", ctx) {
            state.turn_up(id, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.sides[other(scope.seat)].hand.is_empty()
    }
}
