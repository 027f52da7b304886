//! The table as a text that people write, read and compare: what scenarios begin from and look for.
//!
//! In few lines a position begins in the middle of a round, with a chair about to play a card: what is read agrees with a round
//! that was played up to there. Every moment can be written [in full](Position::of): what the game's lines have no words for
//! is told as it is saved ([`rest`](table::lines::rest)). `docs/scenarios.md` describes the lines.

mod check;
mod earlier;
mod read;
mod tell;

use table::lines::{Flaw, Line, rest};
use table::offer::Positions;
use table::{Chance, Game, Journal, Seed, SetupRequest};

use crate::book::{Data, Play};
use crate::prelude::*;
use crate::setup::Setup;

pub use crate::setup::Position;
pub(crate) use tell::lines;

impl Position {
    /// The position of a state, in full.
    pub fn of(state: &State) -> Option<Self> {
        let mut head = format!("players: {}\n", state.players());
        for (id, value) in options(state) {
            head.push_str(&format!("option {id}: {value}\n"));
        }
        let setup = Setup { rules: state.rules.clone(), position: None };
        let told = tell::of_a_position(state);
        rest::in_full(&head, &told, state, Tricks::saved, |text| read::read(&setup, text)).map(Self)
    }

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

/// The options by which a table is what it is.
fn options(state: &State) -> Vec<(&'static str, String)> {
    let rules = &state.rules;
    let play = match rules.play {
        Play::Chapter => None,
        Play::Campaign => Some("campaign"),
        Play::Road => Some("road"),
        Play::RoadFellowship => Some("road-fellowship"),
    };
    let first = rules.chapters.first();
    let chapter = first.map(|chapter| chapter.number).filter(|number| *number > 0);
    let long = first.is_some_and(|chapter| chapter.long);
    let usual = rules.play == Play::Campaign || rules.play == Play::Chapter && long;
    let retry = (rules.retry != usual).then_some(if rules.retry { "on" } else { "off" });
    let all = [
        ("chapter", chapter.map(|number| number.to_string())),
        ("play", play.map(str::to_owned)),
        ("retry", retry.map(str::to_owned)),
    ];
    all.into_iter().filter_map(|(id, value)| Some((id, value?))).collect()
}

/// Is the table that of the text?
fn fits(state: &State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    for line in lines {
        let of_table = match (line.key, line.about) {
            ("players", "") => state.players().to_string(),
            ("option", id @ ("chapter" | "play")) => {
                let mut options = options(state).into_iter();
                let found = options.find(|(other, _)| *other == id);
                found.map_or_else(|| "chapter".to_owned(), |(_, value)| value)
            }
            _ => continue,
        };
        if line.word()? != of_table {
            return Err(line.flaw(format!("at this table it is {of_table}")));
        }
    }
    Ok(())
}

impl Positions for Tricks {
    type Position = Position;

    fn of_the_book(data: &Data, players: u8) -> Position {
        let request = SetupRequest::players(usize::from(players));
        let setup = Self::setup(data, &request).expect("the usual table");
        // As dealt once.
        let mut chance = Chance::from_seed(&Seed::from_number(0));
        let state = crate::setup::start(&setup, &mut chance, &mut Journal::silent());
        Position::of(&state).expect("a table that can be told")
    }

    fn read(data: &Data, text: &str) -> Result<Position, Flaw> {
        let (players, _) = table::lines::asked_for(text)?;
        let request = SetupRequest::players(players.unwrap_or(4));
        let request = table::lines::request(request, text)?;
        let setup = Self::setup(data, &request).map_err(Flaw::whole)?;
        let state = read::read(&setup, text)?;
        Ok(Position::of(&state).unwrap_or_else(|| Position(text.to_owned())))
    }

    fn players_in(position: &Position) -> usize {
        let asked = table::lines::asked_for(&position.0);
        asked.ok().and_then(|(players, _)| players).unwrap_or(4)
    }

    fn written(state: &State) -> Option<Position> {
        Position::of(state)
    }
}

/// Words of a text that name nothing.
const WORDS: [&str; 32] = [
    "players",
    "option",
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
