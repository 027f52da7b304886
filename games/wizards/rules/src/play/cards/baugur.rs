//! Baugúr: he gives in before he is beaten.

use super::prelude::*;

statics! {
    /// A body check of it with just this result discards it.
    "gives_in" => GivesIn { at: i8 };
}

impl State {
    /// Is a card discarded by a body check with this result, which it has stood?
    pub(crate) fn gives_in(&self, id: PieceId, result: i8) -> bool {
        self.face(id).has.contains(&Static::GivesIn(GivesIn { at: result }))
    }
}
