//! The regions of the map, and sets of them as bits.

use crate::nation::{Nation, Side};

table::listed! {
    /// A region of the map.
    pub struct Region of REGIONS: RegionFacts, "region";
}

/// The number of regions on the map.
pub const COUNT: usize = Region::COUNT;

/// The Settlement of a region: the lesser before the greater.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Site {
    None,
    Fortification,
    Town,
    City,
    Stronghold,
}

/// The facts of a region in the data files.
#[derive(Debug)]
pub struct RegionFacts {
    /// Its word in data and notation.
    pub id: &'static str,
    /// The id of its name in words.
    pub term: &'static str,
    /// Its English name.
    pub en: &'static str,
    /// Its Spanish name.
    pub es: &'static str,
    /// The Nation inside whose borders it lies.
    pub nation: Option<Nation>,
    /// The Settlement in it.
    pub site: Site,
    /// Does it border the great sea?
    pub coast: bool,
    /// Does it touch the eastern edge of the board?
    pub east: bool,
    /// Neighbours one can cross to, as bits.
    pub near: u128,
    /// Neighbours behind a black line, as bits.
    pub walls: u128,
}

impl Region {
    /// The regions one can cross to.
    pub const fn near(self) -> RegionSet {
        RegionSet(self.facts().near)
    }

    /// The regions behind a black line, which cannot be crossed.
    pub const fn walls(self) -> RegionSet {
        RegionSet(self.facts().walls)
    }

    /// The borders to cross on the way to `other`, through friend or foe.
    pub const fn steps_to(self, other: Self) -> u8 {
        STEPS[self.index()][other.index()]
    }

    /// The Nation inside whose borders it lies.
    pub const fn nation(self) -> Option<Nation> {
        self.facts().nation
    }

    /// The Settlement in it.
    pub const fn site(self) -> Site {
        self.facts().site
    }

    /// Is there a Stronghold?
    pub const fn is_stronghold(self) -> bool {
        matches!(self.site(), Site::Stronghold)
    }

    /// Is there a Town, a City or a Stronghold?
    pub const fn is_settlement(self) -> bool {
        matches!(self.site(), Site::Town | Site::City | Site::Stronghold)
    }

    /// Is there a City or a Stronghold?
    pub const fn is_city_or_stronghold(self) -> bool {
        matches!(self.site(), Site::City | Site::Stronghold)
    }

    /// The side to which its Settlement belonged at the start.
    pub fn owner(self) -> Option<Side> {
        let settled = self.is_settlement().then(|| self.nation());
        settled.flatten().map(Nation::side)
    }

    /// The side that controls its Settlement, when those of `captured` are in the hands of the enemy of their owner.
    pub fn controlled(self, captured: RegionSet) -> Option<Side> {
        let owner = self.owner()?;
        Some(if captured.has(self) { owner.other() } else { owner })
    }

    /// Victory points that its Settlement is worth to the enemy of its owner.
    pub const fn victory_points(self) -> u8 {
        match self.site() {
            Site::City => 1,
            Site::Stronghold => 2,
            _ => 0,
        }
    }
}

table::set! {
    /// A set of regions, as bits.
    pub struct RegionSet(u128) of Region, as a list;
}

impl RegionSet {
    /// Every region.
    pub const ALL: Self = Self((1 << COUNT) - 1);

    /// The regions for which `test` holds.
    pub fn filter(test: impl Fn(Region) -> bool) -> Self {
        Region::all().filter(|region| test(*region)).collect()
    }

    /// Adds `region`, or takes it out.
    #[inline]
    pub const fn set(&mut self, region: Region, has: bool) {
        self.0 = self.0 & !(1 << region.index()) | (has as u128) << region.index();
    }

    /// All neighbours of the regions of the set.
    #[must_use]
    pub fn neighbours(self) -> Self {
        Self(self.iter().fold(0, |near, region| near | region.facts().near))
    }

