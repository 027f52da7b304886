//! Which Nation advances on the Political Track?

use crate::prelude::*;

/// Which Nation advances on the Political Track?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Diplomacy;

impl Ask for Diplomacy {
    const CLAUSE: &'static str = clause::POLITICS;
    const ID: &'static str = "war-ask-diplomacy";

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let nations = state.acting().nations().iter();
        nations.for_each(|nation| offer(Choice::Nation(*nation)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Nation(nation) => state.objection_to_diplomacy(state.acting(), nation),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Nation(nation) = choice {
            state.advance(nation, Because::Die, ctx);
        }
    }
}
