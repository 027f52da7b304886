//! Flies and Spiders: a strong enough character breaks free.

use super::prelude::*;

operations! {
    /// The prisoners of the card are free if a roll and their body is above the number.
    "break_free" => BreakFree { number: i8 },
}

impl Does for BreakFree {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.break_free(deed.link.piece, self.number, ctx);
    }
}
