//! Orc-mail: its wearer passes among minions, of whom there are none where wizards play against wizards.

use super::prelude::*;

statics! {
    /// Companies of minions leave the company alone, and take it along unknowing.
    "passes_unseen" => PassesUnseen;
}
