//! A table as lines that people write and read, in the game's own terms: what scenarios begin from and look for.
//!
//! `docs/wizards.md` describes the lines. Facts missing in a text are as at a table where nothing has happened. Every moment
//! can be written [in full](Position::of): what the game's lines have no words for is told as it is saved
//! ([`rest`](table::lines::rest)).

mod by_name;
mod check;
mod read;
mod tell;
mod words;
mod write;

use std::fmt;

use table::lines::{each_line, rest};
use table::offer::Positions;
use table::{Chance, Game, Journal, Seed, SetupRequest};

use crate::flow::run;
use crate::offer::{options, options_of};
use crate::options::Rules;
use crate::prelude::*;

pub use table::lines::Flaw;

pub(crate) use by_name::by_name;
pub(crate) use words::knows;
pub(crate) use write::lines;

/// A table at the beginning of a phase. Kept as its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Position(String);

impl Position {
    /// The position of a state, in full.
    pub fn of(state: &State) -> Option<Self> {
        let mut head = "players: 2\n".to_owned();
        for (id, value) in options_of(&state.rules) {
            head.push_str(&format!("option {id}: {value}\n"));
        }
        let told = write::of_a_position(state);
        rest::in_full(&head, &told, state, Wizards::saved, |text| read::read(text, state.rules)).map(Self)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        read::read(text, Rules::BASIC).map(|_| Self(text.to_owned()))
    }

    /// Reads a text for a table of these rules.
    ///
    /// # Errors
    /// The first line that does not fit, and why; also where the table plays by other options than the text.
    pub fn read_for(rules: &Rules, text: &str) -> Result<Self, Flaw> {
        let of_table = options_of(rules);
        for line in each_line(text)?.iter().filter(|line| line.key == "option") {
            let found = of_table.iter().find(|(id, _)| *id == line.about);
            let usual = || options().into_iter().find(|option| option.id == line.about);
            let value = found.map(|(_, value)| value.clone()).or_else(|| Some(usual()?.default));
            let decks = line.about.starts_with("deck-");
            if !decks && value.as_deref() != Some(line.word()?) {
                let value = value.unwrap_or_else(|| "no such option".to_owned());
                return Err(line.flaw(format!("at this table it is {value}")));
            }
        }
        Self::read(text)
    }

    /// The state at that point, run on until a player must decide; where everything is told, somebody must.
    ///
    /// # Panics
    /// Never: the text has been read before, and rules change nothing about that.
    pub(crate) fn begin(&self, rules: Rules, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
        let mut state = read::read(&self.0, rules).expect("a text that has been read");
        // A quiet moment may have been written in full before the game went on to the first question.
        let waits = Wizards::asks(&state).is_empty() && Wizards::outcome(&state).is_none();
        if waits || !read::is_exact(&self.0) {
            run(&mut state, chance, journal);
        }
        state
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Positions for Wizards {
    type Position = Position;

    fn of_the_book(data: &(), players: u8) -> Position {
        let request = SetupRequest::players(usize::from(players));
        let setup = Self::setup(data, &request).expect("the usual table");
        // As the cards were numbered once.
        let mut chance = Chance::from_seed(&Seed::from_number(0));
        let state = Self::start(&setup, &mut chance, &mut Journal::silent());
        Position::of(&state).expect("a table that can be told")
    }

    fn read(data: &(), text: &str) -> Result<Position, Flaw> {
        let request = table::lines::request(SetupRequest::players(Self::INFO.least), text)?;
        let mut setup = Self::setup(data, &request).map_err(Flaw::whole)?;
        Self::begin_at(&mut setup, text)?;
        let state = read::read(text, setup.rules)?;
        Ok(Position::of(&state).unwrap_or_else(|| Position(text.to_owned())))
    }

    fn players_in(_: &Position) -> usize {
        Self::INFO.least
    }

    fn written(state: &State) -> Option<Position> {
        Position::of(state)
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
