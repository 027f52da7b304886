//! Reading a table back: its log and its latest snapshot.

use rusqlite::{OptionalExtension, Row};

use crate::{Store, StoreError};

/// One thing that happened at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the table's log, from 1, without gaps.
    pub seq: u64,
    /// When it was written: milliseconds since 1970, UTC.
    pub at: i64,
    /// What sort of entry, in the server's terms.
    pub kind: String,
    /// JSON the server made.
    pub body: String,
}

/// The latest whole state of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The version it shows; entries after it are to be replayed.
    pub seq: u64,
    /// The rules that made it.
    pub rules_version: String,
    /// JSON the server made.
    pub body: String,
}

impl Store {
    /// The entries of a table after `after_seq` (0 for all), in order. Empty for a table that does not exist.
    pub async fn read(&self, table: &str, after_seq: u64) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_owned();
        // No log grows past i64::MAX: after that there is nothing to read.
        let after = i64::try_from(after_seq).unwrap_or(i64::MAX);
        self.query(move |conn| {
            conn.prepare_cached(
                "SELECT seq, at, kind, body FROM log WHERE table_id = ?1 AND seq > ?2 ORDER BY seq",
            )?
            .query_map((table, after), |row| {
                Ok(Entry {
                    seq: unsigned(row, 0)?,
                    at: row.get(1)?,
                    kind: row.get(2)?,
                    body: row.get(3)?,
                })
            })?
            .collect()
        })
        .await
    }

    /// The latest snapshot of a table, if it ever got one.
    pub async fn latest_snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        let table = table.to_owned();
        self.query(move |conn| {
            conn.prepare_cached("SELECT seq, rules_version, body FROM snapshots WHERE table_id = ?1")?
                .query_row([table], |row| {
                    Ok(Snapshot {
                        seq: unsigned(row, 0)?,
                        rules_version: row.get(1)?,
                        body: row.get(2)?,
                    })
                })
                .optional()
        })
        .await
    }
}

/// SQLite's integers are signed; versions and counts are not.
pub(crate) fn unsigned(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    let value: i64 = row.get(column)?;
    u64::try_from(value).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(column, value))
}
