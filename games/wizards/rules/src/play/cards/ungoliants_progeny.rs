//! Ungoliant's Progeny: the spiders' prey is kept alive.

use super::prelude::*;

operations! {
    /// The attack is a detainment attack.
    "restrain" => Restrain,
}

impl Does for Restrain {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(combat) = &mut state.combat {
            combat.detains = true;
        }
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        require(state.combat.as_ref().is_some_and(|combat| !combat.detains), Why::ONCE)
    }
}
