//! A table as a line among others.

use std::collections::BTreeMap;

use ::table::SeatSet;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{How, Pace, PuzzleMark, SeatKind, Status, Verdict};

/// A seat of a table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableSeat {
    /// The kind of occupant.
    pub kind: SeatKind,
    /// The player's name; of a seat that is kept for somebody: theirs.
    pub name: String,
    /// True if the player left the inn for good. Then they have no name, and do not come back.
    #[serde(default)]
    pub gone: bool,
    /// True if a program sat down there, also if a bot plays on since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The program's name, where that is not `name`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub called: String,
    /// The level of the bot that plays it.
    pub level: Option<String>,
    /// True if it owes a decision.
    pub owes: bool,
    /// Start of that, where a person owes it: milliseconds since 1970, UTC.
    #[serde(default)]
    pub since: Option<i64>,
    /// End of the player's holiday, as it was written last: it may be over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resting: Option<i64>,
}

impl TableSeat {
    /// The name of the program that sat down there, if one did.
    pub fn program(&self) -> Option<&str> {
        let called = if self.called.is_empty() { &self.name } else { &self.called };
        self.program.then_some(called)
    }

    /// True if a person decides there, or their program: no bot, also not for whoever gave up or is away.
    pub fn is_persons(&self) -> bool {
        self.kind == SeatKind::Person && self.level.is_none()
    }
}

/// A table in the lobby.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableCard {
    /// The table's id.
    pub id: String,
    /// The name its maker gave it; may be empty.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The stage of the game.
    pub status: Status,
    /// True if strangers may see it.
    pub public: bool,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last entry: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// The language of the table's maker: `en`, `es`; empty: unknown.
    pub lang: String,
    /// True if its maker has it open right now.
    pub present: bool,
    /// The seat of its maker, by number, if they sit there.
    pub host: Option<u8>,
    /// The seat that is kept for you, by number. Nobody else is told.
    pub kept: Option<u8>,
    /// The seats, in order.
    pub seats: Vec<TableSeat>,
    /// The options that it was made with.
    pub options: BTreeMap<String, String>,
    /// The pace: `free`, `3d`, `10+5`.
    #[schema(value_type = String)]
    pub pace: Pace,
    /// Your seats, by number.
    pub you: Vec<u8>,
    /// True if it is your turn.
    pub your_turn: bool,
    /// Start of your turn: milliseconds since 1970, UTC.
    pub since: Option<i64>,
    /// Your own label; empty: the table's name. Nobody else is told.
    pub label: String,
    /// True if you hid it. Nobody else is told. It comes back when it is your turn.
    pub hidden: bool,
    /// The lesson's id, if the table is one: then it counts for nothing.
    pub lesson: Option<String>,
    /// True if the deal was played before, or goes on from a step of another game: then it counts for nothing.
    pub again: bool,
    /// True if it goes on from a step of a game that is over, with luck of its own.
    pub study: bool,
    /// The puzzle, if the table is one: then it counts for nothing.
    pub puzzle: Option<PuzzleMark>,
    /// The day whose deal it is, if it is one: days since 1970, UTC.
    pub day: Option<i64>,
    /// The chapters of a campaign that are won there.
    pub behind: Vec<String>,
    /// The end of the game, once it is over.
    pub ended: Option<CardEnd>,
    /// The link to take an open seat, at a public table.
    pub join: Option<String>,
}

/// The end of a game, for a table's line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CardEnd {
    /// The kind of end.
    pub how: How,
    /// The winners, by seat.
    #[schema(value_type = Vec<u8>)]
    pub winners: SeatSet,
    /// Time of the end: milliseconds since 1970, UTC.
    pub at: i64,
}

impl TableCard {
    /// The card with those of your seats alone on which this program of yours sat down; none: those on which you sat down in person.
    #[must_use]
    pub fn at_seats_of(mut self, program: Option<&str>) -> Self {
        let seats = &self.seats;
        let at = |number: u8| seats.get(usize::from(number).checked_sub(1)?);
        self.you.retain(|seat| at(*seat).and_then(TableSeat::program) == program);
        self
    }

    /// The name of its maker, if they sit there.
    pub fn made_by(&self) -> Option<&str> {
        let seat = self.seats.get(usize::from(self.host?).checked_sub(1)?)?;
        Some(seat.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Your result, once the game is over.
    pub fn result(&self) -> Option<Verdict> {
        let ended = self.ended.as_ref()?;
        let won = |seat: &u8| ended.winners.iter().any(|winner| winner.number() == usize::from(*seat));
        Some(match ended.how {
            How::Outcome | How::Resigned if self.you.iter().any(won) => Verdict::Won,
            How::Outcome | How::Resigned => Verdict::Lost,
            How::Agreed | How::Abandoned | How::Closed | How::Unfinished => Verdict::Open,
        })
    }
}

/// Another table where it is the reader's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Elsewhere {
    /// The table's id.
    pub id: String,
    /// Start of the turn: milliseconds since 1970, UTC.
    pub since: i64,
}

/// A seat at another table that is kept for the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct KeptSeat {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The name of the table's maker; empty if they do not sit there.
    pub by: String,
    /// The link to the seat.
    pub join: String,
}
