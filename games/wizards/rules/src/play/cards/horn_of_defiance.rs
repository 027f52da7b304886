//! Horn of Defiance: who bears it calls all strikes of an attack upon himself.

use super::prelude::*;
use crate::state::{Fate, Strike};

operations! {
    /// Makes the target of the first strike of an attack face all of them, one after another.
    "face_all" => FaceAll,
}

impl Does for FaceAll {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(combat) = &mut state.combat else { return };
        let Some(at) = combat.strike().map(|strike| strike.at) else {
            return;
        };
        let now = combat.now;
        for (index, strike) in combat.given.iter_mut().enumerate() {
            if Some(index as u8) != now {
                strike.at = at;
            }
        }
        for _ in 0..std::mem::take(&mut combat.excess) {
            combat.given.push(Strike::at(at));
        }
    }

    /// There must be others, and none of them has been faced.
    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let first = state.combat.as_ref().is_some_and(|combat| {
            let at = combat.strike().map(|strike| strike.at);
            let elsewhere = combat.given.iter().any(|strike| Some(strike.at) != at);
            (elsewhere || combat.excess > 0) && combat.given.iter().all(|strike| strike.fate == Fate::Open)
        });
        require(first, Why::CONDITION)
    }
}
