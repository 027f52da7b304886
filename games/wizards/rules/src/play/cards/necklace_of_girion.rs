//! Necklace of Girion: among Men it buys whatever its bearer wishes.

use super::mithril::Made;
use super::prelude::*;
use crate::questions::Craft;

operations! {
    /// The item may be discarded for one of the hand that is not special, which its bearer takes.
    "trade_in" => TradeIn,
}

impl TradeIn {
    fn question(state: &State, item: PieceId) -> Option<Craft> {
        let company = state.company_of(item)?;
        Some(Craft { company, seat: state.piece(item).owner, made: Made::Exchange(item) })
    }
}

impl Does for TradeIn {
    /// Takes it from a bearer who has failed the check.
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(craft) = Self::question(state, deed.link.piece) {
            state.frames.push(craft);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let question = scope.piece().and_then(|id| Self::question(state, id));
        question.is_some_and(|craft| state.has_answer(scope.seat, &craft))
    }
}
