//! The four hobbits, and the colour that belongs to each (VAM-1.2).

use serde::{Deserialize, Serialize};

use crate::dice::Colour;

/// Who a player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hobbit {
    /// Yellow.
    Frodo,
    /// Red.
    Sam,
    /// Blue.
    Merry,
    /// Green.
    Pippin,
}

impl Hobbit {
    /// All four, in the order of the sheet.
    pub const ALL: [Self; 4] = [Self::Frodo, Self::Sam, Self::Merry, Self::Pippin];

    /// The colour of this hobbit's die.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Frodo => Colour::Yellow,
            Self::Sam => Colour::Red,
            Self::Merry => Colour::Blue,
            Self::Pippin => Colour::Green,
        }
    }

    /// The name in notation, and the end of the message id `journey-hobbit-NAME`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Frodo => "frodo",
            Self::Sam => "sam",
            Self::Merry => "merry",
            Self::Pippin => "pippin",
        }
    }

    /// The id of the hobbit's name in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Frodo => "journey-hobbit-frodo",
            Self::Sam => "journey-hobbit-sam",
            Self::Merry => "journey-hobbit-merry",
            Self::Pippin => "journey-hobbit-pippin",
        }
    }

    /// The hobbit with that name in notation.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hobbit| hobbit.name() == name)
    }
}
