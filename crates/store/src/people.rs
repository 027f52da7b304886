//! Mutes, blocks, and reports to the host.

use crate::change::Change;
use crate::sql::{Row, Sql};
use crate::{GuestHash, NewHostAct, Store, StoreError};

/// A guest whom another has muted or blocked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Apart {
    /// The id of this entry for the guest who made it.
    pub id: String,
    pub other: GuestHash,
    /// True if they may not sit at the same table; else they are only muted.
    pub blocked: bool,
    /// The other's name where they met.
    pub name: String,
    /// Time of the entry: milliseconds since 1970, UTC.
    pub at: i64,
}

/// A report to the host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReport {
    /// The reporter.
    pub guest: GuestHash,
    pub table: String,
    /// The reported guest, if it is about one.
    pub about: Option<GuestHash>,
    /// JSON the server made.
    pub body: String,
}

/// The same as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The report's number, from 1.
    pub seq: u64,
    /// Time of the report: milliseconds since 1970, UTC.
    pub at: i64,
    /// True if the host has handled it.
    pub settled: bool,
    pub what: NewReport,
}

impl Store {
    /// The people a guest muted or blocked, the latest first.
    pub async fn apart(&self, guest: GuestHash) -> Result<Vec<Apart>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT id, other, how = 'blocked', name, at
                    FROM apart WHERE guest = ?1 ORDER BY at DESC, id",
                &[&guest],
                |row| {
                    Ok(Apart {
                        id: row.get(0)?,
                        other: row.get(1)?,
                        blocked: row.get(2)?,
                        name: row.get(3)?,
                        at: row.get(4)?,
                    })
                },
            )
        })
        .await
    }

    /// The guests with whom a guest may not sit at a table, whichever of the two has blocked the other.
    pub async fn not_with(&self, guest: GuestHash) -> Result<Vec<GuestHash>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT other FROM apart WHERE guest = ?1 AND how = 'blocked'
                 UNION SELECT guest FROM apart WHERE other = ?1 AND how = 'blocked'",
                &[&guest],
                |row| row.get(0),
            )
        })
        .await
    }

    /// Mutes or blocks a person, anew or in another way; false when the guest has `most` entries already. `at` is not
    /// looked at.
    pub async fn set_apart(&self, guest: GuestHash, apart: Apart, most: usize) -> Result<bool, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let change = PeopleChange::Apart { guest, apart, most };
        self.change(change).await.map(|rows| rows > 0)
    }

    /// The person whom an entry of a guest is about; nothing when there is none.
    pub async fn apart_from(&self, guest: GuestHash, id: &str) -> Result<Option<GuestHash>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            conn.row("SELECT other FROM apart WHERE guest = ?1 AND id = ?2", &[&guest, &id], |row| row.get(0))
        })
        .await
    }

    /// Deletes a guest's entry about a person; false when there is none.
    pub async fn drop_apart(&self, guest: GuestHash, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let change = PeopleChange::Together { guest, id };
        self.change(change).await.map(|rows| rows > 0)
    }

    /// Stores a report; false when `most` of the guest's wait already.
    pub async fn add_report(&self, report: NewReport, most: usize) -> Result<bool, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let change = PeopleChange::Report { report, most };
        self.change(change).await.map(|rows| rows > 0)
    }

    /// The reports, the latest first; handled ones only with `settled`.
    pub async fn reports(&self, settled: bool, limit: u32) -> Result<Vec<Report>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                &format!("{REPORT} WHERE settled <= ?1 ORDER BY seq DESC LIMIT ?2"),
                &[&settled, &limit],
                report,
            )
        })
        .await
    }

    /// A guest's own reports.
    pub async fn reports_of(&self, guest: GuestHash) -> Result<Vec<Report>, StoreError> {
        self.query(move |conn| {
            conn.rows(&format!("{REPORT} WHERE guest = ?1 ORDER BY seq"), &[&guest], report)
        })
        .await
    }

    /// The host has seen to a report, which is written down as the host's doing; how many that were.
    pub async fn settle_report(&self, seq: u64, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(PeopleChange::Settle(seq), act).await
    }
}

const REPORT: &str = "SELECT seq, at, settled, guest, table_id, about, body FROM reports";

fn report(row: &Row<'_>) -> Result<Report, StoreError> {
    Ok(Report {
        seq: row.get(0)?,
        at: row.get(1)?,
        settled: row.get(2)?,
        what: NewReport { guest: row.get(3)?, table: row.get(4)?, about: row.get(5)?, body: row.get(6)? },
    })
}

/// Changes among people.
pub(crate) enum PeopleChange {
    Apart { guest: GuestHash, apart: Apart, most: i64 },
    Together { guest: GuestHash, id: String },
    Report { report: NewReport, most: i64 },
    Settle(u64),
}

impl Change for PeopleChange {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("people")
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Apart { guest, apart, most } => conn.execute(
                "INSERT INTO apart (guest, other, id, how, name, at)
                    SELECT ?1, ?2, ?3, ?4, ?5, ?6
                     WHERE EXISTS (SELECT 1 FROM guests WHERE hash = ?1)
                       AND ((SELECT count(*) FROM apart WHERE guest = ?1) < ?7
                            OR EXISTS (SELECT 1 FROM apart WHERE guest = ?1 AND other = ?2))
                     ON CONFLICT (guest, other)
                     DO UPDATE SET how = excluded.how, name = excluded.name, at = excluded.at",
                &[
                    &guest,
                    &apart.other,
                    &apart.id,
                    &if apart.blocked { "blocked" } else { "muted" },
                    &apart.name,
                    &now,
                    &most,
                ],
            )?,
            Self::Together { guest, id } => {
                conn.execute("DELETE FROM apart WHERE guest = ?1 AND id = ?2", &[&guest, &id])?
            }
            Self::Report { report, most } => conn.execute(
                "INSERT INTO reports (at, guest, table_id, about, body)
                    SELECT ?1, ?2, ?3, ?4, ?5
                     WHERE (SELECT count(*) FROM reports WHERE guest = ?2 AND settled = 0) < ?6",
                &[&now, &report.guest, &report.table, &report.about, &report.body, &most],
            )?,
            Self::Settle(seq) => {
                let seq = i64::try_from(*seq).unwrap_or(i64::MAX);
                conn.execute("UPDATE reports SET settled = 1 WHERE seq = ?1", &[&seq])?
            }
        };
        Ok(rows)
    }
}
