//! Arrows Shorn of Ebony: where one of the enemies falls, the others falter.

use super::prelude::*;
use crate::state::Fate;

operations! {
    /// A defeated strike also defeats each later strike of the attack that fails.
    "break_ranks" => BreakRanks,
}

impl Does for BreakRanks {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(combat) = &mut state.combat {
            combat.volley = combat.now;
        }
    }
}

impl Combat {
    /// Has the strike been defeated with which all that fail are?
    pub(crate) fn is_broken(&self) -> bool {
        let first = self.volley.and_then(|at| self.given.get(usize::from(at)));
        first.is_some_and(|strike| strike.fate == Fate::Defeated)
    }
}
