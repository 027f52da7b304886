//! Faramir's Rangers (`event:fp-strategy-06`): an ambush in Ithilien, and help for Osgiliath. (The help is an op of all.)

use super::prelude::*;

effects! {
    /// Rolls `dice` dice of 5 or 6 against a Shadow Army in one of these regions.
    "ambush" => Ambush { dice: u8, at: &'static [Region] },
}

impl Does for Ambush {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        self.at.iter().any(|at| state.board.armies(Side::Shadow).has(*at))
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        let named = self.at.iter().copied().collect::<RegionSet>();
        named.and(state.board.armies(Side::Shadow))
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.strike(ask.card(), at, self.dice, 5, ctx);
    }
}
