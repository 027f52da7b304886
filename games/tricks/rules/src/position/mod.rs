//! The table as a text that people write, read and compare: what scenarios begin from and look for.
//!
//! A position begins in the middle of a round, with a chair about to play a card; the lines of a table
//! ([`lines`]) also show other moments. The position read agrees with a round that was played up to there.
//! `docs/scenarios.md` describes the lines.

mod check;
mod earlier;
mod read;
mod write;

use serde::{Deserialize, Serialize};
use table::lines::Flaw;

use crate::card::Card;
use crate::character::Character;
use crate::setup::Setup;
use crate::state::State;

pub(crate) use write::lines;

/// A start position other than the deal, kept as its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(String);

impl Position {
    /// Reads a text for this set-up.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(setup: &Setup, text: &str) -> Result<Self, Flaw> {
        read::read(setup, text).map(|_| Self(text.to_owned()))
    }

    /// The table of the text.
    ///
    /// # Errors
    /// The first line that does not fit this set-up, and why.
    pub fn state(&self, setup: &Setup) -> Result<State, Flaw> {
        read::read(setup, &self.0)
    }
}

/// Words of a text that name nothing.
const WORDS: [&str; 30] = [
    "chapter",
    "round",
    "attempt",
    "phase",
    "turn",
    "cast",
    "hand",
    "shown",
    "lost",
    "aside",
    "stock",
    "side",
    "won",
    "taken",
    "nobody",
    "void",
    "under",
    "gandalf",
    "count",
    "tricks",
    "of",
    "leads",
    "trick",
    "suit",
    "burden",
    "tucked",
    "token",
    "completed",
    "asked",
    "wins",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(word: &str) -> bool {
    WORDS.contains(&word) || Character::named(word).is_some() || word.parse::<Card>().is_ok()
}
