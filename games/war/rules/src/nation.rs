//! The two sides, their eight Nations, and where each stands on the Political Track.

use serde::{Deserialize, Serialize};
use table::kit::By;

table::ids! {
    /// One of the two sides of the war.
    pub enum Side: "war-side-", "side" {
        /// The Free Peoples.
        Free = "free",
        Shadow = "shadow",
    }
}

impl Side {
    /// The enemy.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Free => Self::Shadow,
            Self::Shadow => Self::Free,
        }
    }

    /// Its Nations.
    pub const fn nations(self) -> &'static [Nation] {
        match self {
            Self::Free => Nation::ALL.first_chunk::<5>().unwrap(),
            Self::Shadow => Nation::ALL.last_chunk::<3>().unwrap(),
        }
    }
}

/// Something for each side.
pub type BySide<T> = By<Side, T, 2>;

table::ids! {
    /// One of the eight Nations, those of the Free Peoples first: the order of the data file.
    #[allow(missing_docs)]
    pub enum Nation: "war-nation-", "Nation" {
        Dwarves = "dwarves",
        Elves = "elves",
        Gondor = "gondor",
        North = "north",
        Rohan = "rohan",
        Isengard = "isengard",
        Sauron = "sauron",
        Southrons = "southrons",
    }
}

impl Nation {
    /// The side on which it fights.
    pub const fn side(self) -> Side {
        let free = self.index() < 5;
        if free { Side::Free } else { Side::Shadow }
    }

    /// The facts of the Nation in the data files.
    pub const fn facts(self) -> &'static NationFacts {
        &NATIONS[self.index()]
    }
}

table::set! {
    /// A set of Nations, as bits.
    pub struct NationSet(u8) of Nation, as a list;
}

impl NationSet {
    /// Those of `side`.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::Free => Self(0b0001_1111),
            Side::Shadow => Self(0b1110_0000),
        }
    }
}

/// Something for each Nation.
pub type ByNation<T> = By<Nation, T, 8>;

/// The facts of a Nation in the data files. Figures are [regular, elite, leader or Nazgûl].
#[derive(Debug)]
pub struct NationFacts {
    /// The ids of its figures' names in words, by kind.
    pub counted: [&'static str; 3],
    /// Is it active from the start?
    pub active: bool,
    /// Advances to 'At War'.
    pub steps: u8,
    /// All figures in the box.
    pub figures: [u8; 3],
    /// Figures beside the board at the start.
    pub reserve: [u8; 3],
}

/// The state of a Nation on the Political Track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// Advances left to the box 'At War'; 0 is At War.
    pub steps: u8,
    /// Does its counter show the active side?
    pub active: bool,
}

impl Stand {
    /// Is the Nation At War?
    pub const fn at_war(self) -> bool {
        self.steps == 0
    }
}

// Made by `tools/constants` of the data files.
include!("../generated/nations.rs");
