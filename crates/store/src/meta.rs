//! Facts about the database as a whole.

use crate::change::Change;
use crate::sql::Sql;
use crate::{Store, StoreError};

impl Store {
    /// The value kept under a key.
    pub async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let key = key.to_owned();
        self.query(move |conn| conn.row("SELECT value FROM meta WHERE key = ?1", &[&key], |row| row.get(0)))
            .await
    }

    /// Keeps a value under a key, in place of an earlier one.
    pub async fn set_meta(&self, key: impl Into<String>, value: impl Into<String>) -> Result<(), StoreError> {
        self.change(Fact { key: key.into(), value: value.into() }).await.map(drop)
    }
}

/// A value under a key.
struct Fact {
    key: String,
    value: String,
}

impl Change for Fact {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        apply(conn, &self.key, &self.value)
    }
}

/// Returns how many facts it changed: one.
pub(crate) fn apply(conn: &Sql<'_>, key: &str, value: &str) -> Result<u64, StoreError> {
    let rows = conn.execute(
        "INSERT INTO meta (key, value) VALUES (?1, ?2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        &[&key, &value],
    )?;
    Ok(rows)
}
