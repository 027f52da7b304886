//! Facts about the database as a whole.

use rusqlite::{Connection, OptionalExtension, params};

use crate::writer::Change;
use crate::{Store, StoreError};

impl Store {
    /// The value kept under a key.
    pub async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let key = key.to_owned();
        self.query(move |conn| {
            conn.prepare_cached("SELECT value FROM meta WHERE key = ?1")?
                .query_row([key], |row| row.get(0))
                .optional()
        })
        .await
    }

    /// Keeps a value under a key, in place of an earlier one.
    pub async fn set_meta(&self, key: impl Into<String>, value: impl Into<String>) -> Result<(), StoreError> {
        self.change(Change::Meta {
            key: key.into(),
            value: value.into(),
        })
        .await
        .map(drop)
    }
}

/// Returns how many facts it changed: one.
pub(crate) fn apply(conn: &Connection, key: &str, value: &str) -> Result<u64, StoreError> {
    let rows = conn
        .prepare_cached(
            "INSERT INTO meta (key, value) VALUES (?1, ?2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        )?
        .execute(params![key, value])?;
    Ok(rows as u64)
}
