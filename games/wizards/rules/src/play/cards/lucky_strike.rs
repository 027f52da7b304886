//! Lucky Strike, Persuasive Words: of two rolls the better counts.

use super::prelude::*;

operations! {
    /// Two rolls against the strike, or of the check; the better counts.
    "two_rolls" => TwoRolls,
}

impl Does for TwoRolls {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(check) = state.checks.last_mut() {
            check.two_rolls = true;
        } else if let Some(strike) = state.combat.as_mut().and_then(|combat| combat.strike_mut()) {
            strike.two_rolls = true;
        }
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        match state.checks.last() {
            Some(check) => !check.two_rolls,
            None => state.combat.as_ref().and_then(Combat::strike).is_some_and(|strike| !strike.two_rolls),
        }
    }
}