    /// The regions within `steps` of the set, the set included; one may not go on from a region of `halt`
    /// (but may start there).
    #[must_use]
    pub fn within(self, steps: u8, halt: Self, barred: Self) -> Self {
        let (mut reached, mut edge) = (self, self);
        for _ in 0..steps {
            let next = edge.neighbours().minus(reached).minus(barred);
            if next.is_empty() {
                break;
            }
            reached = reached.or(next);
            edge = next.minus(halt);
        }
        reached
    }
}

/// Sets of regions by the map's facts, made when the program is built.
impl RegionSet {
    /// Strongholds.
    pub const STRONGHOLDS: Self = Self::built(Site::Stronghold);
    /// Cities and Strongholds.
    pub const CITIES_AND_STRONGHOLDS: Self = Self::built(Site::City);
    /// Towns, Cities and Strongholds.
    pub const SETTLEMENTS: Self = Self::built(Site::Town);

    /// Regions in which this stands, or something greater.
    const fn built(least: Site) -> Self {
        let (mut set, mut next) = (Self::EMPTY, 0);
        while next < COUNT {
            let region = Region::at(next);
            set.set(region, region.site() as u8 >= least as u8);
            next += 1;
        }
        set
    }

    /// The regions inside the borders of a Nation.
    #[inline]
    pub const fn land(nation: Nation) -> Self {
        const LANDS: [RegionSet; 8] = {
            let (mut lands, mut next) = ([RegionSet::EMPTY; 8], 0);
            while next < COUNT {
                let region = Region::at(next);
                if let Some(nation) = region.nation() {
                    lands[nation.index()].add(region);
                }
                next += 1;
            }
            lands
        };
        LANDS[nation.index()]
    }

    /// The Settlements that belonged to a side at the start.
    #[inline]
    pub const fn owned(side: Side) -> Self {
        const OWNED: [RegionSet; 2] = {
            let (mut owned, mut next) = ([RegionSet::EMPTY; 2], 0);
            while next < Nation::ALL.len() {
                let nation = Nation::ALL[next];
                let side = nation.side() as usize;
                owned[side] = owned[side].or(RegionSet::land(nation).and(RegionSet::SETTLEMENTS));
                next += 1;
            }
            owned
        };
        OWNED[side as usize]
    }

    /// The Settlements that `side` controls, when those of `captured` are in the hands of the enemy of their owner.
    #[inline]
    pub const fn controlled(side: Side, captured: Self) -> Self {
        let (own, theirs) = (Self::owned(side), Self::owned(side.other()));
        own.minus(captured).or(theirs.and(captured))
    }

    /// Victory points of these Settlements for the enemies of their owners.
    #[inline]
    pub const fn victory_points(self) -> u8 {
        let strongholds = self.and(Self::STRONGHOLDS).len();
        (self.and(Self::CITIES_AND_STRONGHOLDS).len() + strongholds) as u8
    }
}

// Made by `tools/constants` of the data files.
include!("../generated/regions.rs");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_say_what_regions_say_one_by_one() {
        assert_eq!(RegionSet::STRONGHOLDS, RegionSet::filter(Region::is_stronghold));
        let cities = RegionSet::filter(Region::is_city_or_stronghold);
        assert_eq!(RegionSet::CITIES_AND_STRONGHOLDS, cities);
        assert_eq!(RegionSet::SETTLEMENTS, RegionSet::filter(Region::is_settlement));
        for nation in Nation::ALL {
            let land = RegionSet::filter(|at| at.nation() == Some(nation));
            assert_eq!(RegionSet::land(nation), land);
        }
        let captured = RegionSet::filter(|at| at.index() % 3 == 0 && at.is_settlement());
        for side in Side::ALL {
            let owned = RegionSet::filter(|at| at.owner() == Some(side));
            assert_eq!(RegionSet::owned(side), owned);
            let held = RegionSet::filter(|at| at.controlled(captured) == Some(side));
            assert_eq!(RegionSet::controlled(side, captured), held);
            let points = owned.iter().map(Region::victory_points).sum::<u8>();
            assert_eq!(owned.victory_points(), points);
        }
    }
}
