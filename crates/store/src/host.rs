//! Acts of the host, each with its line in the host's log, in one transaction.

use crate::change::Change;
use crate::retention::{Dismissal, GuestDismissal};
use crate::sql::Sql;
use crate::{Append, GuestHash, Store, StoreError};

/// Something that the host does, before it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewHostAct {
    /// The host's name, in words.
    pub who: String,
    /// The kind of act, in the server's terms.
    pub act: String,
    /// JSON the server made.
    pub body: String,
}

/// Something that the host did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostAct {
    /// The line's number, from 1.
    pub seq: u64,
    /// Time of writing: milliseconds since 1970, UTC.
    pub at: i64,
    pub what: NewHostAct,
}

impl Store {
    /// Adds to a table's log, as [`append`](Self::append) does, and writes down that the host did it.
    pub async fn append_by_host(&self, append: Append, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(append, act).await
    }

    /// Removes tables, as [`dismiss`](Self::dismiss) does, and writes down that the host did it.
    pub async fn dismiss_by_host(&self, tables: Vec<String>, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(Dismissal(tables), act).await
    }

    /// Removes guests, as [`dismiss_guests`](Self::dismiss_guests) does, and writes down that the host did it.
    pub async fn dismiss_guests_by_host(&self, before: i64, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(GuestDismissal { before }, act).await
    }

    /// Takes a guest's word, or gives it back; how many guests that were.
    pub async fn silence(&self, guest: GuestHash, on: bool, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(Silence(guest, on), act).await
    }

    /// The last acts of the host, the oldest first.
    pub async fn host_acts(&self, limit: u32) -> Result<Vec<HostAct>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT seq, at, who, act, body FROM
                     (SELECT * FROM host_acts ORDER BY seq DESC LIMIT ?1) AS latest ORDER BY seq",
                &[&limit],
                |row| {
                    Ok(HostAct {
                        seq: row.get(0)?,
                        at: row.get(1)?,
                        what: NewHostAct { who: row.get(2)?, act: row.get(3)?, body: row.get(4)? },
                    })
                },
            )
        })
        .await
    }

    pub(crate) async fn by_host(&self, change: impl Change, act: NewHostAct) -> Result<u64, StoreError> {
        self.change(ByHost(change, act)).await
    }
}

impl NewHostAct {
    pub(crate) fn write(&self, conn: &Sql<'_>, now: i64) -> Result<(), StoreError> {
        conn.execute(
            "INSERT INTO host_acts (at, who, act, body) VALUES (?1, ?2, ?3, ?4)",
            &[&now, &self.who, &self.act, &self.body],
        )?;
        Ok(())
    }
}

/// An act of the host, with its line in the host's log.
struct ByHost<C>(C, NewHostAct);

impl<C: Change> Change for ByHost<C> {
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        let done = self.0.apply(conn, now)?;
        // What changed nothing was no act.
        if done > 0 {
            self.1.write(conn, now)?;
        }
        Ok(done)
    }
}

/// Takes a guest's word, or gives it back.
struct Silence(GuestHash, bool);

impl Change for Silence {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        conn.execute("UPDATE guests SET silenced = ?2 WHERE hash = ?1", &[&self.0, &self.1])
    }
}
