//! Acts of the host, each with its line in the host's log, in one transaction.

use crate::change::Change;
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
    /// The act.
    pub what: NewHostAct,
}

impl Store {
    /// Adds to a table's log, as [`append`](Self::append) does, and writes down that the host did it.
    pub async fn append_by_host(&self, append: Append, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(Change::Append(append), act).await
    }

    /// Removes tables, as [`dismiss`](Self::dismiss) does, and writes down that the host did it.
    pub async fn dismiss_by_host(&self, tables: Vec<String>, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(Change::Dismiss(tables), act).await
    }

    /// Removes guests, as [`dismiss_guests`](Self::dismiss_guests) does, and writes down that the host did it.
    pub async fn dismiss_guests_by_host(&self, before: i64, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(Change::DismissGuests { before }, act).await
    }

    /// Takes a guest's word, or gives it back; how many guests that were.
    pub async fn silence(&self, guest: GuestHash, on: bool, act: NewHostAct) -> Result<u64, StoreError> {
        self.by_host(Change::Silence(guest, on), act).await
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

    async fn by_host(&self, change: Change, act: NewHostAct) -> Result<u64, StoreError> {
        self.change(Change::ByHost(Box::new(change), act)).await
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

pub(crate) fn silence(conn: &Sql<'_>, guest: &GuestHash, on: bool) -> Result<u64, StoreError> {
    let rows = conn.execute("UPDATE guests SET silenced = ?2 WHERE hash = ?1", &[&guest, &on])?;
    Ok(rows)
}
