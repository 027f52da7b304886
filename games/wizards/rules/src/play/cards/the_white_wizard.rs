//! The White Wizard: there is one, and it is not the other player's.

use super::prelude::*;

conditions! {
    /// The opponent has a card of this name in play.
    "opposed_by" => OpposedBy { card: CardId }: |it, state, scope| {
        let theirs = |id: &PieceId| state.piece(*id).card == it.card && state.piece(*id).owner != scope.seat;
        state.in_play.iter().any(theirs)
    };
}
