//! Addresses for turn notifications: any number for a guest, each on its own.

use crate::change::Change;
use crate::devices::is_signed_in;
use crate::sql::{Row, Sql};
use crate::{GuestHash, Store, StoreError, TokenHash};

/// An address for turn notifications.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// The address's id, in links too; another for every address.
    pub id: String,
    pub guest: GuestHash,
    /// The kind of address, in the server's terms.
    pub way: String,
    /// The address itself: a secret of the guest.
    pub address: String,
    /// The language of the messages.
    pub lang: String,
    /// The device that it is, with which it is deleted; nothing: it is none.
    pub device: Option<TokenHash>,
    /// The device on which the guest added it; nothing: unknown, or that one was signed out.
    pub said_at: Option<TokenHash>,
    /// True if the guest has confirmed the address: before, only the request for that goes there.
    pub sure: bool,
    /// The reason why the last notice did not arrive, in the server's terms; empty: it did, or there was none.
    pub trouble: String,
    /// Time of the first failure: milliseconds since 1970, UTC.
    pub trouble_at: i64,
}

/// The most addresses of one guest.
pub const REACHES: u32 = 8;

/// Lifetime of an unconfirmed address, in milliseconds: a week.
const UNSURE_FOR: i64 = 7 * 24 * 3600 * 1000;

/// The columns, as [`reach`] reads them.
pub(crate) const COLUMNS: &str =
    "reaches.id, reaches.guest, way, address, lang, device, sure, trouble, trouble_at, said_at";

pub(crate) fn reach(row: &Row<'_>) -> Result<Reach, StoreError> {
    Ok(Reach {
        id: row.get(0)?,
        guest: row.get(1)?,
        way: row.get(2)?,
        address: row.get(3)?,
        lang: row.get(4)?,
        device: row.get(5)?,
        sure: row.get(6)?,
        trouble: row.get(7)?,
        trouble_at: row.get(8)?,
        said_at: row.get(9)?,
    })
}

/// Totals of passkeys and addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reached {
    /// Keys of devices.
    pub passkeys: u64,
    /// Ways of notice.
    pub ways: u64,
}

impl Store {
    /// Counts all passkeys and all ways of notice.
    pub async fn reached(&self) -> Result<Reached, StoreError> {
        self.query(|conn| {
            let count = |table: &str| {
                conn.one(&format!("SELECT count(*) FROM {table}"), &[], |row| row.get::<u64>(0))
            };
            Ok(Reached { passkeys: count("passkeys")?, ways: count("reaches")? })
        })
        .await
    }

    /// The confirmed addresses of guests that are equal to this one, up to a limit.
    pub async fn reaches_at(&self, way: &str, address: &str, most: u32) -> Result<Vec<Reach>, StoreError> {
        let (way, address) = (way.to_owned(), address.to_owned());
        self.query(move |conn| {
            let sql = format!(
                "SELECT {COLUMNS} FROM reaches WHERE address = ?2 AND way = ?1 AND sure = 1 ORDER BY made_at, id LIMIT ?3"
            );
            conn.rows(&sql, &[&way, &address, &most], reach)
        })
        .await
    }

    /// A guest's addresses, the oldest first.
    pub async fn reaches(&self, guest: GuestHash) -> Result<Vec<Reach>, StoreError> {
        self.query(move |conn| {
            let sql = format!("SELECT {COLUMNS} FROM reaches WHERE guest = ?1 ORDER BY made_at, id");
            conn.rows(&sql, &[&guest], reach)
        })
        .await
    }

    /// Adds an address of a guest; a device has one at most. Notifications that are due and that no other address has
    /// received are due there at once. An address that is not [sure](Reach::sure) waits for [`Store::confirm_reach`].
    /// False when they have the most addresses allowed, or the device on which they added it was signed out meanwhile.
    pub async fn put_reach(&self, reach: Reach) -> Result<bool, StoreError> {
        self.reach_changed(ReachChange::Put(reach)).await
    }

    /// Deletes an address of a guest; false when there is none.
    pub async fn drop_reach(&self, guest: GuestHash, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.reach_changed(ReachChange::Drop { guest, id }).await
    }

    /// The same by the id in a link, whoever holds it.
    pub async fn drop_reach_by(&self, id: &str) -> Result<bool, StoreError> {
        self.reach_changed(ReachChange::DropBy(id.to_owned())).await
    }

