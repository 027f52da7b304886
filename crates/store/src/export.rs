//! The parts of a guest's data export that no everyday page shows.

use crate::{Entry, GuestHash, Store, StoreError};

/// A guest's own label for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShelfRow {
    pub table: String,
    /// Own label; empty: the table's name.
    pub name: String,
    /// True if the guest hid it.
    pub hidden: bool,
}

/// A guest's private note at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteRow {
    pub table: String,
    /// Time of the last change: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// The text.
    pub body: String,
}

impl Store {
    /// A guest's own labels for tables, wherever there is one.
    pub async fn shelves_of(&self, guest: GuestHash) -> Result<Vec<ShelfRow>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT table_id, name, hidden FROM shelves WHERE guest = ?1 ORDER BY table_id",
                &[&guest],
                |row| Ok(ShelfRow { table: row.get(0)?, name: row.get(1)?, hidden: row.get(2)? }),
            )
        })
        .await
    }

    /// All notes of a guest.
    pub async fn notes_of(&self, guest: GuestHash) -> Result<Vec<NoteRow>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT table_id, updated_at, body FROM notes WHERE guest = ?1 ORDER BY table_id",
                &[&guest],
                |row| Ok(NoteRow { table: row.get(0)?, updated_at: row.get(1)?, body: row.get(2)? }),
            )
        })
        .await
    }

    /// The entries of a table's log but for those of this kind, in order.
    pub async fn read_without(&self, table: &str, kind: &'static str) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_owned();
        self.query(move |conn| {
            conn.rows(
                "SELECT seq, at, kind, body FROM log WHERE table_id = ?1 AND kind <> ?2 ORDER BY seq",
                &[&table.as_str(), &kind],
                |row| Ok(Entry { seq: row.get(0)?, at: row.get(1)?, kind: row.get(2)?, body: row.get(3)? }),
            )
        })
        .await
    }
}
