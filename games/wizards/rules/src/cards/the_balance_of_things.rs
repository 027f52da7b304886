//! The Balance of Things: of what weighs on somebody one thing weighs twice.

use super::prelude::*;

statics! {
    /// Of whatever gives a character corruption points, one is doubled; its player chooses, and so the least.
    "doubles_least" => DoublesLeast: |_| Touches::BURDENS;
}
