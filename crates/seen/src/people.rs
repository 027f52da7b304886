//! People among themselves: who is kept apart.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Muted or blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ApartHow {
    /// Their messages are not shown.
    Muted,
    /// The same, and neither sits down at a table of the other.
    Blocked,
}

/// A person whom the reader muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ApartCard {
    /// The entry's id.
    pub id: String,
    /// Muted or blocked.
    pub how: ApartHow,
    /// Their name where you met; may be empty.
    pub name: String,
    /// Time of the entry: milliseconds since 1970, UTC.
    pub at: i64,
}
