//! Swordmaster: a warrior takes a sword in each hand.

use super::prelude::*;
use crate::card::Slot;

statics! {
    /// The bearer uses two weapons, both of which count; and then no shield.
    "two_weapons" => TwoWeapons;
}

impl State {
    /// A weapon that a character bears.
    pub(crate) fn any_weapon(&self, bearer: PieceId) -> Option<PieceId> {
        self.held(bearer).into_iter().find(|item| self.face(*item).slot == Some(Slot::Weapon))
    }

    /// The weapons in use by a character besides the best one.
    pub(crate) fn second_weapon(&self, bearer: PieceId, best: Option<PieceId>) -> Option<PieceId> {
        let masters = self.held(bearer).into_iter().any(|on| {
            let scope = Scope::of(self, on);
            let mut has = self.face(on).has.iter().filter_map(|one| self.unwrapped(one, &scope));
            has.any(|one| *one == Static::TwoWeapons)
        });
        best.filter(|_| masters)?;
        let weapon = |item: &PieceId| self.face(*item).slot == Some(Slot::Weapon) && Some(*item) != best;
        self.held(bearer).into_iter().find(weapon)
    }
}
