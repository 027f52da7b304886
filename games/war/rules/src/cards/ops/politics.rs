//! Nations that wake and advance.

use super::super::prelude::*;

effects! {
    /// With one of these characters in one of these regions, unconquered: the first Nations become active, the
    /// second advance.
    "rouse_if" => RouseIf {
        who: &'static [Character],
        at: &'static [Region],
        wake: &'static [Nation],
        advance: &'static [Nation],
    },
    /// With a Companion in one of these regions, unconquered: the Nation is active and At War.
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
    fn might(&self, state: &State, _: Side) -> bool {
        let wakes = self.wake.iter().any(|nation| !state.stand(*nation).active);
        let moves = self.advance.iter().any(|nation| !state.at_war(*nation));
        (wakes || moves) && self.is_home(state)
    }

    fn does(&self, _: EventChoice, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.is_home(state) {
            for nation in self.wake {
                state.activate(*nation, Because::Card, ctx);
            }
            for nation in self.advance {
                state.advance(*nation, Because::Card, ctx);
            }
        }
    }
}

impl Does for ToWarIf {
    fn might(&self, state: &State, _: Side) -> bool {
        !state.at_war(self.nation) && is_home(state, self.at, state.companions_abroad())
    }

    fn does(&self, _: EventChoice, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { at, nation } = *self;
        if is_home(state, at, state.companions_abroad()) {
            state.activate(nation, Because::Card, ctx);
            while !state.at_war(nation) && state.stand(nation).active {
                state.advance(nation, Because::Card, ctx);
            }
        }
    }
}

/// Is one of the regions in which somebody stands one of these, and unconquered?
fn is_home(state: &State, regions: &[Region], mut stand: impl Iterator<Item = Region>) -> bool {
    stand.any(|at| regions.contains(&at) && state.unconquered(at))
}

impl Does for Advance {
    fn might(&self, state: &State, _: Side) -> bool {
        state.objection_to_advance(self.nation).is_ok()
    }

    fn does(&self, _: EventChoice, state: &mut State, ctx: &mut Ctx<'_>) {
        state.advance(self.nation, Because::Card, ctx);
    }
}

/// Nations of the Free Peoples, to choose from.
pub(in crate::cards) fn each_nation(offer: &mut dyn FnMut(Choice)) {
    let nations = Side::Free.nations().iter();
    nations.for_each(|nation| offer(Choice::Nation(*nation)));
}
