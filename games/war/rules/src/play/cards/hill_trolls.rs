//! Hill-trolls (`event:shadow-strategy-15`): Regulars become Elites, wherever they stand.

use super::prelude::*;

effects! {
    /// `count` Regulars of this Nation become Elites.
    "promote" => Promote { nation: Nation, count: u8 },
}

impl Does for Promote {
    fn serves(&self, _: &State) -> Serves {
        Serves::troops(self.nation)
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !self.armies(state).is_empty()
    }

    fn armies(&self, state: &State) -> RegionSet {
        let Self { nation, count } = *self;
        let comes = state.reserve[nation][1] > 0 && state.objection_to_troops(nation).is_ok();
        if !comes || state.cards.memory.tally >= count {
            return RegionSet::EMPTY;
        }
        let regular = Figure::Unit(nation, Rank::Regular);
        let armies = state.board.armies(nation.side()).iter();
        let trained = |at: &Region| state.board.at(*at).count(regular) > 0;
        armies.filter(trained).collect()
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.cards.memory.tally += 1;
        state.promote(self.nation, at, ctx);
        state.ask_option(ask);
    }
}
