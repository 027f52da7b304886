//! Wear Down: the opponent discards a combat card by chance and is dealt damage equal to that card's attack.

use crate::combat::FOE;
use crate::prelude::*;

/// Works as a hero's card only.
pub fn now(state: &mut State, side: usize, ctx: &mut Ctx<'_>) {
    let other = 1 - side;
    if let Some(card) = state.combat_discard_one(other, ctx) {
        let points = state.pack.card(card).attack;
        ctx.tell(|| Event::Struck { sauron: side == FOE, points });
        state.hurt(other, points, ctx);
    }
}
