//! Foolish Words: somebody says what had better not been said.

use super::prelude::*;

conditions! {
    /// An attempt to influence has been declared, and is about to be rolled.
    "influencing" => Influencing: |_, state, _| state.checks.last().is_some_and(|check| check.of.is_some());
}
