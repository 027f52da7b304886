//! Velocity of Haste: a strike more, with nothing behind it.

use super::prelude::*;

operations! {
    /// Gives the attack `count` strikes more, which have no body.
    "bodiless" => Bodiless { count: i8 },
}

impl Does for Bodiless {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(combat) = &mut state.combat {
            combat.more_strikes += self.count;
            combat.bodiless += self.count as u8;
        }
    }
}
