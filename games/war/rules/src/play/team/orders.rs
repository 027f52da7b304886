//! The owners of Nations and Minions: only this file knows what a player may do for them, by a die or by a card.

use crate::prelude::*;

impl State {
    /// May the player who now decides for `side` give orders to `nation`?
    pub fn orders(&self, side: Side, nation: Nation) -> bool {
        !self.has_partners(side) || self.seat_of(nation) == self.decider(side)
    }

    /// Does `who` obey the player who now decides for `side`? A Minion obeys the player of his Nation, Companions any.
    pub(crate) fn obeys(&self, side: Side, who: Character) -> bool {
        who.nation().is_none_or(|nation| self.orders(side, nation))
    }

    /// May the player who decides for the side of `nation` now recruit of it, or march or attack with its
    /// troops? With three players not if it has just acted.
    pub fn objection_to_troops(&self, nation: Nation) -> Verdict {
        let side = nation.side();
        require(self.orders(side, nation), Why::NOT_YOUR_NATION)?;
        require(self.tired(side) >> nation.index() & 1 == 0, Why::SAME_NATION)
    }

    /// May they turn or move its Political counter?
    pub fn objection_to_counter(&self, nation: Nation) -> Verdict {
        require(self.orders(nation.side(), nation), Why::NOT_YOUR_NATION)
    }
}
