//! Groups: rounds of friends with a name.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{CardEnd, GameView, TableCard, TableSeat};

/// A group of the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GroupCard {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// Somebody of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GroupPerson {
    /// By which they are named here.
    pub id: String,
    /// What they are called; may be empty.
    pub name: String,
    /// Is it you?
    pub you: bool,
}

/// A group, as its people see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupView {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Who is of it, the oldest first.
    pub people: Vec<GroupPerson>,
    /// Where it plays, the latest touched first: where nobody sits with whom you do not want to sit, or who does not want to sit
    /// with you, unless you sit there.
    pub tables: Vec<TableCard>,
    /// What came of its games, the latest first.
    pub results: Vec<GroupResult>,
    /// The link by which others come.
    pub join: String,
    /// Are you the one who has been of it for longest? They may renew the link, and show others out.
    pub first: bool,
    /// Who was shown out, the latest first: for the first alone.
    pub out: Vec<GroupPerson>,
    /// The games of the house.
    #[serde(skip)]
    pub games: Vec<GameView>,
}

/// What came of a game of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupResult {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// How it ended, and when.
    pub ended: CardEnd,
    /// Who sat there.
    pub seats: Vec<TableSeat>,
    /// What its people say of it, the oldest first.
    pub lines: Vec<GroupLine>,
}

/// What somebody says of a game of their group: one line each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GroupLine {
    /// What they are called; may be empty.
    pub name: String,
    /// In their words.
    pub text: String,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// Is it you?
    pub you: bool,
}

/// What somebody sees who followed the link of a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupInvitation {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The secret of the link, for the form.
    pub token: String,
}
