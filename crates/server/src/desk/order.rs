//! What the host can ask for, and what they are told. As JSON these are relied on by scripts: fields may be added.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{How, SeatKind, Status};

/// Something that the host asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// The tables, the newest first.
    Tables {
        /// Only those of this status.
        status: Option<Status>,
        /// How many at most.
        limit: u32,
    },
    /// Who sits at a table and what was said there last; nothing that a player may not know.
    Show {
        /// The table.
        table: String,
    },
    /// Ends the game of a table; one that has not begun is removed.
    Close {
        /// The table.
        table: String,
        /// Why, for the host's log alone.
        why: String,
    },
    /// Gives a seat to a bot until its player is back.
    HandOver {
        /// The table.
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Gives a seat back to its player.
    ReturnSeat {
        /// The table.
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Takes the last step of a seat back, as far as that tells nobody a secret.
    Rewind {
        /// The table.
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Takes a guest's word, or gives it back: what they say in a chat, and names.
    Silence {
        /// The first letters (8 at least) of what stands behind their name.
        guest: String,
        /// True: they may not speak.
        on: bool,
    },
    /// Forgets a guest: they leave every table, what they said and were called goes, and all they kept.
    Forget {
        /// The first letters (8 at least) of what stands behind their name.
        guest: String,
    },
    /// Tables that were not finished and at which nothing has happened since.
    GivenUp {
        /// Milliseconds since 1970, UTC.
        before: i64,
        /// How many at most.
        limit: u32,
    },
    /// The game of a table as `bree export --unfinished` writes it: with its seed.
    Record {
        /// The table.
        table: String,
    },
    /// Removes those of these tables at which nothing has happened since.
    Remove {
        /// The tables.
        tables: Vec<String>,
        /// Milliseconds since 1970, UTC.
        before: i64,
    },
    /// Removes guests who sit nowhere and were not seen since.
    RemoveGuests {
        /// Milliseconds since 1970, UTC.
        before: i64,
    },
    /// What guests have told, the latest first.
    Reports {
        /// Also what was seen to already.
        settled: bool,
        /// How many at most.
        limit: u32,
    },
    /// A report was seen to.
    Settle {
        /// Its number.
        report: u64,
    },
    /// The last acts of the host, the oldest first.
    Log {
        /// How many at most.
        limit: u32,
    },
}

/// What the host is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Tables.
    Tables(Vec<TableLine>),
    /// One table.
    Table(Box<TableFacts>),
    /// Something was done.
    Done(Did),
    /// Ids of tables.
    Ids(Vec<String>),
    /// A record; nothing where the game never began.
    Record(Option<String>),
    /// What guests have told.
    Reports(Vec<ReportLine>),
    /// The host's log.
    Log(Vec<HostLine>),
}

/// Something was done, to so many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Did {
    /// How many tables it concerned.
    pub tables: u64,
    /// How many guests.
    pub guests: u64,
    /// Tables whose log cannot be read: where a guest was forgotten, some of it may still tell of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
}

/// A table in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What it is called; may be empty.
    pub name: String,
    /// How far it is.
    pub status: Status,
    /// May strangers see it?
    pub public: bool,
    /// When it was made: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// When something last happened.
    pub updated_at: i64,
    /// The names at its seats, in order; empty where none is.
    pub seats: Vec<String>,
}

/// A table, as the host may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableFacts {
    /// As in the list.
    pub line: TableLine,
    /// Who made it, if they are still known.
    pub host: Option<GuestFacts>,
    /// Who sits where.
    pub seats: Vec<Sitting>,
    /// How many choices were made.
    pub choices: u32,
    /// How it ended.
    pub ended: Option<How>,
    /// What was said last.
    pub chat: Vec<Chatter>,
}

/// A guest, as the host may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuestFacts {
    /// By what they are named to `bree admin`.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Was their word taken?
    pub silenced: bool,
    /// When they were last seen: milliseconds since 1970, UTC.
    pub seen_at: i64,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// Its number, from 1.
    pub seat: u8,
    /// What sits there.
    pub kind: SeatKind,
    /// What they are called there.
    pub name: String,
    /// The guest, if one sits there who is still known.
    pub guest: Option<GuestFacts>,
    /// The level of the bot that plays, if one does.
    pub bot: Option<String>,
    /// Is something waited for that they must decide?
    pub owes: bool,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chatter {
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// At which seat, from 1.
    pub seat: u8,
    /// By whom, as they were called.
    pub name: String,
    /// What.
    pub text: String,
}

/// What a guest has told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// Its number, from 1.
    pub report: u64,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// Of which table.
    pub table: String,
    /// By whom.
    pub by: Option<GuestFacts>,
    /// Who said what is meant, if they are still known.
    pub about: Option<GuestFacts>,
    /// What was said, as it stood then; none: the table is meant.
    pub said: Option<Chatter>,
    /// What is not well.
    pub why: String,
    /// The game as the seat of whoever tells it knew it: a scenario file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Was it seen to?
    pub settled: bool,
}

/// What concerns an act of the host: table, seat, guest, why, how many.
pub type Fact = serde_json::Value;

/// A line of the host's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HostLine {
    /// Its place, from 1.
    pub seq: u64,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// Who.
    pub who: String,
    /// What.
    pub act: String,
    /// Whom and what it concerned.
    pub about: BTreeMap<String, Fact>,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeskError {
    /// What programs tell it by.
    pub code: String,
    /// In words.
    pub message: String,
}

impl DeskError {
    /// What was said could not be understood, or nobody answers.
    pub(super) fn lost(why: &impl std::fmt::Display) -> Self {
        Self {
            code: "lost".to_owned(),
            message: format!("the server does not answer as expected ({why}): is it of the same version?"),
        }
    }
}

/// An order as it travels.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    pub by: String,
    pub order: Order,
}

/// An answer as it travels.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Told {
    Done(Box<Answer>),
    Refused(DeskError),
}
