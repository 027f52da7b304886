//! What lies on the map, as plain facts: which nation a region belongs to, and what stands in it.

/// The nations that fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nation {
    /// The Dwarves of Erebor, the Iron Hills and the Blue Mountains.
    Dwarves,
    /// The Elves.
    Elves,
    /// Gondor.
    Gondor,
    /// The Men and Hobbits of the North.
    North,
    /// Rohan.
    Rohan,
    /// Isengard.
    Isengard,
    /// Sauron.
    Sauron,
    /// The Southrons and Easterlings.
    Southrons,
}

impl Nation {
    /// All of them, the Free Peoples first.
    pub const ALL: [Self; 8] = [
        Self::Dwarves,
        Self::Elves,
        Self::Gondor,
        Self::North,
        Self::Rohan,
        Self::Isengard,
        Self::Sauron,
        Self::Southrons,
    ];

    /// Its name in ids, classes and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dwarves => "dwarves",
            Self::Elves => "elves",
            Self::Gondor => "gondor",
            Self::North => "north",
            Self::Rohan => "rohan",
            Self::Isengard => "isengard",
            Self::Sauron => "sauron",
            Self::Southrons => "southrons",
        }
    }

    /// Does it fight for the Free Peoples?
    pub const fn is_free(self) -> bool {
        matches!(
            self,
            Self::Dwarves | Self::Elves | Self::Gondor | Self::North | Self::Rohan
        )
    }
}

/// What stands in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settlement {
    /// A town.
    Town,
    /// A city.
    City,
    /// A stronghold.
    Stronghold,
    /// A fortification, which is no settlement by the rules but drawn like one.
    Fortification,
}

impl Settlement {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Town, Self::City, Self::Stronghold, Self::Fortification];

    /// Its name in classes and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Town => "town",
            Self::City => "city",
            Self::Stronghold => "stronghold",
            Self::Fortification => "fortification",
        }
    }
}

/// A region of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The region's id.
    pub id: &'static str,
    /// Whose region it is from the beginning.
    pub nation: Option<Nation>,
    /// What stands in it.
    pub settlement: Option<Settlement>,
    /// Victory points for the enemy who takes it.
    pub points: u8,
}

impl Place {
    /// The number of the region with that id in [`PLACES`].
    pub fn index(id: &str) -> Option<usize> {
        PLACES.binary_search_by(|place| place.id.cmp(id)).ok()
    }
}

const fn place(
    id: &'static str,
    nation: Option<Nation>,
    settlement: Option<Settlement>,
    points: u8,
) -> Place {
    Place {
        id,
        nation,
        settlement,
        points,
    }
}

use Nation as N;
use Settlement as S;

