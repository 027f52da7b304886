//! Spells of the Barrow-wights, Flies and Spiders: their prisoners may not live until they are found.

use super::prelude::*;

operations! {
    /// The prisoners of the card make a body check.
    "body_check" => BodyCheck { by: Amount },
}

impl Does for BodyCheck {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let by = state.amount(&self.by, &deed.scope());
        state.check_prisoners(deed.link.piece, by, ctx);
    }
}
