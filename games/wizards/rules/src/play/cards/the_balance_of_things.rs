//! The Balance of Things: of what weighs on somebody one thing weighs twice.

use super::prelude::*;

statics! {
    /// One source of a character's corruption points is doubled; its player chooses, and so the least.
    "doubles_least" => DoublesLeast: |_| Touches::BURDENS;
}
