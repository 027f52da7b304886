//! Magical Harp: its hearer is not discarded by any effect.

use super::prelude::*;

operations! {
    /// Keeps a character from being discarded until the turn ends.
    "keep" => Keep { who: Who },
}

impl Does for Keep {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.add_lasting(Some(Change::Kept(id)), Until::Turn, deed.link);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.who(self.who, scope).into_iter().any(|id| !state.is_sheltered(id, Zone::Discard))
    }
}
