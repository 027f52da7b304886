//! Quiet Lands, Dark Quarrels: half of an attack stays away.

use super::prelude::*;

cardlang::words! {
    /// The scale of a number.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Scale: "scale" {
        /// Halved, rounded up.
        "half" => Half,
        /// Doubled.
        "double" => Double,
    }
}

operations! {
    /// Halves (rounded up) or doubles a number of a character for a while.
    "scale" => Rescale { who: Who, stat: Stat, scale: Scale, until: Until },
}

impl Does for Rescale {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let (Target::AutoAttack(site, at), Scale::Half) = (deed.link.target, self.scale) {
            state.add_lasting(Some(Change::Halved(site, at)), self.until, deed.link);
        } else if let Some(combat) = &mut state.combat {
            match (self.stat, self.scale) {
                (Stat::Strikes, Scale::Half) => combat.halved = true,
                (Stat::Strikes, Scale::Double) => combat.strikes = combat.strikes.saturating_mul(2),
                _ => {}
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        if let Target::AutoAttack(site, index) = scope.target {
            let halved = Change::Halved(site, index);
            return state.has_strikes(site, index)
                && !state.lasting.iter().any(|lasting| lasting.change == halved);
        }
        state.combat.as_ref().is_some_and(|combat| match (self.stat, self.scale) {
            (Stat::Strikes, Scale::Half) => {
                !combat.each && !combat.halved && state.attack_strikes(combat) > 1
            }
            (Stat::Strikes, Scale::Double) => !combat.each,
            _ => false,
        })
    }
}
