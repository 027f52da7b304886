//! Records: a whole game as a readable text, for export, import, replay, and golden playthroughs.
//!
//! ```text
//! bree record 1
//! game journey
//! rules 1
//! state 2
//! setup {"players":2,…}
//! commitment 3f…
//! seed 9a…
//! seat 1 Ana
//! bot 2 hard
//! begin
//!   > {"audience":"all","event":{…}}
//! 1 2 roll
//!   > {"audience":"all","event":{…}}
//!   # 0123456789abcdef
//! end {"winners":[1],…}
//! checksum 89abcdef
//! ```
//!
//! After `begin`, each choice stands on a line of its own: ply, seat, notation. Below it what was told, and
//! the fingerprint of the state that it led to. The line `state` is absent where states are spelled as at first. `seed` is there once the game is over. The checksum is over
//! every byte before its line.
//!
//! The last line before it says how the game ended: `end {…}` by the rules, or `end agreed`, `end resigned`,
//! `end abandoned`; `end unfinished` where it had not ended. Above it, `resigned 2 3` names the seats whose
//! players gave up. Records from before there was such a line have none where the rules did not end the game.

mod read;
mod replay;
mod write;

use serde_json::Value;

pub use read::Unsealed;

use crate::running::first;
use crate::{Commitment, Game, Match, Outcome, Seat, SeatSet, Seed};

/// The first line of every record: the format and its version.
const FIRST_LINE: &str = "bree record 1";

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules it was played by.
    pub rules_version: u32,
    /// The version that spelled the states of the fingerprints. Records from before there was a number have none: the
    /// first.
    pub state_version: u32,
    /// The set-up.
    pub setup: Value,
    /// The hash of the seed, as it was shown before the game.
    pub commitment: Option<Commitment>,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The players, in the order of the seats; may be empty.
    pub seats: Vec<Seated>,
    /// The events before the first choice.
    pub opening: Vec<Value>,
    /// The choices.
    pub plies: Vec<Ply>,
    /// The seats whose players gave up.
    pub resigned: SeatSet,
    /// The end of the game; nothing in a record that does not say it.
    pub end: Option<Ending>,
}

impl Default for Record {
    fn default() -> Self {
        Self {
            game: String::new(),
            rules_version: 0,
            state_version: first(),
            setup: Value::Null,
            commitment: None,
            seed: None,
            seats: Vec::new(),
            opening: Vec::new(),
            plies: Vec::new(),
            resigned: SeatSet::EMPTY,
            end: None,
        }
    }
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seated {
    /// A person of this name; it may be empty.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

/// The end of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules, as these say it: a seat that resigned may be among the winners.
    Rules(Outcome),
    /// All agreed to stop.
    Agreed,
    /// All but one gave up.
    Resigned,
    /// Abandoned: nobody was left to play it.
    Abandoned,
    /// Not over: it was written down before the end.
    Unfinished,
}

/// A choice of a recorded game and its events.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    pub seat: Seat,
    /// The choice, in notation.
    pub choice: String,
    /// The events.
    pub told: Vec<Value>,
    /// The fingerprint of the state afterwards.
    pub hash: String,
}

/// A fault in a record, and its line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// The fault.
    pub why: String,
}

impl RecordError {
    fn at(line: usize, why: impl Into<String>) -> Self {
        Self { line, why: why.into() }
    }
}

impl Record {
    /// The record of a game from its start to the present, without seed, commitment and names: callers who may know these
    /// add them.
    ///
    /// A game that was resumed from a snapshot has forgotten what came before, and so its record is of no
    /// use for replaying; [`Match::first_ply`] tells.
    pub fn of<G: Game>(game: &Match<G>) -> Self {
        let told_after = |ply: u32| {
            let entries = game.told().iter().filter(move |(at, _)| *at == ply);
            entries.map(|(_, entry)| serde_json::to_value(entry).expect("an event is plain data")).collect()
        };
        let mut replayed = Match::<G>::replaying(game);
        let mut plies = Vec::new();
        for (index, made) in game.made().iter().enumerate() {
            let ply = game.first_ply() + index as u32;
            replayed.repeat(made);
            let (choice, hash) = (made.choice.to_string(), replayed.hash());
            plies.push(Ply { seat: made.seat, choice, told: told_after(ply + 1), hash });
        }
        Self {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            state_version: G::INFO.state_version,
            setup: serde_json::to_value(game.setup()).expect("a set-up is plain data"),
            commitment: None,
            seed: None,
            seats: Vec::new(),
            opening: told_after(0),
            plies,
            resigned: SeatSet::EMPTY,
            end: Some(game.outcome().map_or(Ending::Unfinished, Ending::Rules)),
        }
    }

    /// The winners and the reason, if the game of `players` was won: a seat that resigned does not win, unless all win.
    pub fn outcome(&self, players: usize) -> Option<Outcome> {
        match &self.end {
            Some(Ending::Rules(outcome)) => Some(outcome.clone().without(self.resigned)),
            Some(Ending::Resigned) => Some(Outcome::left_to(self.left(players))),
            Some(Ending::Agreed | Ending::Abandoned | Ending::Unfinished) | None => None,
        }
    }

    /// The seats that did not give up.
    fn left(&self, players: usize) -> SeatSet {
        Seat::all(players).filter(|seat| !self.resigned.has(*seat)).collect()
    }
}
