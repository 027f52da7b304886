//! A table as lines that people write and read, in the game's own terms: what scenarios begin from and look for.
//!
//! `docs/wizards.md` describes the lines. What a text does not tell is as at a table where nothing has happened.

mod by_name;
mod lines;
mod read;
mod write;

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Chance, Journal};

use crate::event::Event;
use crate::rules_of_play::run;
use crate::setup::Rules;
use crate::state::State;

pub(crate) use by_name::by_name;
pub(crate) use write::lines;

/// A table at the beginning of a phase. Kept as its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Position(String);

/// What is wrong with a text, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Flaw {}

impl Position {
    /// Reads a text.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        read::read(text, Rules::BASIC).map(|_| Self(text.to_owned()))
    }

    /// Begins there, and runs on until somebody must decide.
    ///
    /// # Panics
    /// Never: the text has been read before, and rules change nothing about that.
    pub(crate) fn begin(&self, rules: Rules, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        let mut state = read::read(&self.0, rules).expect("a text that has been read");
        run(&mut state, chance, journal);
        state
    }
}

impl TryFrom<String> for Position {
    type Error = Flaw;
    fn try_from(text: String) -> Result<Self, Flaw> {
        Self::read(&text)
    }
}

impl From<Position> for String {
    fn from(position: Position) -> Self {
        position.0
    }
}
