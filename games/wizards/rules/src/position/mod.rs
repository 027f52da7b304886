//! A table as lines that people write and read, in the game's own terms: what scenarios begin from and look for.
//!
//! `docs/wizards.md` describes the lines. Facts missing in a text are as at a table where nothing has happened.

mod by_name;
mod check;
mod read;
mod words;
mod write;

use serde::{Deserialize, Serialize};
use table::{Chance, Journal};

use crate::event::Event;
use crate::rules_of_play::run;
use crate::setup::Rules;
use crate::state::State;

pub use table::lines::Flaw;

pub(crate) use by_name::by_name;
pub(crate) use words::knows;
pub(crate) use write::lines;

/// A table at the beginning of a phase. Kept as its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Position(String);

impl Position {
    /// Reads a text.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        read::read(text, Rules::BASIC).map(|_| Self(text.to_owned()))
    }

    /// The state at that point, run on until a player must decide.
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
