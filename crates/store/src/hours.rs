//! Notification hours: not at night, or once a day.

use crate::change::Change;
use crate::sql::{Row, Sql};
use crate::{GuestHash, Store, StoreError};

/// A guest's notification hours, in minutes after midnight local time.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hours {
    /// Time zone, in the server's terms.
    pub zone: String,
    /// Quiet hours from and to, which may be before and after midnight.
    pub quiet: Option<(u32, u32)>,
    /// The hour of a daily digest.
    pub digest: Option<u32>,
}

/// The columns, as [`hours`] reads them.
pub(crate) const COLUMNS: &str = "zone, quiet_from, quiet_to, digest";

/// Reads the hours from this column on; nothing where the guest set none.
pub(crate) fn hours(row: &Row<'_>, from: usize) -> Result<Option<Hours>, StoreError> {
    let Some(zone) = row.get::<Option<String>>(from)? else {
        return Ok(None);
    };
    let quiet = (row.get::<Option<u32>>(from + 1)?, row.get::<Option<u32>>(from + 2)?);
    Ok(Some(Hours { zone, quiet: Option::zip(quiet.0, quiet.1), digest: row.get(from + 3)? }))
}

impl Store {
    /// A guest's notification hours; nothing: any hour.
    pub async fn hours(&self, guest: GuestHash) -> Result<Option<Hours>, StoreError> {
        self.query(move |conn| {
            let sql = format!("SELECT {COLUMNS} FROM hours WHERE guest = ?1");
            let found = conn.row(&sql, &[&guest], |row| hours(row, 0))?;
            Ok(found.flatten())
        })
        .await
    }

    /// Sets a guest's notification hours: also for what waits.
    pub async fn put_hours(&self, guest: GuestHash, hours: Hours) -> Result<(), StoreError> {
        self.change((guest, hours)).await.map(drop)
    }
}

impl Hours {
    fn apply(&self, conn: &Sql<'_>, guest: &GuestHash) -> Result<u64, StoreError> {
        let (from, to) = self.quiet.unzip();
        conn.execute(
            "INSERT INTO hours (guest, zone, quiet_from, quiet_to, digest) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (guest) DO UPDATE SET zone = ?2, quiet_from = ?3, quiet_to = ?4, digest = ?5",
            &[&guest, &self.zone, &from, &to, &self.digest],
        )?;
        // What was put off is looked at anew.
        conn.execute("UPDATE reaches SET next_at = 0 WHERE guest = ?1 AND tries = 0", &[&guest])
    }
}

impl Change for (GuestHash, Hours) {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        self.1.apply(conn, &self.0)
    }
}
