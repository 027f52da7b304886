//! One who plays for all Free Peoples against two: no Nation, and no Army, acts twice in succession alone.

use crate::prelude::*;

/// The troops used in one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deed {
    /// Nations that recruited, moved or fought alone, as bits.
    pub alone: u8,
    /// An Army of several Nations that moved or fought, and where it is.
    pub army: Option<(Region, Force)>,
}

/// The Nations of a force's units, as bits.
pub fn nations(force: &Force) -> u8 {
    let there = |nation: &Nation| force.figures.has_nation(*nation);
    let all = Nation::ALL.into_iter().filter(there);
    all.fold(0, |bits, nation| bits | 1 << nation.index())
}

impl State {
    /// Is `side` played by one against two? Only the Free Peoples can be.
    const fn one_of_three(&self, side: Side) -> bool {
        self.players == 3 && matches!(side, Side::Free)
    }

    /// Records the troops' deeds, for the Free Peoples' only player among three.
    pub(crate) fn note_deed(&mut self, force: &Force, at: Region) {
        if self.one_of_three(self.acting()) {
            let bits = nations(force);
            let deed = &mut self.team.deeds[1];
            if bits.count_ones() == 1 {
                deed.alone |= bits;
            } else {
                deed.army = Some((at, *force));
            }
        }
    }

    /// The same of a Nation that recruits, be it but a Leader.
    pub(crate) fn note_recruit(&mut self, nation: Nation) {
        if self.one_of_three(self.acting()) {
            self.team.deeds[1].alone |= 1 << nation.index();
        }
    }

    /// Nations that may not act alone now, as bits: they did in the action before.
    #[inline]
    pub fn tired(&self, side: Side) -> u8 {
        let tires = self.one_of_three(side);
        if tires { self.team.deeds[0].alone } else { 0 }
    }

    /// May a Nation or an Army of `side` not act now that could otherwise?
    pub(crate) fn is_tired(&self, side: Side) -> bool {
        self.one_of_three(side) && self.team.deeds[0] != Deed::default()
    }

    /// The same table, had no Nation acted in the action before.
    pub(crate) fn at_ease(&self) -> Self {
        let mut table = self.clone();
        table.team.deeds[0] = Deed::default();
        table
    }

    /// The Army of several Nations in `from` that may not act now: it did in the action before.
    #[inline]
    pub(crate) fn tired_army(&self, from: Region, side: Side) -> Option<Force> {
        if !self.one_of_three(side) {
            return None;
        }
        let (at, army) = self.team.deeds[0].army?;
        (at == from).then_some(army)
    }

    /// The action of the Free Peoples is over: its deeds count for the next.
    pub(crate) fn close_deeds(&mut self, side: Side) {
        if self.one_of_three(side) {
            self.team.deeds[0] = std::mem::take(&mut self.team.deeds[1]);
        }
    }
}
