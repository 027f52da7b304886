//! The Old Thrush: it tells of a weak spot, where one is needed.

use super::prelude::*;

conditions! {
    /// The attack has at least this prowess, whatever changes it.
    "attack_at_least" => AttackAtLeast { prowess: i8 }: |it, state, _| {
        state.combat.as_ref().is_some_and(|combat| combat.prowess >= it.prowess)
    };
}
