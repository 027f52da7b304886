//! Wisdom of Elrond (`event:fp-strategy-08`): a Nation of one's choice becomes active and advances.

use super::prelude::*;

effects! {
    /// A Nation of one's choice becomes active and advances.
    "counsel" => Counsel,
}

/// Would counsel move this Nation?
fn moves(state: &State, nation: Nation) -> bool {
    !state.stand(nation).active || !state.at_war(nation)
}

impl Does for Counsel {
    fn serves(&self, _: &State) -> Serves {
        Serves::Counters(NationSet::of(Side::Free))
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let own = |nation: &Nation| state.objection_to_counter(*nation).is_ok();
        Side::Free.nations().iter().filter(|nation| own(nation)).any(|nation| moves(state, *nation))
    }

    fn answers(&self, _: &State, offer: &mut dyn FnMut(Choice)) {
        each_nation(offer);
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Nation(nation) => {
                let free = nation.side() == Side::Free;
                if free { state.objection_to_counter(nation) } else { Err(Why::NOT_YOUR_SIDE) }?;
                require(moves(state, nation), Why::AT_WAR_ALREADY)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Nation(nation) = choice {
            state.activate(nation, Because::Card, ctx);
            state.advance(nation, Because::Card, ctx);
        }
    }
}
