//! The faces of the Action dice.

use table::kit::By;

use crate::nation::Side;

table::ids! {
    /// A face of an Action die.
    #[allow(missing_docs)]
    pub enum Face: "war-face-", "die face" {
        Character = "character",
        Army = "army",
        Muster = "muster",
        Event = "event",
        MusterArmy = "muster-army",
        Will = "will",
        Eye = "eye",
    }
}

impl Face {
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

/// Something for each face.
pub type ByFace<T> = By<Face, T, 7>;

/// The facts of a side's dice in the data files.
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
    /// The facts of its dice in the data files.
    pub fn die(self) -> &'static DieFacts {
        &DICE[self.index()]
    }
}

// Made by `tools/constants` of the data files.
include!("../generated/dice.rs");
