//! The options of a table: the rules it plays by.

mod alone;
mod rulings;
mod sets;

use serde::{Deserialize, Serialize};

pub use alone::Alone;
pub use rulings::{Extras, Rulings};
pub use sets::Sets;

/// The length of a game: how many times a play deck is exhausted before the Council (SATM-23.5 to SATM-23.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Two decks.
    Two,
    /// Three decks.
    Three,
    /// Four decks.
    Four,
}

impl Length {
    /// Exhaustions that end the game.
    pub const fn decks(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Points that let a player call one exhaustion earlier.
    pub const fn points(self) -> i16 {
        match self {
            Self::Two => 25,
            Self::Three => 30,
            Self::Four => 40,
        }
    }

    /// Cards in a sideboard.
    pub const fn sideboard(self) -> usize {
        match self {
            Self::Two => 30,
            Self::Three => 35,
            Self::Four => 40,
        }
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The standard rules, or the basic ones (SATM-0.2).
    pub standard: bool,
    /// The length of the game.
    pub length: Length,
    /// The choices between the book and the rulings.
    pub rulings: Rulings,
    /// The optional rules.
    pub extras: Extras,
    /// The goal of one who plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<Alone>,
    /// The sets played.
    #[serde(default, skip_serializing_if = "Sets::are_all")]
    pub sets: Sets,
}

impl Rules {
    /// The basic rules of the book.
    pub const BASIC: Self = Self {
        standard: false,
        length: Length::Two,
        rulings: Rulings::BOOK,
        extras: Extras::NONE,
        alone: None,
        sets: Sets::All,
    };
}
