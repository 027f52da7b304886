//! The figures on the map, by region.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::figures::{Figure, Figures};
use crate::nation::{BySide, Side};
use crate::region::{COUNT, Region, RegionSet};

/// The figures in every region (characters have places of their own), with the regions that hold an Army of
/// each side, a large one, or Nazgûl, kept at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    at: [Figures; COUNT],
    armies: BySide<RegionSet>,
    roosts: RegionSet,
    crowds: BySide<RegionSet>,
}

/// The number of units that may stand in a besieged Stronghold.
pub(crate) const BESIEGED: u8 = 5;

impl Default for Board {
    fn default() -> Self {
        Self {
            at: [Figures::default(); COUNT],
            armies: BySide::default(),
            roosts: RegionSet::EMPTY,
            crowds: BySide::default(),
        }
    }
}

impl Board {
    /// The figures in `region`.
    #[inline]
    pub const fn at(&self, region: Region) -> &Figures {
        &self.at[region.index()]
    }

    /// The regions that hold units of `side`.
    #[inline]
    pub fn armies(&self, side: Side) -> RegionSet {
        self.armies[side]
    }

    /// The regions in which Nazgûl stand.
    #[inline]
    pub const fn roosts(&self) -> RegionSet {
        self.roosts
    }

    /// The number of `figure` on the map.
    pub(crate) fn total(&self, figure: Figure) -> u16 {
        let counts = self.at.iter().map(|figures| figures.count(figure));
        counts.map(u16::from).sum()
    }

    /// Units of `side` in `region`.
    #[inline]
    pub fn army(&self, region: Region, side: Side) -> u8 {
        self.at(region).army(side)
    }

    /// What makes a Hunt in `at` roll failed dice again, one for each: a Stronghold that the Shadow controls, Army units of
    /// its own, Nazgûl (`king`: the Witch-king stands there).
    pub(crate) fn hunters(&self, at: Region, captured: RegionSet, king: bool) -> [bool; 3] {
        let strongholds = RegionSet::STRONGHOLDS.and(RegionSet::controlled(Side::Shadow, captured));
        let nazgul = king || self.at(at).nazgul() > 0;
        [strongholds.has(at), self.armies(Side::Shadow).has(at), nazgul]
    }

    /// The regions that hold units of both sides: one besieges the other.
    #[inline]
    pub(crate) fn contested(&self) -> RegionSet {
        self.armies[Side::Free].and(self.armies[Side::Shadow])
    }

    /// The regions that hold more units of `side` than a besieged Stronghold may.
    #[inline]
    pub(crate) fn crowds(&self, side: Side) -> RegionSet {
        self.crowds[side]
    }

    /// Changes the figures in `region`.
    #[inline]
    fn change(&mut self, region: Region, change: impl FnOnce(&mut Figures)) {
        let figures = &mut self.at[region.index()];
        change(figures);
        for side in Side::ALL {
            let units = figures.army(side);
            self.armies[side].set(region, units > 0);
            self.crowds[side].set(region, units > BESIEGED);
        }
        self.roosts.set(region, figures.nazgul() > 0);
    }

    /// Puts figures into `region`.
    pub fn put(&mut self, region: Region, figures: &Figures) {
        self.change(region, |there| there.add(figures));
    }

    /// Takes figures from `region`.
    pub fn take(&mut self, region: Region, figures: &Figures) {
        debug_assert!(figures.fits_in(self.at(region)), "{region} has fewer figures");
        self.change(region, |there| there.take(figures));
    }

    /// Puts `count` of one figure into `region`.
    pub fn add(&mut self, region: Region, figure: Figure, count: u8) {
        self.change(region, |there| there.put(figure, count));
    }

    /// Takes one figure from `region`.
    pub fn remove(&mut self, region: Region, figure: Figure) {
        self.change(region, |there| there.lose(figure));
    }

    /// Regions in which something stands.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = (Region, &Figures)> {
        let all = Region::all().map(|region| (region, self.at(region)));
        all.filter(|(_, figures)| !figures.is_empty())
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.occupied())
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut board = Self::default();
        for (region, figures) in BTreeMap::<Region, Figures>::deserialize(deserializer)? {
            board.put(region, &figures);
        }
        Ok(board)
    }
}
