//! One who plays for all Free Peoples against two: no Nation, and no Army, acts twice in succession alone.

use crate::prelude::*;

/// The troops used in one action.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Acted {
    /// Nations that recruited, moved or fought alone, as bits.
    pub alone: u8,
    /// Armies of several Nations that moved or fought.
    #[serde(rename = "army", default)]
    pub armies: Armies,
}

/// Armies that acted, by the regions where they are now, in the order of these.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Option<Spelled>", into = "Option<Spelled>")]
pub struct Armies(Vec<(Region, Force)>);

/// Armies as they are stored: none and a single one as when there was room for no more.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Spelled {
    One((Region, Force)),
    Several(Vec<(Region, Force)>),
}

impl From<Option<Spelled>> for Armies {
    fn from(spelled: Option<Spelled>) -> Self {
        let told = match spelled {
            None => Vec::new(),
            Some(Spelled::One(army)) => vec![army],
            Some(Spelled::Several(armies)) => armies,
        };
        let mut armies = Self::default();
        told.iter().for_each(|(at, army)| armies.join(*at, army));
        armies
    }
}

impl From<Armies> for Option<Spelled> {
    fn from(Armies(armies): Armies) -> Self {
        match armies.as_slice() {
            [] => None,
            [army] => Some(Spelled::One(*army)),
            _ => Some(Spelled::Several(armies)),
        }
    }
}

impl Armies {
    /// Each of them, and where it is.
    pub fn iter(&self) -> impl Iterator<Item = (Region, Force)> + '_ {
        self.0.iter().copied()
    }

    /// The Army that acted and is `at` now.
    pub fn at(&self, at: Region) -> Option<Force> {
        self.iter().find(|(there, _)| *there == at).map(|(_, army)| army)
    }

    /// This Army, and nobody else of those that acted, is `at` now.
    pub(crate) fn put(&mut self, at: Region, army: Force) {
        self.0.retain(|(there, _)| *there != at);
        if !army.is_empty() {
            let place = self.0.partition_point(|(there, _)| *there < at);
            self.0.insert(place, (at, army));
        }
    }

    /// These are `at` now as well.
    fn join(&mut self, at: Region, force: &Force) {
        let mut all = self.at(at).unwrap_or_default();
        all.join(force);
        self.put(at, all);
    }

    /// These are `at` no more. Returns those of them that acted.
    fn leave(&mut self, at: Region, force: &Force) -> Force {
        let Some(army) = self.at(at) else { return Force::default() };
        let rest = army.without(force);
        self.put(at, rest);
        army.without(&rest)
    }
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
                deed.armies.join(at, force);
            }
        }
    }

    /// Figures go from `from` to `to` without an action of their own: those who advance have acted already, and who retreats
    /// is the same Army in another region.
    pub(crate) fn deeds_follow(&mut self, from: Region, to: Region, force: &Force) {
        for Acted { armies, .. } in &mut self.team.deeds {
            let acted = armies.leave(from, force);
            armies.join(to, &acted);
        }
    }

    /// Figures that attacked are lost: nobody who stood by counts in their place as one of those who acted.
    pub(crate) fn deeds_lose(&mut self, at: Region, lost: &Force) {
        self.team.deeds[1].armies.leave(at, lost);
    }

    /// An Elite became a Regular: if it has acted, that Regular has.
    pub(crate) fn deeds_reduce(&mut self, at: Region, nation: Nation, attacks: bool) {
        let [regular, elite] = Rank::ALL.map(|rank| Figure::Unit(nation, rank));
        // In defence whoever did not act counts as reduced first.
        let left = if attacks { 0 } else { self.board.at(at).count(elite) };
        let armies = &mut self.team.deeds[usize::from(attacks)].armies;
        if let Some(mut army) = armies.at(at).filter(|army| army.count(elite) > left) {
            army.figures.lose(elite);
            army.figures.put(regular, 1);
            armies.put(at, army);
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
        self.one_of_three(side) && self.team.deeds[0] != Acted::default()
    }

    /// The same table, had no Nation acted in the action before.
    pub(crate) fn at_ease(&self) -> Self {
        let mut table = self.clone();
        table.team.deeds[0] = Acted::default();
        table
    }

    /// The Army of several Nations in `from` that may not act now: it did in the action before.
    #[inline]
    pub(crate) fn tired_army(&self, from: Region, side: Side) -> Option<Force> {
        self.one_of_three(side).then(|| self.team.deeds[0].armies.at(from)).flatten()
    }

    /// The action of the Free Peoples is over: its deeds count for the next.
    pub(crate) fn close_deeds(&mut self, side: Side) {
        if self.one_of_three(side) {
            self.team.deeds[0] = std::mem::take(&mut self.team.deeds[1]);
        }
    }
}
