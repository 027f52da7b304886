//! Guests: people known by a secret their browser keeps.

use crate::change::Change;
use crate::sql::{Row, Sql};
use crate::{GuestHash, Store, StoreError};

/// A guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// The hash that identifies the guest.
    pub hash: GuestHash,
    pub name: String,
    /// Time of the first visit: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last visit.
    pub seen_at: i64,
    /// True if the host has muted the guest.
    pub silenced: bool,
    /// Avatar, in the server's terms; empty: none.
    pub picture: String,
}

impl Store {
    /// A guest, if known.
    pub async fn guest(&self, hash: GuestHash) -> Result<Option<Guest>, StoreError> {
        self.query(move |conn| {
            conn.row(
                "SELECT name, created_at, seen_at, silenced, picture FROM guests WHERE hash = ?1",
                &[&hash],
                |row| guest_row(row, hash),
            )
        })
        .await
    }

    /// Stores a new guest. One who is known already is renamed and seen.
    pub async fn put_guest(&self, hash: GuestHash, name: impl Into<String>) -> Result<(), StoreError> {
        self.change((hash, GuestChange::Put(name.into()))).await.map(drop)
    }

    /// Gives a guest another name; false when there is no such guest.
    pub async fn rename_guest(&self, hash: GuestHash, name: impl Into<String>) -> Result<bool, StoreError> {
        self.change((hash, GuestChange::Rename(name.into()))).await.map(|rows| rows > 0)
    }

    /// Gives a guest another picture; false when there is no such guest.
    pub async fn picture_guest(
        &self,
        hash: GuestHash,
        picture: impl Into<String>,
    ) -> Result<bool, StoreError> {
        self.change((hash, GuestChange::Picture(picture.into()))).await.map(|rows| rows > 0)
    }

    /// Notes that a guest was here just now; false when there is no such guest. Each call is a write to the
    /// disk: once an hour or so is often enough.
    pub async fn touch_guest(&self, hash: GuestHash) -> Result<bool, StoreError> {
        self.change((hash, GuestChange::Touch)).await.map(|rows| rows > 0)
    }
}

/// Name, two moments, whether they are silenced, and picture: as selected.
pub(crate) fn guest_row(row: &Row<'_>, hash: GuestHash) -> Result<Guest, StoreError> {
    Ok(Guest {
        hash,
        name: row.get(0)?,
        created_at: row.get(1)?,
        seen_at: row.get(2)?,
        silenced: row.get(3)?,
        picture: row.get(4)?,
    })
}

/// Changes to a guest.
pub(crate) enum GuestChange {
    Put(String),
    Rename(String),
    Picture(String),
    Touch,
}

impl GuestChange {
    /// Returns how many guests it changed.
    pub(crate) fn apply(&self, conn: &Sql<'_>, hash: &GuestHash, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Put(name) => conn.execute(
                "INSERT INTO guests (hash, name, created_at, seen_at) VALUES (?1, ?2, ?3, ?3)
                     ON CONFLICT (hash) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
                &[&hash, &name, &now],
            )?,
            Self::Rename(name) => {
                conn.execute("UPDATE guests SET name = ?2 WHERE hash = ?1", &[&hash, &name])?
            }
            Self::Picture(picture) => {
                conn.execute("UPDATE guests SET picture = ?2 WHERE hash = ?1", &[&hash, &picture])?
            }
            Self::Touch => conn.execute("UPDATE guests SET seen_at = ?2 WHERE hash = ?1", &[&hash, &now])?,
        };
        Ok(rows)
    }
}

impl Change for (GuestHash, GuestChange) {
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.1.apply(conn, &self.0, now)
    }
}
