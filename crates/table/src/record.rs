//! A whole game as a readable text: what is exported, imported, replayed, and kept as a golden playthrough.
//!
//! ```text
//! bree record 1
//! game journey
//! rules 1
//! setup {"players":2,…}
//! commitment 3f…
//! seed 9a…
//! seat 1 Ana
//! seat 2 bot hard
//! begin
//!   > {"audience":"all","event":{…}}
//! 1 2 take frodo
//!   > {"audience":"all","event":{…}}
//!   # 0123456789abcdef
//! end {"winners":[1],…}
//! checksum 89abcdef
//! ```
//!
//! After `begin`, each choice stands on a line of its own: ply, seat, notation. Below it what was told, and
//! the fingerprint of the state that it led to. `seed` is there once the game is over; `end` when it has an
//! end. The checksum is over every byte before its line.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::game::read_setup;
use crate::{Commitment, Game, Match, Outcome, Seat, Seed};

/// The first line of every record: what it is, and in which version of this format.
const FIRST_LINE: &str = "bree record 1";

/// A whole game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules it was played by.
    pub rules_version: u32,
    /// The set-up.
    pub setup: Value,
    /// The hash of the seed, as it was shown before the game.
    pub commitment: Option<Commitment>,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// Who sat where, in the order of the seats; may be empty.
    pub seats: Vec<String>,
    /// What was told before the first choice.
    pub opening: Vec<Value>,
    /// The choices.
    pub plies: Vec<Ply>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A choice of a recorded game and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// Who.
    pub seat: Seat,
    /// What, in notation.
    pub choice: String,
    /// What was told.
    pub told: Vec<Value>,
    /// The fingerprint of the state afterwards.
    pub hash: String,
}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl RecordError {
    fn at(line: usize, why: impl Into<String>) -> Self {
        Self {
            line,
            why: why.into(),
        }
    }
}

impl Record {
    /// The record of a game from its start to where it stands, without seed, commitment and names: whoever
    /// may know these adds them.
    ///
    /// A game that was resumed from a snapshot has forgotten what came before, and so its record is of no
    /// use for replaying; [`Match::first_ply`] tells.
    pub fn of<G: Game>(game: &Match<G>) -> Self {
        let told_after = |ply: u32| {
            let entries = game.told().iter().filter(move |(at, _)| *at == ply);
            entries
                .map(|(_, entry)| serde_json::to_value(entry).expect("an event is plain data"))
                .collect()
        };
        let mut replayed = Match::<G>::replaying(game);
        let mut plies = Vec::new();
        for (index, made) in game.made().iter().enumerate() {
            let ply = game.first_ply() + index as u32;
            replayed.repeat(made);
            let (choice, hash) = (made.choice.to_string(), replayed.hash());
            plies.push(Ply {
                seat: made.seat,
                choice,
                told: told_after(ply + 1),
                hash,
            });
        }
        Self {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            setup: serde_json::to_value(game.setup()).expect("a set-up is plain data"),
            commitment: None,
            seed: None,
            seats: Vec::new(),
            opening: told_after(0),
            plies,
            outcome: game.outcome(),
        }
    }

    /// Plays the game again and compares every line.
    ///
    /// # Errors
    /// The first line that does not fit, counted in the record's text.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> {
        if self.game != G::INFO.id {
            return Err(RecordError::at(
                2,
                format!("this is a game of {}, not of {}", self.game, G::INFO.id),
            ));
        }
        let seed = self
            .seed
            .ok_or_else(|| RecordError::at(1, "without its seed a game cannot be replayed"))?;
        if self
            .commitment
            .is_some_and(|commitment| commitment != seed.commitment())
        {
            return Err(RecordError::at(
                6,
                "the seed is not the one that was committed to",
            ));
        }
        let setup =
            read_setup::<G>(&self.setup).map_err(|error| RecordError::at(4, format!("set-up: {error}")))?;
        let mut game = Match::<G>::start(setup, &seed);
        let mut line = self.first_told_line();
        compare_told(&game, 0, &self.opening, &mut line)?;
        for (index, ply) in self.plies.iter().enumerate() {
            let choice = ply.choice.parse::<G::Choice>();
            let choice =
                choice.map_err(|_| RecordError::at(line, format!("'{}' is no choice", ply.choice)))?;
            if ply.seat.index() >= game.players() {
                return Err(RecordError::at(line, format!("there is no seat {}", ply.seat)));
            }
            game.choose(ply.seat, index as u32, choice)
                .map_err(|error| RecordError::at(line, format!("'{}': {error}", ply.choice)))?;
            line += 1;
            compare_told(&game, index as u32 + 1, &ply.told, &mut line)?;
            if game.hash() != ply.hash {
                return Err(RecordError::at(
                    line,
                    "the choice leads to another state by these rules",
                ));
            }
            line += 1;
        }
        if game.outcome() != self.outcome {
            return Err(RecordError::at(line, "the game does not end like this"));
        }
        Ok(game)
    }

    /// The line after `begin`.
    fn first_told_line(&self) -> usize {
        let optional = usize::from(self.commitment.is_some()) + usize::from(self.seed.is_some());
        4 + optional + self.seats.len() + 1 + 1
    }

    fn write_body(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{FIRST_LINE}")?;
        writeln!(out, "game {}", self.game)?;
        writeln!(out, "rules {}", self.rules_version)?;
        writeln!(out, "setup {}", self.setup)?;
        if let Some(commitment) = self.commitment {
            writeln!(out, "commitment {commitment}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(out, "seed {seed}")?;
        }
        for (index, name) in self.seats.iter().enumerate() {
            // A line's end in a name would end the line.
            writeln!(out, "seat {} {}", index + 1, name.replace(char::is_control, " "))?;
        }
        writeln!(out, "begin")?;
        self.opening
            .iter()
            .try_for_each(|told| writeln!(out, "  > {told}"))?;
        for (index, ply) in self.plies.iter().enumerate() {
            writeln!(out, "{} {} {}", index + 1, ply.seat, ply.choice)?;
            ply.told.iter().try_for_each(|told| writeln!(out, "  > {told}"))?;
            writeln!(out, "  # {}", ply.hash)?;
        }
        if let Some(outcome) = &self.outcome {
            let outcome = serde_json::to_string(outcome).map_err(|_| fmt::Error)?;
            writeln!(out, "end {outcome}")?;
        }
        Ok(())
    }
}

