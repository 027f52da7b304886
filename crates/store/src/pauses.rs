//! Pauses in which the house could write nothing, and so nobody could play: it was down, its disk full, its process
//! asleep.

use crate::change::Change;
use crate::sql::Sql;
use crate::{Store, StoreError};

/// The key of the last mark of the heartbeat.
const ALIVE: &str = "alive";

/// The most pauses that are kept, the last ones: each clock looks at all of them, and a house that is started anew again and again
/// must not become slow by that. Of the shortest that count they are five hours and more.
const KEPT: u32 = 4000;

/// Size of the mark: more than a page of the database.
const ROOM: usize = 8 * 1024;

impl Store {
    /// The pauses, from and to, the oldest first: milliseconds since 1970, UTC.
    pub async fn pauses(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        self.query(|conn| {
            conn.rows("SELECT since, until FROM pauses ORDER BY since", &[], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
        })
        .await
    }

    /// Writes a mark of the heartbeat. `since`: nothing could be written from then on, as far as the caller knows. That
    /// is a pause from then, or from the last mark of another process (`i64::MIN`: from that alone), if it lasted `least`
    /// milliseconds or more. True if the pause was stored.
    pub async fn alive(&self, since: Option<i64>, least: i64) -> Result<bool, StoreError> {
        self.change(Mark { since, least }).await.map(|rows| rows > 0)
    }
}

/// A mark of the heartbeat: all is well, or was not since then.
struct Mark {
    since: Option<i64>,
    least: i64,
}

impl Change for Mark {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("alive")
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        alive(conn, self.since, self.least, now)
    }
}

fn alive(conn: &Sql<'_>, since: Option<i64>, least: i64, now: i64) -> Result<u64, StoreError> {
    let last = conn.row("SELECT value FROM meta WHERE key = ?1", &[&ALIVE], |row| row.get::<String>(0))?;
    let last = last.and_then(|last| last.parse::<i64>().ok());
    let from = since.map(|since| since.max(last.unwrap_or(i64::MIN))).filter(|from| *from > i64::MIN);
    let added = match from.filter(|from| now.saturating_sub(*from) >= least) {
        Some(from) => conn.execute(
            "INSERT INTO pauses (since, until) VALUES (?1, ?2)
             ON CONFLICT (since) DO UPDATE SET until = excluded.until",
            &[&from, &now],
        )?,
        None => 0,
    };
    if added > 0 {
        forget(conn, KEPT)?;
    }
    // It needs room, as an entry of a game does, and gives it back: on a full disk what stands there already can be written over.
    crate::meta::apply(conn, ALIVE, &format!("{now:<ROOM$}"))?;
    crate::meta::apply(conn, ALIVE, &now.to_string())?;
    Ok(added)
}

/// Forgets all pauses but the last ones.
fn forget(conn: &Sql<'_>, kept: u32) -> Result<(), StoreError> {
    let last = "SELECT since FROM pauses ORDER BY since DESC LIMIT 1 OFFSET ?1";
    conn.execute(&format!("DELETE FROM pauses WHERE since <= ({last})"), &[&kept])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_pauses_are_kept() {
        let conn = rusqlite::Connection::open_in_memory().unwrap();
        conn.execute_batch("CREATE TABLE pauses (since INTEGER PRIMARY KEY, until INTEGER NOT NULL)")
            .unwrap();
        let sql = Sql::Sqlite(&conn);
        let mut left = Vec::new();
        for since in 1..=5_i64 {
            sql.execute("INSERT INTO pauses VALUES (?1, ?1)", &[&since]).unwrap();
            forget(&sql, 3).unwrap();
            left = sql.rows("SELECT since FROM pauses ORDER BY since", &[], |row| row.get::<i64>(0)).unwrap();
            assert!(left.len() <= 3);
        }
        assert_eq!(left, [3, 4, 5]);
    }
}
