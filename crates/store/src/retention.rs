//! Retention: abandoned tables and inactive guests are deleted when the host says so.

use crate::change::{Change, hold_all};
use crate::sql::Sql;
use crate::{Store, StoreError};

impl Store {
    /// The tables whose game has not ended and at which nothing has happened since `before` (milliseconds since 1970),
    /// the oldest first.
    pub async fn given_up(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT id FROM tables WHERE status <> 'finished' AND updated_at < ?1
                    ORDER BY updated_at LIMIT ?2",
                &[&before, &limit],
                |row| row.get(0),
            )
        })
        .await
    }

    /// Removes tables with their logs, for good; returns how many there were. No server may have them in memory.
    pub async fn dismiss(&self, tables: Vec<String>) -> Result<u64, StoreError> {
        self.change(Dismissal(tables)).await
    }

    /// Removes the guests who hold no seat and were not seen since `before`; returns how many there were.
    pub async fn dismiss_guests(&self, before: i64) -> Result<u64, StoreError> {
        self.change(GuestDismissal { before }).await
    }
}

/// Tables that nobody will ask for again, with all that is kept of them.
pub(crate) struct Dismissal(pub Vec<String>);

impl Change for Dismissal {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        hold_all(conn, self.0.iter().map(String::as_str))
    }

    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        dismiss(conn, &self.0)
    }
}

/// Guests who hold no seat and were not seen since then.
pub(crate) struct GuestDismissal {
    pub before: i64,
}

impl Change for GuestDismissal {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        dismiss_guests(conn, self.before)
    }
}

fn dismiss(conn: &Sql<'_>, tables: &[String]) -> Result<u64, StoreError> {
    let mut gone = 0;
    for table in tables {
        // A log is only ever removed whole, and of a table that is on this list.
        conn.execute("INSERT INTO dismissed (table_id) VALUES (?1)", &[&table])?;
        gone += conn.execute("DELETE FROM tables WHERE id = ?1", &[&table])?;
        for rest in [
            "DELETE FROM log WHERE table_id = ?1",
            "DELETE FROM seats WHERE table_id = ?1",
            "DELETE FROM snapshots WHERE table_id = ?1",
            "DELETE FROM dismissed WHERE table_id = ?1",
        ] {
            conn.execute(rest, &[&table])?;
        }
    }
    Ok(gone)
}

fn dismiss_guests(conn: &Sql<'_>, before: i64) -> Result<u64, StoreError> {
    let rows = conn.execute(
        "DELETE FROM guests WHERE seen_at < ?1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.hash)",
        &[&before],
    )?;
    Ok(rows)
}
