//! Leucaruth at home: while that one sleeps, of the great Dragons one wakes in a turn.

use super::prelude::*;

cardlang::op_types! {
    /// One manifestation of a unique Dragon is played in a turn.
    "one_dragon" => OneDragon,
}

impl Says for OneDragon {
    fn bars_second_dragon(&self) -> bool {
        true
    }
}
