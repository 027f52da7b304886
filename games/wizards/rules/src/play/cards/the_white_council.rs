//! The White Council: whoever is ahead calls it.

use super::prelude::*;

conditions! {
    /// The player has more victory points than the opponent.
    "ahead" => Ahead: |_, state, scope| {
        let sum = |seat| state.points(seat).sum();
        sum(scope.seat) > sum(state::other(scope.seat))
    };
}
