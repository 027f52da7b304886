//! Khamûl the Easterling: the opponent lays down cards of the hand, as many as there are Nazgûl.

use super::prelude::*;
use crate::questions::Reset;

operations! {
    /// Makes the opponent discard `count` cards of the hand, by choice.
    "opponent_discards" => OpponentDiscards { count: Amount },
}

impl Does for OpponentDiscards {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let seat = other(deed.link.seat);
        let left = state.sides[seat].hand.len() as i8 - state.amount(&self.count, &deed.scope());
        state.frames.push(Reset { seat, down_to: Some(left.max(0) as u8) });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.amount(&self.count, scope) > 0 && !state.sides[other(scope.seat)].hand.is_empty()
    }
}
