//! Webs of Fear & Treachery: attempts at influence get no help.

use super::prelude::*;

cardlang::op_types! {
    /// Modifiers of attempts to influence do not count, but for unused influence and those on a character's own card.
    "entangles" => Entangles,
}

impl Says for Entangles {
    fn bars_help(&self) -> bool {
        true
    }
}
