//! Swordmaster: a warrior takes a sword in each hand.

use super::prelude::*;
use crate::card::Slot;

statics! {
    /// The bearer uses two weapons, both of which count; and then no shield.
    "two_weapons" => TwoWeapons: |_| Touches::ARMS;
}

impl State {
    /// Does a character take a weapon in each hand?
    pub(crate) fn takes_two(&self, bearer: PieceId) -> bool {
        self.lying_on(bearer).filter(|on| self.face(*on).touches.arms()).any(|on| {
            let scope = Scope::of(self, on);
            let mut has = self.face(on).has.iter().filter_map(|one| self.unwrapped(one, &scope));
            has.any(|one| *one == Static::TwoWeapons)
        })
    }

    /// A weapon that a character bears.
    pub(crate) fn any_weapon(&self, bearer: PieceId) -> Option<PieceId> {
        self.lying_on(bearer).find(|item| self.face(*item).slot == Some(Slot::Weapon))
    }

    /// The weapon in use by such a character besides the best one.
    pub(crate) fn second_weapon(&self, bearer: PieceId, best: Option<PieceId>) -> Option<PieceId> {
        best?;
        let weapon = |item: &PieceId| self.face(*item).slot == Some(Slot::Weapon) && Some(*item) != best;
        self.lying_on(bearer).find(weapon)
    }
}
