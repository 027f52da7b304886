//! Lordly Presence: success in influence brings cards.

use super::prelude::*;

operations! {
    /// Cards to draw if the influence check succeeds.
    "reward" => Reward { cards: i8 },
}

impl Does for Reward {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(check) = state.checks.last_mut() {
            check.reward += self.cards.max(0) as u8;
        }
    }
}
