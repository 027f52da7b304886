//! Nations that wake and advance.

use super::super::prelude::*;

effects! {
    /// The first Nations become active, and the second advance, if one of these characters is in one of these
    /// regions, unconquered.
    "rouse_if" => RouseIf {
        who: &'static [Character],
        at: &'static [Region],
        wake: &'static [Nation],
        advance: &'static [Nation],
    },
    /// The Nation becomes active and At War, if a Companion is in one of these regions, unconquered.
    "to_war_if" => ToWarIf { at: &'static [Region], nation: Nation },
    /// A Nation advances.
    "advance" => Advance { nation: Nation },
}

impl RouseIf {
    fn is_home(self, state: &State) -> bool {
        let stand = self.who.iter().filter_map(|who| state.stands(*who));
        is_home(state, self.at, stand)
    }
}

impl Does for RouseIf {
    fn serves(&self, _: &State) -> Serves {
        Serves::Counters(self.wake.iter().chain(self.advance).copied().collect())
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let wakes = own(state, self.wake).any(|nation| !state.stand(nation).active);
        let moves = own(state, self.advance).any(|nation| !state.at_war(nation));
        (wakes || moves) && self.is_home(state)
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.is_home(state) {
            let (wake, advance) = (own(state, self.wake), own(state, self.advance));
            let (wake, advance) = (wake.collect::<NationSet>(), advance.collect::<NationSet>());
            for nation in wake.iter() {
                state.activate(nation, Because::Card, ctx);
            }
            for nation in advance.iter() {
                state.advance(nation, Because::Card, ctx);
            }
        }
    }
}

/// Those of the Nations whose counters the player may move.
fn own(state: &State, nations: &'static [Nation]) -> impl Iterator<Item = Nation> {
    let may = |nation: &Nation| state.objection_to_counter(*nation).is_ok();
    nations.iter().copied().filter(may)
}

impl Does for ToWarIf {
    fn serves(&self, _: &State) -> Serves {
        Serves::counter(self.nation)
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let own = state.objection_to_counter(self.nation).is_ok();
        own && !state.at_war(self.nation) && is_home(state, self.at, state.companions_abroad())
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { at, nation } = *self;
        if is_home(state, at, state.companions_abroad()) {
            state.activate(nation, Because::Card, ctx);
            while !state.at_war(nation) && state.stand(nation).active {
                state.advance(nation, Because::Card, ctx);
            }
        }
    }
}

/// Is one of these regions unconquered, and among those given by `stand`?
fn is_home(state: &State, regions: &[Region], mut stand: impl Iterator<Item = Region>) -> bool {
    stand.any(|at| regions.contains(&at) && state.unconquered(at))
}

impl Does for Advance {
    fn serves(&self, _: &State) -> Serves {
        Serves::counter(self.nation)
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let own = state.objection_to_counter(self.nation).is_ok();
        own && state.objection_to_advance(self.nation).is_ok()
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        state.advance(self.nation, Because::Card, ctx);
    }
}

/// Nations of the Free Peoples, to choose from.
pub(in crate::play::cards) fn each_nation(offer: &mut dyn FnMut(Choice)) {
    let nations = Side::Free.nations().iter();
    nations.for_each(|nation| offer(Choice::Nation(*nation)));
}
