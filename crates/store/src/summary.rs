//! The line of a table in the lobby, and the guests at its seats: kept beside its log.

use crate::GuestHash;
use crate::sql::{Column, Param, Value};

/// The stage of a table's game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are still free, or the game has not begun.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

impl Status {
    /// The stored name.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Finished => "finished",
        }
    }
}

impl Param for Status {
    fn value(&self) -> Value<'_> {
        Value::Text(self.as_str())
    }
}

impl Column for Status {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Text("waiting") => Some(Self::Waiting),
            Value::Text("playing") => Some(Self::Playing),
            Value::Text("finished") => Some(Self::Finished),
            _ => None,
        }
    }
}

/// A table's line in the lobby.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSummary {
    /// The game's id.
    pub game: String,
    /// The stage of the game.
    pub status: Status,
    /// True if strangers may see it in the lobby.
    pub public: bool,
    /// JSON the server made.
    pub body: String,
}

/// A guest on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatHolder {
    /// The seat's number.
    pub seat: u8,
    pub guest: GuestHash,
}
