//! Earth-tremors: below the ground the rock falls on all, and no weapon helps.

use super::prelude::*;
use crate::questions::AttackNow;

operations! {
    /// The company faces falling rock: a strike for each, which nothing cancels, and against which no weapon helps.
    "rock_fall" => RockFall { prowess: i8 },
}

impl Does for RockFall {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let source = Source::Effect(state.piece(deed.link.piece).card);
        let mut combat = state.plain_attack(company, source, Race::Special);
        combat.prowess = self.prowess;
        combat.each = true;
        combat.firm = true;
        combat.bare = true;
        state.frames.push(AttackNow::of(combat));
    }

    fn waylays(&self) -> bool {
        true
    }
}
