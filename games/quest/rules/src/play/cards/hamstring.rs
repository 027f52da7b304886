//! Hamstring: if it deals damage, the top card of the opponent's deck goes under its combat stack.

use crate::combat::FOE;
use crate::prelude::*;
use crate::state::HeroPile;

/// Damage was dealt.
pub fn after(state: &mut State, ctx: &mut Ctx<'_>) {
    let Some(combat) = &mut state.combat else { return };
    let deck = &mut state.decks.combat[combat.fighter.deck.index()];
    if let Some(card) = deck.draw(ctx.chance) {
        ctx.journal.reveal();
        let stack = combat.stacks[FOE];
        combat.stacks[FOE] = std::iter::once(card).chain(stack.iter()).collect::<HeroPile>();
        ctx.tell(|| Event::Shown { sauron: true, card });
    }
}
