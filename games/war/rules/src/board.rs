//! What stands where.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::figures::{Figure, Figures};
use crate::nation::{BySide, Side};
use crate::region::{COUNT, Region, RegionSet};

/// The figures in every region (characters have places of their own), with the regions that hold an Army of
/// each side kept at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    at: [Figures; COUNT],
    armies: BySide<RegionSet>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            at: [Figures::default(); COUNT],
            armies: BySide::default(),
        }
    }
}

impl Board {
    /// What stands in `region`.
    #[inline]
    pub const fn at(&self, region: Region) -> &Figures {
        &self.at[region.index()]
    }

    /// The regions that hold units of `side`.
    #[inline]
    pub fn armies(&self, side: Side) -> RegionSet {
        self.armies[side]
    }

    /// Units of `side` in `region`.
    #[inline]
    pub fn army(&self, region: Region, side: Side) -> u8 {
        self.at(region).army(side)
    }

    /// Does `region` hold units of both sides? Then one besieges the other.
    #[inline]
    pub(crate) fn contested(&self, region: Region) -> bool {
        self.armies.values().all(|armies| armies.has(region))
    }

    fn recount(&mut self, region: Region) {
        for side in Side::ALL {
            if self.at[region.index()].army(side) > 0 {
                self.armies[side].add(region);
            } else {
                self.armies[side].remove(region);
            }
        }
    }

    /// Puts figures into `region`.
    pub fn put(&mut self, region: Region, figures: &Figures) {
        self.at[region.index()].add(figures);
        self.recount(region);
    }

    /// Takes figures from `region`.
    pub fn take(&mut self, region: Region, figures: &Figures) {
        debug_assert!(
            figures.fits_in(self.at(region)),
            "{} has fewer figures",
            region.id()
        );
        self.at[region.index()].take(figures);
        self.recount(region);
    }

    /// Puts `count` of one figure into `region`.
    pub fn add(&mut self, region: Region, figure: Figure, count: u8) {
        *self.at[region.index()].count_mut(figure) += count;
        self.recount(region);
    }

    /// Takes one figure from `region`.
    pub fn remove(&mut self, region: Region, figure: Figure) {
        *self.at[region.index()].count_mut(figure) -= 1;
        self.recount(region);
    }

    /// Regions in which something stands.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = (Region, &Figures)> {
        Region::all()
            .map(|region| (region, self.at(region)))
            .filter(|(_, figures)| !figures.is_empty())
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
