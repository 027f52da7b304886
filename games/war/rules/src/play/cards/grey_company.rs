//! The Grey Company (`event:fp-character-24`): a Regular of the king's Army is lost, and an Elite stands in its place.

use super::prelude::*;

effects! {
    /// A Regular of the king's Army is replaced by an Elite.
    "grey_company" => GreyCompany,
}

/// The Nations with Regulars in the king's Army.
fn companies(state: &State) -> NationSet {
    let armies = state.board.armies(Side::Free);
    let Some(at) = state.king_at().filter(|at| armies.has(*at)) else {
        return NationSet::EMPTY;
    };
    let regulars = |nation: &Nation| state.board.at(at).units(*nation)[0] > 0;
    NationSet::of(Side::Free).iter().filter(regulars).collect()
}

impl Does for GreyCompany {
    fn serves(&self, state: &State) -> Serves {
        Serves::Troops(companies(state))
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let may = |nation| state.reserve[nation][1] > 0 && state.objection_to_troops(nation).is_ok();
        companies(state).iter().any(may)
    }

    fn answers(&self, _: &State, offer: &mut dyn FnMut(Choice)) {
        each_nation(offer);
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        let Choice::Nation(nation) = choice else {
            return Err(Why::NOT_NOW);
        };
        require(companies(state).has(nation), Why::CARD_TEXT)?;
        state.objection_to_troops(nation)?;
        require(state.reserve[nation][1] > 0, Why::NO_RESERVE)
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let (Choice::Nation(nation), Some(at)) = (choice, state.king_at()) {
            state.promote(nation, at, ctx);
        }
    }
}
