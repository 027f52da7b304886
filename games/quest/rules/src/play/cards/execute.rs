//! Execute: if the opponent's printed defence is 0, it is defeated at the damage step.

use crate::combat::FOE;
use crate::state::State;

/// Works as a hero's card only.
pub fn now(state: &mut State, side: usize) {
    let doomed = side != FOE && state.printed_defence(FOE) == Some(0);
    if let Some(combat) = &mut state.combat {
        combat.doomed |= doomed;
    }
}
