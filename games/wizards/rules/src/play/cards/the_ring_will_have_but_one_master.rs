//! The Ring Will Have But One Master: its bearer is soon alone.

use super::prelude::*;
use crate::cards::effect::Asked;

operations! {
    /// Discards another character of the bearer's company, of the player's choice.
    "forsake" => Forsake,
}

impl Does for Forsake {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(bearer) = state.bearer(deed.link.piece) {
            state.ask_to_choose(Asked::of(deed, state.controller_of(bearer)));
        }
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let bearer = state.bearer(ask.link.piece);
        let company = bearer.and_then(|id| state.company_of(id));
        let Some(company) = company else { return Vec::new() };
        state.characters(company).filter(|id| Some(*id) != bearer).map(Choice::Pick).collect()
    }

    fn chosen(&self, state: &mut State, _: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.discard(id, ctx);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-forsake"
    }
}
