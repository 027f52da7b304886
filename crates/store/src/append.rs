//! The one way a table changes: entries are added to its log, and all that follows from them is kept with them.

use crate::change::{Change, hold_all};
use crate::sql::Sql;
use crate::{
    BotsAsked, SeatHolder, Store, StoreError, TableSummary, Turn, bot_turns, days, notices, packed, wishes,
};

/// Changes to a table's log, written whole or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The version (highest seq) the writer built on; 0 for a new table.
    pub expected: u64,
    /// The new entries, in order. May be empty, to write only what follows.
    pub entries: Vec<NewEntry>,
    /// Entries to replace, each at its place, with their new text. JSON the server made.
    pub rewrites: Vec<(u64, String)>,
    /// The new line in the lobby; `None` leaves it as it is, apart from version and time.
    pub summary: Option<TableSummary>,
    /// Everyone who holds a seat from now on; `None` leaves them as they are.
    pub seats: Option<Vec<SeatHolder>>,
    /// The new turns to notify; `None` leaves them as they are.
    pub turns: Option<Vec<Turn>>,
    /// The new question for a bot; `None`: as before, and no bot begins anew.
    pub bots: Option<BotsAsked>,
    /// The whole state after these entries; takes the place of an earlier one.
    pub snapshot: Option<NewSnapshot>,
    /// True if the deal of a day was won here. None: it has not just been played to its end.
    pub day_won: Option<bool>,
}

impl Append {
    /// An append of entries alone.
    pub fn new(table: impl Into<String>, expected: u64, entries: Vec<NewEntry>) -> Self {
        Self {
            table: table.into(),
            expected,
            entries,
            rewrites: Vec::new(),
            summary: None,
            seats: None,
            turns: None,
            bots: None,
            snapshot: None,
            day_won: None,
        }
    }
}

/// An entry before it is written: the store gives it its seq.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// The kind of entry, in the server's terms.
    pub kind: String,
    /// JSON the server made.
    pub body: String,
    /// Time: milliseconds since 1970, UTC. None: the time of writing.
    pub at: Option<i64>,
}

/// A whole state, to be kept with the version the append leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSnapshot {
    /// The rules that made the state.
    pub rules_version: String,
    /// JSON the server made.
    pub body: String,
}

impl Store {
    /// Adds to a table's log, whole or not at all; returns the table's new version once it is on the disk.
    ///
    /// A caller that stops waiting (drops the future) does not take the append back.
    pub async fn append(&self, write: Append) -> Result<u64, StoreError> {
        self.change(write).await
    }

    /// Adds to the logs of several tables, all of it or nothing.
    ///
    /// # Errors
    /// When one of them cannot be added to; then none was.
    pub async fn append_all(&self, writes: Vec<Append>) -> Result<(), StoreError> {
        self.change(writes).await.map(drop)
    }
}

impl Append {
    /// Writes it inside the caller's savepoint; returns the table's new version.
    fn write_all(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        let have = version(conn, &self.table)?;
        if u64::try_from(have) != Ok(self.expected) {
            return Err(StoreError::Stale { have: have.unsigned_abs() });
        }
        let version = self.write_entries(conn, have, now)?;
        rewrite(conn, &self.table, &self.rewrites)?;
        self.write_summary(conn, version, now)?;
        self.write_seats(conn)?;
        if let Some(turns) = &self.turns {
            notices::turns(conn, &self.table, turns)?;
        }
        if let Some(summary) = self.summary.as_ref().filter(|_| self.expected == 0) {
            wishes::made(conn, &self.table, summary, now)?;
        }
        if let Some(asked) = &self.bots {
            bot_turns::asked(conn, &self.table, version, asked, now)?;
        }
        self.write_snapshot(conn, version)?;
        if let Some(won) = self.day_won {
            days::end(conn, &self.table, won)?;
        }
        Ok(version.unsigned_abs())
    }

    fn write_entries(&self, conn: &Sql<'_>, have: i64, now: i64) -> Result<i64, StoreError> {
        let insert = "INSERT INTO log (table_id, seq, at, kind, body) VALUES (?1, ?2, ?3, ?4, ?5)";
        let mut seq = have;
        for entry in &self.entries {
            seq += 1;
            let at = entry.at.unwrap_or(now);
            conn.execute(insert, &[&self.table, &seq, &at, &entry.kind, &entry.body])?;
        }
        Ok(seq)
    }

    fn write_summary(&self, conn: &Sql<'_>, version: i64, now: i64) -> Result<(), StoreError> {
        if let Some(summary) = &self.summary {
            conn.execute(
                "INSERT INTO tables (id, game, status, public, version, created_at, updated_at, body)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)
                 ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status,
                     public = excluded.public, version = excluded.version,
                     updated_at = excluded.updated_at, body = excluded.body",
                &[
                    &self.table,
                    &summary.game,
                    &summary.status,
                    &summary.public,
                    &version,
                    &now,
                    &summary.body,
                ],
            )?;
        } else {
            conn.execute(
                "UPDATE tables SET version = ?2, updated_at = ?3 WHERE id = ?1",
                &[&self.table, &version, &now],
            )?;
        }
        Ok(())
    }

    fn write_seats(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        let Some(seats) = &self.seats else { return Ok(()) };
        conn.execute("DELETE FROM seats WHERE table_id = ?1", &[&self.table])?;
        let insert = "INSERT INTO seats (table_id, seat, guest) VALUES (?1, ?2, ?3)";
        for holder in seats {
            conn.execute(insert, &[&self.table, &holder.seat, &holder.guest])?;
        }
        Ok(())
    }

    fn write_snapshot(&self, conn: &Sql<'_>, version: i64) -> Result<(), StoreError> {
        let Some(snapshot) = &self.snapshot else {
            return Ok(());
        };
        conn.execute(
            "INSERT INTO snapshots (table_id, seq, rules_version, body, packed) VALUES (?1, ?2, ?3, '', ?4)
             ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq,
                 rules_version = excluded.rules_version, body = '', packed = excluded.packed",
            &[&self.table, &version, &snapshot.rules_version, &packed::pack(&snapshot.body)?],
        )?;
        Ok(())
    }
}

/// Replaces entries of a log, at the same places. A log is rewritten only while its table is on this list.
pub(crate) fn rewrite(conn: &Sql<'_>, table: &str, entries: &[(u64, String)]) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Ok(());
    }
    conn.execute("INSERT INTO redacting (table_id) VALUES (?1)", &[&table])?;
    for (seq, body) in entries {
        let seq = i64::try_from(*seq).unwrap_or(i64::MAX);
        conn.execute("UPDATE log SET body = ?3 WHERE table_id = ?1 AND seq = ?2", &[&table, &seq, body])?;
    }
    conn.execute("DELETE FROM redacting WHERE table_id = ?1", &[&table])?;
    Ok(())
}

/// The highest seq of a table's log, 0 when it has none. Read from the log itself, which is the truth.
pub(crate) fn version(conn: &Sql<'_>, table: &str) -> Result<i64, StoreError> {
    let max = "SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?1";
    conn.one(max, &[&table], |row| row.get(0))
}

impl Change for Append {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold(&self.table)
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.write_all(conn, now)
    }
}

/// All of them, or none.
impl Change for Vec<Append> {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        hold_all(conn, self.iter().map(|append| append.table.as_str()))
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.iter().try_fold(0, |_, append| append.write(conn, now))
    }
}