/// All regions, by id.
pub const PLACES: [Place; 105] = [
    place("andrast", None, None, 0),
    place("anfalas", Some(N::Gondor), None, 0),
    place("angmar", Some(N::Sauron), Some(S::City), 1),
    place("arnor", None, None, 0),
    place("ash-mountains", None, None, 0),
    place("barad-dur", Some(N::Sauron), Some(S::Stronghold), 2),
    place("bree", Some(N::North), Some(S::Town), 0),
    place("buckland", Some(N::North), None, 0),
    place("cardolan", None, None, 0),
    place("carrock", Some(N::North), Some(S::Town), 0),
    place("dagorlad", None, None, 0),
    place("dale", Some(N::North), Some(S::City), 1),
    place("dead-marshes", None, None, 0),
    place("dimrill-dale", None, None, 0),
    place("dol-amroth", Some(N::Gondor), Some(S::Stronghold), 2),
    place("dol-guldur", Some(N::Sauron), Some(S::Stronghold), 2),
    place("druadan-forest", Some(N::Gondor), None, 0),
    place("druwaith-iaur", None, None, 0),
    place("eagles-eyrie", None, None, 0),
    place("east-harondor", None, None, 0),
    place("east-rhun", Some(N::Southrons), None, 0),
    place("eastemnet", Some(N::Rohan), None, 0),
    place("eastern-brown-lands", None, None, 0),
    place("eastern-emyn-muil", None, None, 0),
    place("eastern-mirkwood", None, None, 0),
    place("edoras", Some(N::Rohan), Some(S::City), 1),
    place("enedwaith", None, None, 0),
    place("erebor", Some(N::Dwarves), Some(S::Stronghold), 2),
    place("erech", Some(N::Gondor), None, 0),
    place("ered-luin", Some(N::Dwarves), Some(S::Town), 0),
    place("ettenmoors", None, None, 0),
    place("evendim", None, None, 0),
    place("fangorn", None, None, 0),
    place("far-harad", Some(N::Southrons), Some(S::City), 1),
    place("folde", Some(N::Rohan), Some(S::Town), 0),
    place("fords-of-bruinen", None, None, 0),
    place("fords-of-isen", Some(N::Rohan), Some(S::Fortification), 0),
    place("forlindon", None, None, 0),
    place("gap-of-rohan", Some(N::Isengard), None, 0),
    place("gladden-fields", None, None, 0),
    place("goblins-gate", None, None, 0),
    place("gorgoroth", Some(N::Sauron), None, 0),
    place("grey-havens", Some(N::Elves), Some(S::Stronghold), 2),
    place("harlindon", None, None, 0),
    place("helms-deep", Some(N::Rohan), Some(S::Stronghold), 2),
    place("high-pass", None, None, 0),
    place("hollin", None, None, 0),
    place("iron-hills", Some(N::Dwarves), Some(S::Town), 0),
    place("khand", Some(N::Southrons), None, 0),
    place("lamedon", Some(N::Gondor), Some(S::Town), 0),
    place("lorien", Some(N::Elves), Some(S::Stronghold), 2),
    place("lossarnach", Some(N::Gondor), Some(S::Town), 0),
    place("minas-morgul", Some(N::Sauron), Some(S::Stronghold), 2),
    place("minas-tirith", Some(N::Gondor), Some(S::Stronghold), 2),
    place("minhiriath", None, None, 0),
    place("morannon", Some(N::Sauron), Some(S::Stronghold), 2),
    place("moria", Some(N::Sauron), Some(S::Stronghold), 2),
    place("mount-gram", Some(N::Sauron), None, 0),
    place("mount-gundabad", Some(N::Sauron), Some(S::Stronghold), 2),
    place("narrows-of-the-forest", None, None, 0),
    place("near-harad", Some(N::Southrons), Some(S::Town), 0),
    place("noman-lands", None, None, 0),
    place("north-anduin-vale", None, None, 0),
    place("north-downs", Some(N::North), None, 0),
    place("north-dunland", Some(N::Isengard), Some(S::Town), 0),
    place("north-ered-luin", Some(N::Dwarves), None, 0),
    place("north-ithilien", None, None, 0),
    place("north-rhun", Some(N::Southrons), Some(S::Town), 0),
    place("northern-dorwinion", None, None, 0),
    place("northern-mirkwood", None, None, 0),
    place("northern-rhovanion", None, None, 0),
    place("nurn", Some(N::Sauron), Some(S::Town), 0),
    place("old-ford", None, None, 0),
    place("old-forest", None, None, 0),
    place("old-forest-road", Some(N::North), None, 0),
    place("orthanc", Some(N::Isengard), Some(S::Stronghold), 2),
    place("osgiliath", None, Some(S::Fortification), 0),
    place("parth-celebrant", None, None, 0),
    place("pelargir", Some(N::Gondor), Some(S::City), 1),
    place("rhosgobel", Some(N::North), None, 0),
    place("rivendell", Some(N::Elves), Some(S::Stronghold), 2),
    place("south-anduin-vale", None, None, 0),
    place("south-downs", None, None, 0),
    place("south-dunland", Some(N::Isengard), Some(S::Town), 0),
    place("south-ered-luin", None, None, 0),
    place("south-ithilien", None, None, 0),
    place("south-rhun", Some(N::Southrons), Some(S::Town), 0),
    place("southern-dorwinion", None, None, 0),
    place("southern-mirkwood", Some(N::Sauron), None, 0),
    place("southern-rhovanion", None, None, 0),
    place("tharbad", None, None, 0),
    place("the-shire", Some(N::North), Some(S::City), 1),
    place("tower-hills", None, None, 0),
    place("trollshaws", None, None, 0),
    place("umbar", Some(N::Southrons), Some(S::Stronghold), 2),
    place("vale-of-the-carnen", None, None, 0),
    place("vale-of-the-celduin", None, None, 0),
    place("weather-hills", None, None, 0),
    place("west-harondor", None, None, 0),
    place("westemnet", Some(N::Rohan), Some(S::Town), 0),
    place("western-brown-lands", None, None, 0),
    place("western-emyn-muil", None, None, 0),
    place("western-mirkwood", None, None, 0),
    place("withered-heath", None, None, 0),
    place("woodland-realm", Some(N::Elves), Some(S::Stronghold), 2),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_counts_what_the_board_has() {
        assert!(PLACES.windows(2).all(|pair| pair[0].id < pair[1].id));
        let count = |kind| {
            PLACES
                .iter()
                .filter(|place| place.settlement == Some(kind))
                .count()
        };
        assert_eq!(Settlement::ALL.map(count), [14, 6, 16, 2]);
        let points = |free| {
            let of = |place: &&Place| place.nation.is_some_and(|nation| nation.is_free() == free);
            PLACES
                .iter()
                .filter(of)
                .map(|place| u32::from(place.points))
                .sum::<u32>()
        };
        assert_eq!((points(true), points(false)), (20, 18));
    }
}