fn compare_told<G: Game>(
    game: &Match<G>,
    ply: u32,
    told: &[Value],
    line: &mut usize,
) -> Result<(), RecordError> {
    let mut now = game
        .told()
        .iter()
        .filter(|(at, _)| *at == ply)
        .map(|(_, entry)| entry);
    for told in told {
        let entry = now.next().and_then(|entry| serde_json::to_value(entry).ok());
        if entry.as_ref() != Some(told) {
            return Err(RecordError::at(
                *line,
                "something else happens here by these rules",
            ));
        }
        *line += 1;
    }
    match now.next() {
        None => Ok(()),
        Some(_) => Err(RecordError::at(*line, "more happens here by these rules")),
    }
}

fn checksum(body: &str) -> String {
    Sha256::digest(body)
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        self.write_body(&mut body)?;
        writeln!(f, "{body}checksum {}", checksum(&body))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.lines().next() != Some(FIRST_LINE) {
            return Err(RecordError::at(1, format!("a record begins with '{FIRST_LINE}'")));
        }
        let last = text.lines().count();
        let Some((before, sum)) = text.rsplit_once("checksum ") else {
            return Err(RecordError::at(
                last,
                "the record is cut off: its checksum is missing",
            ));
        };
        if sum.trim_end() != checksum(before) {
            return Err(RecordError::at(
                last,
                "the checksum does not fit: something was changed or lost",
            ));
        }
        let mut reader = Reader {
            lines: before.lines().enumerate().peekable(),
            at: 1,
        };
        let record = reader.read()?;
        Ok(record)
    }
}

/// Reads line by line, and knows where it is.
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn read(&mut self) -> Result<Record, RecordError> {
        self.next();
        let mut record = Record {
            game: self.expect("game ")?.to_owned(),
            ..Record::default()
        };
        record.rules_version = self
            .expect("rules ")?
            .parse()
            .map_err(|_| self.wrong("a number"))?;
        record.setup = self.expect("setup ").and_then(|setup| self.json(setup))?;
        if let Some(commitment) = self.accept("commitment ") {
            record.commitment = Some(
                commitment
                    .parse()
                    .map_err(|_| self.wrong("64 hexadecimal digits"))?,
            );
        }
        if let Some(seed) = self.accept("seed ") {
            record.seed = Some(seed.parse().map_err(|_| self.wrong("64 hexadecimal digits"))?);
        }
        while let Some(name) = self.accept(&format!("seat {} ", record.seats.len() + 1)) {
            record.seats.push(name.to_owned());
        }
        self.expect("begin")?;
        record.opening = self.told()?;
        while self
            .peek()
            .is_some_and(|line| line.starts_with(|first: char| first.is_ascii_digit()))
        {
            let ply = self.ply(record.plies.len() + 1)?;
            record.plies.push(ply);
        }
        if let Some(outcome) = self.accept("end ") {
            let outcome = serde_json::from_str(outcome);
            record.outcome = Some(outcome.map_err(|error| RecordError::at(self.at, error.to_string()))?);
        }
        match self.next() {
            None => Ok(record),
            Some(_) => Err(self.wrong("nothing more")),
        }
    }

    fn ply(&mut self, number: usize) -> Result<Ply, RecordError> {
        let line = self.expect(&format!("{number} "))?;
        let (seat, choice) = line
            .split_once(' ')
            .ok_or_else(|| self.wrong("a seat and a choice"))?;
        let seat = seat.parse().map_err(|_| self.wrong("a seat"))?;
        let told = self.told()?;
        let hash = self.expect("  # ")?.to_owned();
        Ok(Ply {
            seat,
            choice: choice.to_owned(),
            told,
            hash,
        })
    }

    fn told(&mut self) -> Result<Vec<Value>, RecordError> {
        let mut told = Vec::new();
        while let Some(entry) = self.accept("  > ") {
            told.push(self.json(entry)?);
        }
        Ok(told)
    }

    fn json(&self, text: &str) -> Result<Value, RecordError> {
        serde_json::from_str(text).map_err(|error| RecordError::at(self.at, error.to_string()))
    }

    fn peek(&mut self) -> Option<&'a str> {
        self.lines.peek().map(|(_, line)| *line)
    }

    fn next(&mut self) -> Option<&'a str> {
        let (index, line) = self.lines.next()?;
        self.at = index + 1;
        Some(line)
    }

    fn accept(&mut self, start: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(start)?;
        self.next();
        Some(rest)
    }

    fn expect(&mut self, start: &str) -> Result<&'a str, RecordError> {
        let here = self.lines.peek().map_or(self.at + 1, |(index, _)| index + 1);
        self.accept(start)
            .ok_or_else(|| RecordError::at(here, format!("'{}' is expected here", start.trim_end())))
    }

    fn wrong(&self, expected: &str) -> RecordError {
        RecordError::at(self.at, format!("expected {expected}"))
    }
}
