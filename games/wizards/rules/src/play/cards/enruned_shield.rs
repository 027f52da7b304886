//! Enruned Shield: a strike that neither fails nor succeeds.

use super::prelude::*;
use crate::state::Fate;

operations! {
    /// The strike that is faced comes to nothing: it neither fails nor succeeds.
    "blunt" => Blunt,
}

impl Does for Blunt {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(strike) = state.combat.as_mut().and_then(Combat::strike_mut) else {
            return;
        };
        strike.fate = Fate::Ineffectual;
        // SATM-15.7: it was faced, and not cancelled.
        let (at, upright) = (strike.at, strike.untapped || strike.spared);
        if !upright {
            state.tap(at);
        }
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        let strike = state.combat.as_ref().and_then(Combat::strike);
        strike.is_some_and(|strike| strike.fate == Fate::Open)
    }
}
