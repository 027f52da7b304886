//! A player's private notes at a table.

use crate::change::Change;
use crate::sql::Sql;
use crate::{GuestHash, Store, StoreError};

impl Store {
    /// The note of a guest at a table; nothing where there is none.
    pub async fn note(&self, guest: GuestHash, table: &str) -> Result<Option<String>, StoreError> {
        let table = table.to_owned();
        self.query(move |conn| {
            conn.row("SELECT body FROM notes WHERE table_id = ?1 AND guest = ?2", &[&table, &guest], |row| {
                row.get(0)
            })
        })
        .await
    }

    /// Writes the note of a guest at a table; an empty one is thrown away.
    pub async fn write_note(&self, guest: GuestHash, table: &str, body: String) -> Result<(), StoreError> {
        let table = table.to_owned();
        let written = self.change(Note { guest, table, body });
        written.await.map(|_| ())
    }
}

/// The note of a guest at a table.
struct Note {
    guest: GuestHash,
    table: String,
    body: String,
}

impl Change for Note {
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        let Self { guest, table, body } = self;
        let rows = if body.is_empty() {
            conn.execute("DELETE FROM notes WHERE table_id = ?1 AND guest = ?2", &[&table, &guest])?
        } else {
            conn.execute(
                "INSERT INTO notes (table_id, guest, updated_at, body) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_id, guest) DO UPDATE SET updated_at = ?3, body = ?4",
                &[&table, &guest, &now, &body],
            )?
        };
        Ok(rows)
    }
}
