//! Dreadful Spells (`event:shadow-character-19`): the Nazgûl of an Army cast spells on one near by.

use super::prelude::*;

needs! {
    /// A Shadow Army with Nazgûl is in or beside the region of an Army.
    "spells" => SpellsNear: |_, state| !prey(state).is_empty();
}

effects! {
    /// The Nazgûl cast spells on an Army.
    "spells" => Spells,
}

/// Regions with an Army on which they may be cast.
fn prey(state: &State) -> RegionSet {
    let armies = state.board.armies(Side::Shadow).iter();
    let casters: RegionSet = armies.filter(|at| state.nazgul_in(*at) > 0).collect();
    let near = casters.or(casters.neighbours());
    near.and(state.board.armies(Side::Free))
}

impl Does for Spells {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let armies = state.board.armies(Side::Shadow);
        !armies.or(armies.neighbours()).is_empty()
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        prey(state)
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        let near = at.near().or(RegionSet::only(at));
        let casters = near.and(state.board.armies(Side::Shadow)).iter();
        let nazgul = casters.map(|from| state.nazgul_in(from)).max();
        state.strike(ask.card(), at, nazgul.unwrap_or(0), 5, ctx);
    }
}
