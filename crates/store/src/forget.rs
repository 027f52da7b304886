//! Forgetting a guest: entries about them in the logs of tables are replaced, and all their own data is deleted.

use crate::change::Change;
use crate::sql::Sql;
use crate::{Guest, GuestHash, NewHostAct, Store, StoreError};

/// A table's log without a guest: the same entries at the same places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redaction {
    /// The table's id.
    pub table: String,
    /// The version (highest seq) that the writer read.
    pub expected: u64,
    /// The entries to replace, and their new text: JSON the server made.
    pub entries: Vec<(u64, String)>,
    /// The lobby's line: JSON the server made.
    pub summary: String,
    /// The forgotten guest: they hold no seat of it any more.
    pub guest: GuestHash,
}

impl Store {
    /// The tables that a guest made, where they ever sat down, or where a seat was kept for them.
    pub async fn tables_naming(&self, guest: GuestHash) -> Result<Vec<String>, StoreError> {
        let hex = guest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        self.query(move |conn| {
            // As the indexes say it, or they are of no use.
            conn.rows(
                "SELECT table_id FROM log WHERE kind = 'seat_taken'
                     AND CASE WHEN json_valid(body) THEN json_extract(body, '$.guest') END = ?1
                 UNION
                 SELECT table_id FROM log WHERE kind = 'seat_kept'
                     AND CASE WHEN json_valid(body) THEN json_extract(body, '$.guest') END = ?1
                 UNION
                 SELECT table_id FROM log WHERE kind = 'created'
                     AND CASE WHEN json_valid(body) THEN json_extract(body, '$.host') END = ?1",
                &[&hex],
                |row| row.get(0),
            )
        })
        .await
    }

    /// The guests with a hash between these two, both included; two at most.
    pub async fn guests_between(&self, low: GuestHash, high: GuestHash) -> Result<Vec<Guest>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT name, created_at, seen_at, silenced, picture, hash FROM guests
                 WHERE hash BETWEEN ?1 AND ?2 ORDER BY hash LIMIT 2",
                &[&low, &high],
                |row| crate::guests::guest_row(row, row.get(5)?),
            )
        })
        .await
    }

    /// Makes a table's log say nothing of a guest.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when something happened at the table since it was read.
    pub async fn redact(&self, redaction: Redaction) -> Result<(), StoreError> {
        self.change(redaction).await.map(drop)
    }

    /// Removes a guest with all they kept; how many there were. Written down as the host's doing, if it is.
    pub async fn forget(&self, guest: GuestHash, by_host: Option<NewHostAct>) -> Result<u64, StoreError> {
        match by_host {
            Some(act) => self.by_host(Farewell(guest), act).await,
            None => self.change(Farewell(guest)).await,
        }
    }
}

impl Change for Redaction {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold(&self.table)
    }

    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        let have = crate::append::version(conn, &self.table)?.unsigned_abs();
        if have != self.expected {
            return Err(StoreError::Stale { have });
        }
        crate::append::rewrite(conn, &self.table, &self.entries)?;
        conn.execute("UPDATE tables SET body = ?2 WHERE id = ?1", &[&self.table, &self.summary])?;
        conn.execute("DELETE FROM seats WHERE table_id = ?1 AND guest = ?2", &[&self.table, &self.guest])?;
        Ok(have)
    }
}

/// A guest who is forgotten.
struct Farewell(GuestHash);

impl Change for Farewell {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        // What they kept goes with them, by the triggers of each.
        conn.execute("DELETE FROM guests WHERE hash = ?1", &[&self.0])
    }
}
