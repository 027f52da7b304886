//! People among themselves: who is kept apart.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How somebody is kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ApartHow {
    /// What they write is not shown.
    Muted,
    /// That, and neither sits down at a table of the other.
    Blocked,
}

/// Somebody whom the reader keeps apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ApartCard {
    /// By which it is named.
    pub id: String,
    /// In which way.
    pub how: ApartHow,
    /// What they were called where you met; may be empty.
    pub name: String,
    /// Since when: milliseconds since 1970, UTC.
    pub at: i64,
}
