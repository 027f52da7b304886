//! Reading a table back: its log and its latest snapshot.

use crate::{Store, StoreError, packed};

/// An entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The entry's number, from 1, without gaps.
    pub seq: u64,
    /// Time of writing: milliseconds since 1970, UTC.
    pub at: i64,
    /// The kind of entry, in the server's terms.
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
            conn.rows(
                "SELECT seq, at, kind, body FROM log WHERE table_id = ?1 AND seq > ?2 ORDER BY seq",
                &[&table, &after],
                |row| Ok(Entry { seq: row.get(0)?, at: row.get(1)?, kind: row.get(2)?, body: row.get(3)? }),
            )
        })
        .await
    }

    /// The highest seq of a table's log, 0 when it has none.
    pub async fn version(&self, table: &str) -> Result<u64, StoreError> {
        let table = table.to_owned();
        self.query(move |conn| Ok(crate::append::version(conn, &table)?.unsigned_abs())).await
    }

    /// The latest snapshot of a table, if it ever got one.
    pub async fn latest_snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        let table = table.to_owned();
        self.query(move |conn| {
            let sql = "SELECT seq, rules_version, body, packed FROM snapshots WHERE table_id = ?1";
            conn.row(sql, &[&table], |row| {
                let packed = row.get::<Option<Vec<u8>>>(3)?;
                let body = packed.map_or_else(|| row.get(2), |packed| packed::unpack(&packed))?;
                Ok(Snapshot { seq: row.get(0)?, rules_version: row.get(1)?, body })
            })
        })
        .await
    }
}
