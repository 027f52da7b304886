//! The Spirit of Mordor (`event:fp-strategy-05`): a Shadow Army of several Nations falls out with itself.

use super::prelude::*;

needs! {
    /// There is a Shadow Army of two Nations at least.
    "mixed_army" => MixedArmy: |_, state| !mixed(state).is_empty();
}

effects! {
    /// Rolls `dice` dice of 5 or 6 against a Shadow Army of two Nations at least.
    "discord" => Discord { dice: u8 },
}

/// Shadow Armies of two Nations at least.
fn mixed(state: &State) -> RegionSet {
    let several = |at: &Region| {
        let nations = Side::Shadow.nations().iter();
        let there = |nation: &&Nation| state.board.at(*at).nation(**nation) > 0;
        nations.filter(there).count() > 1
    };
    state.board.armies(Side::Shadow).iter().filter(several).collect()
}

impl Does for Discord {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !mixed(state).is_empty()
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        mixed(state)
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.strike(ask.card(), at, self.dice, 5, ctx);
    }
}
