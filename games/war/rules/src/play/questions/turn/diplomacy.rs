//! Which Nation advances on the Political Track?

use crate::prelude::*;

/// Which Nation advances on the Political Track?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Diplomacy;

impl Ask for Diplomacy {
    type Answer = Nation;
    const CLAUSE: &'static str = "GDA-13.7";
    const ID: &'static str = "war-ask-diplomacy";

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let nations = state.acting().nations().iter();
        nations.for_each(|nation| offer(Choice::Nation(*nation)));
    }

    fn objection(&self, state: &State, nation: Nation) -> Verdict {
        state.objection_to_diplomacy(state.acting(), nation)
    }

    fn answer(self, state: &mut State, nation: Nation, ctx: &mut Ctx<'_>) {
        state.advance(nation, Because::Die, ctx);
    }
}
