//! Endure: if the opponent is defeated this round, rest pool and combat stack are shuffled into the life pool.

use crate::combat::HERO;
use crate::state::State;

/// The opponent is defeated.
pub fn after(state: &mut State) {
    let Some(combat) = &mut state.combat else { return };
    let seat = combat.seat;
    let mut stack = std::mem::take(&mut combat.stacks[HERO]);
    // Played cards have been seen.
    for card in stack.iter() {
        state.show_skill(seat, card);
    }
    stack.pour_into(&mut state.hero_mut(seat).life);
    state.rest_to_life(seat);
}
