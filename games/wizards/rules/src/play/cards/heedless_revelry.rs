//! Heedless Revelry: whoever celebrates what was found is not fit for anything else.

use super::prelude::*;

conditions! {
    /// Such a card is being played at the site: it was declared, or has just been gained. An attempt on a card of the opponent's plays
    /// none.
    "gaining" => Gaining { kind: Kind }: |it, state, scope| {
        state.is_being_gained(|id| state.piece_is(id, &it.kind, scope))
    };
}
