//! Rebel-talk: a follower leaves its leader.

use super::prelude::*;

operations! {
    /// Frees a character from its controller, until its player organizes.
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
