//! The two sides, their eight Nations, and where each stands on the Political Track.

use serde::{Deserialize, Serialize};
use table::kit::By;

use crate::region::Region;
use crate::tables::NATIONS;
use crate::word::{by_id, key};

/// One of the two sides of the war.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// The Free Peoples.
    Free,
    /// The Shadow.
    Shadow,
}

impl Side {
    /// Both, the Free Peoples first.
    pub const ALL: [Self; 2] = [Self::Free, Self::Shadow];

    /// Both, for whoever iterates.
    pub const fn all() -> [Self; 2] {
        Self::ALL
    }

    /// The enemy.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Free => Self::Shadow,
            Self::Shadow => Self::Free,
        }
    }

    /// Its word in data and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Shadow => "shadow",
        }
    }

    /// The id of its name in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Free => "war-side-free",
            Self::Shadow => "war-side-shadow",
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
by_id!(Side, "side");
key!(Side);

/// Something for each side.
pub type BySide<T> = By<Side, T, 2>;

/// One of the eight Nations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Nation {
    Dwarves,
    Elves,
    Gondor,
    North,
    Rohan,
    Isengard,
    Sauron,
    Southrons,
}

impl Nation {
    /// All, the Free Peoples first: the order of the data file.
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

    /// All, for whoever iterates.
    pub const fn all() -> [Self; 8] {
        Self::ALL
    }

    /// Its place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side on which it fights.
    pub const fn side(self) -> Side {
        if self.index() < 5 {
            Side::Free
        } else {
            Side::Shadow
        }
    }

    /// What the data files say of it.
    pub const fn facts(self) -> &'static NationFacts {
        &NATIONS[self.index()]
    }

    /// Its word in data and notation.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The id of its name in words.
    pub const fn term(self) -> &'static str {
        self.facts().term
    }
}
by_id!(Nation, "Nation");
key!(Nation);

/// Something for each Nation.
pub type ByNation<T> = By<Nation, T, 8>;

/// What the data files say of a Nation. Figures are [regular, elite, leader or Nazgûl].
#[derive(Debug)]
pub struct NationFacts {
    /// Its word in data and notation.
    pub id: &'static str,
    /// The id of its name in words.
    pub term: &'static str,
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
    /// Figures on the board at the start.
    pub deployed: &'static [(Region, [u8; 3])],
}

/// Where a Nation stands on the Political Track.
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
