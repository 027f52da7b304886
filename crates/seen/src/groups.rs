//! Groups: rounds of friends with a name.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{GameView, TableCard};

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
    /// Where it plays, the latest touched first.
    pub tables: Vec<TableCard>,
    /// The link by which others come.
    pub join: String,
    /// The games of the house.
    #[serde(skip)]
    pub games: Vec<GameView>,
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
