//! Paths of the Woses (`event:fp-strategy-11`): an Army goes by secret ways to a City, or beside it.

use super::prelude::*;

effects! {
    /// An Army marches from a Nation's region to this City, or beside it.
    "secret_path" => SecretPath { nation: Nation, city: Region },
}

impl SecretPath {
    /// The end of the path: the City, or a region beside it if it is not to be entered.
    fn ends(self, state: &State, from: Region) -> RegionSet {
        let ours = state.controls(self.city) == Some(Side::Free);
        let ends = if !ours || state.board.armies(Side::Shadow).has(self.city) {
            self.city.near()
        } else {
            RegionSet::only(self.city)
        };
        let fits = |to: &Region| *to != from && state.can_go_by_card(Side::Free, from, *to);
        ends.iter().filter(fits).collect()
    }
}

impl Does for SecretPath {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !self.armies(state).is_empty()
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        let from = state.cards.memory.at;
        from.map_or(RegionSet::EMPTY, |from| self.ends(state, from))
    }

    fn armies(&self, state: &State) -> RegionSet {
        if state.cards.memory.at.is_some() {
            return RegionSet::EMPTY;
        }
        let fits = |from: &Region| {
            from.nation() == Some(self.nation) && *from != self.city && !self.ends(state, *from).is_empty()
        };
        state.board.armies(Side::Free).iter().filter(fits).collect()
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, _: &mut Ctx<'_>) {
        match state.cards.memory.at {
            None => {
                state.cards.memory.at = Some(at);
                state.ask_option(ask);
            }
            Some(from) => state.pick_by_card(Purpose::March, from, at),
        }
    }
}
