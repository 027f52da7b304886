//! Wisdom of Elrond (`event:fp-strategy-08`): a Nation of one's choice becomes active and advances.

use super::prelude::*;

effects! {
    /// A Nation of one's choice becomes active and advances.
    "counsel" => Counsel,
}

/// Would counsel move this Nation?
fn moves(state: &State, nation: Nation) -> bool {
    nation.side() == Side::Free && (!state.stand(nation).active || !state.at_war(nation))
}

impl Does for Counsel {
    fn might(&self, state: &State, _: Side) -> bool {
        Side::Free.nations().iter().any(|nation| moves(state, *nation))
    }

    fn answers(&self, _: &State, offer: &mut dyn FnMut(Choice)) {
        each_nation(offer);
    }

    fn objection(&self, _: EventChoice, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Nation(nation) => unless(moves(state, nation), Why::AT_WAR_ALREADY),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: EventChoice, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Nation(nation) = choice {
            state.activate(nation, Because::Card, ctx);
            state.advance(nation, Because::Card, ctx);
        }
    }
}
