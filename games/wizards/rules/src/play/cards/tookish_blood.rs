//! Tookish Blood: a character stays, against any effect that would take it from the table.

use super::prelude::*;

operations! {
    /// Keeps a character from being discarded or returned to the hand until the turn ends.
    "shelter" => Shelter { who: Who },
}

impl Does for Shelter {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.add_lasting(Some(Change::Sheltered(id)), Until::Turn, deed.link);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let sheltered = |id| state.lasting.iter().any(|lasting| lasting.change == Change::Sheltered(id));
        state.who(self.who, scope).into_iter().any(|id| !sheltered(id))
    }
}