    /// Confirms an address: from now on it receives notifications. False when it is not asked for (any more).
    pub async fn confirm_reach(&self, id: &str) -> Result<bool, StoreError> {
        self.reach_changed(ReachChange::Confirm(id.to_owned())).await
    }

    /// Stores the outcome of a delivery at an address: empty when it arrived. False when there is none.
    pub async fn reach_went(&self, id: &str, trouble: &str) -> Result<bool, StoreError> {
        let (id, trouble) = (id.to_owned(), trouble.to_owned());
        self.reach_changed(ReachChange::Went { id, trouble }).await
    }

    async fn reach_changed(&self, change: ReachChange) -> Result<bool, StoreError> {
        self.change(change).await.map(|rows| rows > 0)
    }
}

/// Changes to addresses.
pub(crate) enum ReachChange {
    Put(Reach),
    Drop { guest: GuestHash, id: String },
    DropBy(String),
    Confirm(String),
    Went { id: String, trouble: String },
}

impl Change for ReachChange {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("reaches")
    }

    /// Returns how many rows it changed.
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        match self {
            Self::Put(reach) => put(conn, reach, now),
            Self::Drop { guest, id } => {
                conn.execute("DELETE FROM reaches WHERE guest = ?1 AND id = ?2", &[&guest, &id])
            }
            Self::DropBy(id) => conn.execute("DELETE FROM reaches WHERE id = ?1", &[&id]),
            Self::Confirm(id) => {
                let sure = conn.execute(
                    "UPDATE reaches SET sure = 1, next_at = 0 WHERE id = ?1 AND sure = 0 AND made_at >= ?2",
                    &[&id, &now.saturating_sub(UNSURE_FOR)],
                )?;
                told_elsewhere(conn, id)?;
                Ok(sure)
            }
            Self::Went { id, trouble } => conn.execute(
                "UPDATE reaches SET trouble = ?2, trouble_at = ?3 WHERE id = ?1",
                &[&id, &trouble, &now],
            ),
        }
    }
}

fn put(conn: &Sql<'_>, reach: &Reach, now: i64) -> Result<u64, StoreError> {
    if !is_signed_in(conn, &reach.guest, reach.said_at.as_ref())? {
        return Ok(0);
    }
    conn.execute("DELETE FROM reaches WHERE sure = 0 AND made_at < ?1", &[&now.saturating_sub(UNSURE_FOR)])?;
    let put = conn.execute(
        "INSERT INTO reaches
             (id, guest, way, address, lang, device, sure, made_at, trouble, trouble_at, tries, next_at, said_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, 0, ?12
         WHERE (SELECT count(*) FROM reaches
                WHERE guest = ?2 AND (way <> ?3 OR address <> ?4)
                    AND CASE WHEN device = ?6 THEN 0 ELSE 1 END = 1) < ?11
         ON CONFLICT (guest, way, address) DO UPDATE
         SET lang = ?5, device = ?6, sure = ?7, made_at = ?8, trouble = ?9, trouble_at = ?10, tries = 0, next_at = 0,
             said_at = ?12",
        &[
            &reach.id,
            &reach.guest,
            &reach.way,
            &reach.address,
            &reach.lang,
            &reach.device,
            &reach.sure,
            &now,
            &reach.trouble,
            &reach.trouble_at,
            &REACHES,
            &reach.said_at,
        ],
    )?;
    if put > 0 {
        told_elsewhere(conn, &reach.id)?;
        // After the new one is there: with the last of a guest their turns would go.
        conn.execute(
            "DELETE FROM reaches WHERE guest = ?1 AND device = ?2 AND (way <> ?3 OR address <> ?4)",
            &[&reach.guest, &reach.device, &reach.way, &reach.address],
        )?;
    }
    Ok(put)
}

/// Copies the deliveries of the guest's other addresses to a new one.
fn told_elsewhere(conn: &Sql<'_>, reach: &str) -> Result<(), StoreError> {
    conn.execute(
        "INSERT INTO told (reach, table_id, since, arrived)
         SELECT DISTINCT ?1, turns.table_id, turns.since, 1
         FROM reaches AS new JOIN reaches AS other ON other.guest = new.guest AND other.id <> new.id
         JOIN told ON told.reach = other.id AND arrived = 1
         JOIN turns ON turns.guest = new.guest AND turns.table_id = told.table_id AND turns.since = told.since
         WHERE new.id = ?1
         ON CONFLICT (reach, table_id) DO UPDATE SET since = excluded.since, arrived = 1",
        &[&reach],
    )?;
    Ok(())
}
