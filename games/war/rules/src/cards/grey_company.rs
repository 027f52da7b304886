//! The Grey Company (`event:fp-character-24`): a Regular of the king's Army is lost, and an Elite stands in its place.

use super::prelude::*;

effects! {
    /// A Regular of the king's Army is replaced by an Elite.
    "grey_company" => GreyCompany,
}

impl Does for GreyCompany {
    fn answers(&self, _: &State, offer: &mut dyn FnMut(Choice)) {
        each_nation(offer);
    }

    fn objection(&self, _: EventChoice, state: &State, choice: Choice) -> Verdict {
        let Choice::Nation(nation) = choice else {
            return Err(Why::NOT_NOW);
        };
        let free = nation.side() == Side::Free;
        unless(!free || state.reserve[nation][1] > 0, Why::NO_RESERVE)?;
        let regular = Figure::Unit(nation, Rank::Regular);
        let armies = state.board.armies(Side::Free);
        let at = state.king_at().filter(|at| free && armies.has(*at));
        let there = at.is_some_and(|at| state.board.at(at).count(regular) > 0);
        unless(there, Why::CARD_TEXT)
    }

    fn answered(&self, _: EventChoice, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let (Choice::Nation(nation), Some(at)) = (choice, state.king_at()) {
            state.promote(nation, at, ctx);
        }
    }
}
