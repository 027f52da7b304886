//! The host's orders, and the answers. Scripts rely on their JSON: fields may be added.

use std::collections::BTreeMap;

use seen::{How, SeatKind, Status};
use serde::{Deserialize, Serialize};

/// Something that the host asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// The tables, the newest first.
    Tables {
        /// The status to list; none: all.
        status: Option<Status>,
        /// The most lines to list.
        limit: u32,
    },
    /// Shows the seats of a table and the last lines of its chat; nothing that a player may not know.
    Show { table: String },
    /// Ends the game of a table; one that has not begun is removed.
    Close {
        table: String,
        /// Why, for the host's log alone.
        why: String,
    },
    /// Gives a seat to a bot until its player is back.
    HandOver {
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Gives a seat back to its player.
    ReturnSeat {
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Takes back the last step of a seat, unless that would reveal a secret.
    Rewind {
        table: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// Mutes a guest, or ends that: chat messages, and names.
    Silence {
        /// The first characters (8 at least) of the guest's id.
        guest: String,
        /// True: they may not speak.
        on: bool,
    },
    /// Deletes a guest: they leave every table, and their messages, names and stored things are deleted.
    Forget {
        /// The first characters (8 at least) of the guest's id.
        guest: String,
    },
    /// Tables that were not finished and at which nothing has happened since.
    GivenUp {
        /// Milliseconds since 1970, UTC.
        before: i64,
        /// The most lines to list.
        limit: u32,
    },
    /// The game of a table as `bree export --unfinished` writes it: with its seed.
    Record { table: String },
    /// Removes those of these tables at which nothing has happened since.
    Remove {
        tables: Vec<String>,
        /// Milliseconds since 1970, UTC.
        before: i64,
    },
    /// Removes guests who sit nowhere and were not seen since.
    RemoveGuests {
        /// Milliseconds since 1970, UTC.
        before: i64,
    },
    /// Lists the reports of guests, the latest first.
    Reports {
        /// True to list handled reports, too.
        settled: bool,
        /// The most lines to list.
        limit: u32,
    },
    /// A report was seen to.
    Settle {
        /// The report's number.
        report: u64,
    },
    /// The last acts of the host, the oldest first.
    Log {
        /// The most lines to list.
        limit: u32,
    },
}

/// An answer to the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Tables(Vec<TableLine>),
    /// One table.
    Table(Box<TableFacts>),
    /// Something was done.
    Done(Did),
    /// Ids of tables.
    Ids(Vec<String>),
    /// A record; nothing where the game never began.
    Record(Option<String>),
    /// Reports of guests.
    Reports(Vec<ReportLine>),
    /// The host's log.
    Log(Vec<HostLine>),
}

/// The success of an order, with the numbers it changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Did {
    /// Number of tables changed.
    pub tables: u64,
    /// Number of guests changed.
    pub guests: u64,
    /// Tables whose log cannot be read: where a guest was forgotten, some of it may still tell of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
}

/// A table in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The table's name; may be empty.
    pub name: String,
    /// The stage of the game.
    pub status: Status,
    /// True if strangers may see it.
    pub public: bool,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last entry: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// The names at its seats, in order; empty where none is.
    pub seats: Vec<String>,
}

/// A table, as the host may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableFacts {
    /// The table's line in the list.
    pub line: TableLine,
    /// The guest who made it, if they are still known.
    pub host: Option<GuestFacts>,
    /// The seats and their occupants.
    pub seats: Vec<Sitting>,
    /// The number of choices made.
    pub choices: u32,
    /// The end of the game, if it is over.
    pub ended: Option<How>,
    /// The last lines of the chat, and after them the comments on the steps of a game that is over.
    pub chat: Vec<Chatter>,
}

/// A guest, as the host may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuestFacts {
    /// The guest's id for `bree admin`.
    pub id: String,
    /// The guest's name.
    pub name: String,
    /// True if the guest is muted by the host.
    pub silenced: bool,
    /// Time of the last visit: milliseconds since 1970, UTC.
    pub seen_at: i64,
}

/// A seat and its occupant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The seat's number, from 1.
    pub seat: u8,
    /// The kind of occupant.
    pub kind: SeatKind,
    /// The occupant's name there.
    pub name: String,
    /// The guest, if one sits there who is still known.
    pub guest: Option<GuestFacts>,
    /// The level of the bot that plays, if one does.
    pub bot: Option<String>,
    /// True if the game waits for this seat's decision.
    pub owes: bool,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chatter {
    /// Time of the message: milliseconds since 1970, UTC.
    pub at: i64,
    /// The seat that wrote it, from 1.
    pub seat: u8,
    /// The writer's name at the time.
    pub name: String,
    pub text: String,
}

/// A report of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// The report's number, from 1.
    pub report: u64,
    /// Time of the report: milliseconds since 1970, UTC.
    pub at: i64,
    pub table: String,
    /// The guest who reported.
    pub by: Option<GuestFacts>,
    /// The guest who wrote the reported line, if they are still known.
    pub about: Option<GuestFacts>,
    /// The reported line, as it stood then; none: the table is meant.
    pub said: Option<Chatter>,
    /// The reason.
    pub why: String,
    /// The game as the seat of whoever tells it knew it: a scenario file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// True if it was handled.
    pub settled: bool,
}

/// A detail of an act of the host: table, seat, guest, reason, number.
pub type Fact = serde_json::Value;

/// A line of the host's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HostLine {
    /// The line's number, from 1.
    pub seq: u64,
    /// Time of the act: milliseconds since 1970, UTC.
    pub at: i64,
    /// The host's name.
    pub who: String,
    /// The kind of act.
    pub act: String,
    /// The details of the act.
    pub about: BTreeMap<String, Fact>,
}

/// The reason why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminError {
    /// The error's code, stable for programs.
    pub code: String,
    /// The error in words.
    pub message: String,
}

impl AdminError {
    /// A message that could not be understood, or a connection without an answer.
    pub fn lost(why: &impl std::fmt::Display) -> Self {
        Self {
            code: "lost".to_owned(),
            message: format!("the server does not answer as expected ({why}): is it of the same version?"),
        }
    }
}

/// A report to the host, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reported {
    /// The reason.
    pub why: String,
    /// The reported line of the chat, as it stood then; none: the table is meant.
    pub said: Option<Chatter>,
    /// The game as the seat of whoever tells it knew it: a scenario file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// An order as it travels.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderRequest {
    /// The name of the host who asks.
    pub by: String,
    pub order: Order,
}

/// An answer as it travels.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderReply {
    /// It was done.
    Done(Box<Answer>),
    /// It was not done, and nothing has changed.
    Refused(AdminError),
}
