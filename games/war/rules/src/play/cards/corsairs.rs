//! Corsairs of Umbar (`event:shadow-strategy-10`): an Army lands on a coast, or attacks it and may not cease.

use super::prelude::*;

effects! {
    /// An Army goes by sea from here to a coast of this Nation.
    "corsairs" => Corsairs { port: Region, nation: Nation },
}

impl Corsairs {
    /// The regions where the journey may end.
    fn ends(self, state: &State) -> RegionSet {
        let coast = |at: Region| at.facts().coast && at.nation() == Some(self.nation);
        RegionSet::filter(|at| coast(at) && (self.attacks(state, at) || self.lands(state, at)))
    }

    fn attacks(self, state: &State, at: Region) -> bool {
        let enemy = state.board.armies(Side::Free).has(at) && !state.is_besieged(at, Side::Free);
        let picking = || state.attacking(Side::Shadow, self.port, Led::Freely);
        enemy && self.sets_sail(state) && picking().prospects(&Force::default()).is_ok()
    }

    fn lands(self, state: &State, at: Region) -> bool {
        self.sets_sail(state) && state.can_go_by_card(Side::Shadow, self.port, at)
    }

    fn sets_sail(self, state: &State) -> bool {
        state.board.armies(Side::Shadow).has(self.port) && !state.is_besieged(self.port, Side::Shadow)
    }
}

impl Does for Corsairs {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !self.ends(state).is_empty()
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        self.ends(state)
    }

    fn answered_at(&self, _: Deed, state: &mut State, at: Region, _: &mut Ctx<'_>) {
        let attacks = self.attacks(state, at);
        let purpose = if attacks { Purpose::Attack } else { Purpose::March };
        state.pick_by_card(purpose, self.port, at);
    }

    fn fights(&self, _: &State, battle: &mut Battle) {
        battle.no_cease = true;
    }
}
