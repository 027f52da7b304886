//! Nenya: a check is passed, whatever would be rolled.

use super::prelude::*;

operations! {
    /// The corruption check that is about to be rolled succeeds.
    "pass_check" => PassCheck,
}

/// A bonus that makes any check succeed.
const SURE: i8 = 99;

impl Does for PassCheck {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(check) = state.checks.last_mut() {
            check.bonus = SURE;
        }
    }
}
