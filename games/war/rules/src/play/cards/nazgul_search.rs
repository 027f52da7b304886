//! Nazgûl Search (`event:shadow-character-09`): after their flight, one with the Fellowship reveals it.

use super::prelude::*;

effects! {
    /// A Nazgûl with the Fellowship reveals it.
    "search_ends" => SearchEnds,
}

impl Does for SearchEnds {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        if state.bearers_found() {
            state.reveal(ctx);
        }
    }
}
