//! Companions and Minions: their printed cards, their places, and sets of them.

use serde::{Deserialize, Serialize};
use table::kit::By;

use crate::nation::{Nation, Side};
use crate::region::Region;

/// The level of a character: the regions it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The number of regions.
    Steps(u8),
    /// Anywhere, as the Nazgûl fly.
    Unlimited,
}

/// The Nations a Companion can make active.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Rouses {
    None,
    Any,
    Only(Nation),
}

/// The facts of a character in the data files.
#[derive(Debug)]
pub struct CharacterFacts {
    /// English name.
    pub en: &'static str,
    /// Spanish name.
    pub es: &'static str,
    /// Companions are of the Free Peoples, Minions of the Shadow.
    pub side: Side,
    /// The character whose place it takes.
    pub replaces: Option<Character>,
    /// The level: the regions it moves.
    pub level: Level,
    /// Leadership in battle.
    pub leadership: u8,
    /// The Nations it can make active.
    pub rouses: Rouses,
    /// Does it bring an Action die?
    pub die: bool,
    /// Captain of the West?
    pub captain: bool,
}

impl Character {
    /// Its facts in the data files.
    pub const fn facts(self) -> &'static CharacterFacts {
        &CHARACTERS[self.index()]
    }

    /// Its side.
    pub const fn side(self) -> Side {
        self.facts().side
    }

    /// Its level as a number: the Witch-king's is beyond any distance on the map.
    pub const fn level(self) -> u8 {
        match self.facts().level {
            Level::Steps(steps) => steps,
            Level::Unlimited => u8::MAX,
        }
    }

    /// The Nation of a Minion: of partners, its player commands him and his abilities. A Companion has none.
    pub const fn nation(self) -> Option<Nation> {
        match self {
            Self::WitchKing | Self::MouthOfSauron => Some(Nation::Sauron),
            Self::Saruman => Some(Nation::Isengard),
            _ => None,
        }
    }

    /// Is it one of the two Hobbits who can lead the Fellowship?
    pub(crate) const fn is_hobbit(self) -> bool {
        matches!(self, Self::Meriadoc | Self::Peregrin)
    }

    /// Can it make `nation` active?
    pub fn can_rouse(self, nation: Nation) -> bool {
        match self.facts().rouses {
            Rouses::None => false,
            Rouses::Any => nation.side() == Side::Free,
            Rouses::Only(only) => only == nation,
        }
    }
}

/// Something for each character.
pub type ByCharacter<T> = By<Character, T, 12>;

/// The place of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not in play yet.
    Aside,
    Fellowship,
    /// The map.
    On(Region),
    /// Out of the game, or replaced.
    Gone,
}

table::set! {
    /// A set of characters, as bits.
    pub struct People(u16) of Character, as a list;
}

impl People {
    /// Those of `side`.
    #[must_use]
    pub const fn of(self, side: Side) -> Self {
        const COMPANIONS: People = People(0b0001_1111_1111);
        match side {
            Side::Free => self.and(COMPANIONS),
            Side::Shadow => self.minus(COMPANIONS),
        }
    }

    /// The highest level among them; 0 for the empty set.
    pub(crate) fn highest_level(self) -> u8 {
        self.iter().map(Character::level).max().unwrap_or(0)
    }
}

// Made by `tools/constants` of the data files.
include!("../generated/characters.rs");
