//! Cruel Weather (`event:shadow-character-10`): the Fellowship is driven to a neighbouring region.

use super::prelude::*;

effects! {
    /// The Fellowship is moved to a neighbouring region.
    "drive" => Drive,
}

impl Does for Drive {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        state.bearers_at().map_or(RegionSet::EMPTY, Region::near)
    }

    fn answered_at(&self, _: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.fellowship.at = at;
        ctx.tell(|| Event::Driven { at });
    }
}
