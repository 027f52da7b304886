//! What a guest is handed of all that is kept of them, beyond what they see every day.

use crate::{Entry, GuestHash, Store, StoreError};

/// How a guest keeps a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShelfRow {
    /// The table.
    pub table: String,
    /// What they call it; empty: as it is called.
    pub name: String,
    /// Do they want it out of sight?
    pub hidden: bool,
}

/// What a guest wrote down for themselves at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteRow {
    /// The table.
    pub table: String,
    /// When it was last written: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// What.
    pub body: String,
}

impl Store {
    /// How a guest keeps their tables, wherever it is not as usual.
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
