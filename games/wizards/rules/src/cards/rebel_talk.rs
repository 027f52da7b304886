//! Rebel-talk: whoever follows somebody does so no longer.

use super::prelude::*;

operations! {
    /// Somebody is not controlled by a character any more: until its player organizes, by nobody.
    "release" => Release { who: Who },
}

impl Does for Release {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            let piece = state.piece_mut(id);
            if piece.leader.take().is_some() {
                piece.adrift = true;
            }
        }
    }
}
