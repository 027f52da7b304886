//! A change to the database, whatever it is of: it waits in a queue, and may be tried again.
//!
//! Each module has its own, and nothing lists them all.

use crate::StoreError;
use crate::meter::Meter;
use crate::sql::Sql;

/// Something to be written in one transaction. Plain data: applying it changes nothing in it.
pub(crate) trait Change: Send + Sync + 'static {
    /// Locks what the change looks at before it writes.
    fn hold(&self, _conn: &Sql<'_>) -> Result<(), StoreError> {
        Ok(())
    }

    /// Writes it inside the caller's transaction, where [`hold`](Self::hold) was called. Returns the table's new version, or the
    /// number of rows changed.
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError>;

    /// Locks and writes.
    fn apply(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.hold(conn)?;
        self.write(conn, now)
    }
}

/// A change that counts for whoever wants it.
pub(crate) struct Metered {
    pub(crate) change: Box<dyn Change>,
    pub(crate) meter: Option<Meter>,
}

impl Change for Metered {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        self.change.hold(conn)
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        Meter::measured(self.meter.as_ref(), || self.change.write(conn, now))
    }
}

/// Locks several tables, in the same order everywhere, or two would wait for one another.
pub(crate) fn hold_all<'t>(conn: &Sql<'_>, tables: impl Iterator<Item = &'t str>) -> Result<(), StoreError> {
    let mut tables = tables.collect::<Vec<_>>();
    tables.sort_unstable();
    tables.into_iter().try_for_each(|table| conn.hold(table))
}
