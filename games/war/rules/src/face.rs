//! The faces of the Action dice.

use table::kit::{By, Key as _};

use crate::nation::Side;
use crate::tables::DICE;
use crate::word::{by_id, key};

/// A face of an Action die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Face {
    Character,
    Army,
    Muster,
    Event,
    MusterArmy,
    Will,
    Eye,
}

impl Face {
    /// All faces of either die.
    pub const ALL: [Self; 7] = [
        Self::Character,
        Self::Army,
        Self::Muster,
        Self::Event,
        Self::MusterArmy,
        Self::Will,
        Self::Eye,
    ];

    /// All, for whoever iterates.
    pub const fn all() -> [Self; 7] {
        Self::ALL
    }

    /// Its word in data and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Character => "character",
            Self::Army => "army",
            Self::Muster => "muster",
            Self::Event => "event",
            Self::MusterArmy => "muster-army",
            Self::Will => "will",
            Self::Eye => "eye",
        }
    }

    /// The id of its name in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Character => "war-face-character",
            Self::Army => "war-face-army",
            Self::Muster => "war-face-muster",
            Self::Event => "war-face-event",
            Self::MusterArmy => "war-face-muster-army",
            Self::Will => "war-face-will",
            Self::Eye => "war-face-eye",
        }
    }

    /// Can it be spent as a Character result?
    pub(crate) const fn as_character(self) -> bool {
        matches!(self, Self::Character | Self::Will)
    }
    /// Can it be spent as an Army result?
    pub(crate) const fn as_army(self) -> bool {
        matches!(self, Self::Army | Self::MusterArmy | Self::Will)
    }
    /// Can it be spent as a Muster result?
    pub(crate) const fn as_muster(self) -> bool {
        matches!(self, Self::Muster | Self::MusterArmy | Self::Will)
    }
    /// Can it be spent as an Event result?
    pub(crate) const fn as_event(self) -> bool {
        matches!(self, Self::Event | Self::Will)
    }
}
by_id!(Face, "die face");
key!(Face);

/// Something for each face.
pub type ByFace<T> = By<Face, T, 7>;

/// What the data files say of a side's dice.
#[derive(Debug)]
pub struct DieFacts {
    /// Dice at the start.
    pub start: u8,
    /// Dice at most.
    pub most: u8,
    /// The six faces.
    pub faces: [Face; 6],
}

impl Side {
    /// What the data files say of its dice.
    pub fn die(self) -> &'static DieFacts {
        &DICE[self.index()]
    }
}
