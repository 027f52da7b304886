//! Outmaneuver: its owner names a type; in the next round the opponent's card is cancelled if it is of another.

use crate::cards::heightened_senses::Declare;
use crate::state::State;

/// The owner names.
pub fn now(state: &mut State, side: usize) {
    let side = side as u8;
    state.frames.push(Declare { side, names: side });
}
