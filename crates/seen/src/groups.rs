//! Groups: rounds of friends with a name.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{CardEnd, GameView, TableCard, TableSeat};

/// A group of the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GroupCard {
    /// The group's id.
    pub id: String,
    /// The group's name.
    pub name: String,
}

/// A member of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GroupPerson {
    /// The member's id within the group.
    pub id: String,
    /// The member's name; may be empty.
    pub name: String,
    /// True if it is you.
    pub you: bool,
}

/// A group, as its people see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupView {
    /// The group's id.
    pub id: String,
    /// The group's name.
    pub name: String,
    /// The members, the oldest first.
    pub people: Vec<GroupPerson>,
    /// The group's tables, the latest touched first: without those of people you blocked, or who blocked you, unless you
    /// sit there.
    pub tables: Vec<TableCard>,
    /// The results of its games, the latest first.
    pub results: Vec<GroupResult>,
    /// The link to join.
    pub join: String,
    /// The same with the address of the house, to be scanned from a page; empty elsewhere.
    #[serde(skip)]
    pub url: String,
    /// True if you have been a member for longest: then you may renew the link, and remove others.
    pub first: bool,
    /// The removed members, the latest first: for the first member alone.
    pub out: Vec<GroupPerson>,
    /// The games of the house.
    #[serde(skip)]
    pub games: Vec<GameView>,
}

/// The result of a game of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupResult {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The end of the game, and its time.
    pub ended: CardEnd,
    /// The seats.
    pub seats: Vec<TableSeat>,
    /// The members' lines about it, the oldest first.
    pub lines: Vec<GroupLine>,
}

/// A member's line about a game of their group: one each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GroupLine {
    /// The member's name; may be empty.
    pub name: String,
    /// The text.
    pub text: String,
    /// Time of writing: milliseconds since 1970, UTC.
    pub at: i64,
    /// True if it is you.
    pub you: bool,
}

/// The group for which a table is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupTable {
    /// The group's id.
    pub id: String,
    /// The group's name.
    pub name: String,
    /// The other members.
    pub people: Vec<GroupPerson>,
    /// The ids of those for whom seats are to be kept.
    pub wanted: Vec<String>,
}

/// The form of a new table is asked for.
#[derive(Clone, Debug)]
pub struct NewTableView {
    pub game: GameView,
    /// The group for which it is; none: for whoever gets the link.
    pub group: Option<GroupTable>,
}

/// The page behind the link of a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupInvitation {
    /// The group's id.
    pub id: String,
    /// The group's name.
    pub name: String,
    /// The names of its members, the oldest first.
    pub people: Vec<String>,
    /// The secret of the link, for the form.
    pub token: String,
}
