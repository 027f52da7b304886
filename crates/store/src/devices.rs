//! The devices of a guest, and the codes by which a new one joins.

use crate::change::Change;
use crate::guests::guest_row;
use crate::sql::Sql;
use crate::{Guest, GuestHash, Store, StoreError};

/// The SHA-256 of the secret that a device keeps.
pub type TokenHash = [u8; 32];

/// A device that is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// By which it is named: `first` for the one where the guest was made.
    pub id: String,
    /// Of its secret.
    pub token: TokenHash,
    /// What it is: a browser and a system; of the first it is not known.
    pub label: String,
    /// Since when: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// When it was last seen.
    pub seen_at: i64,
}

/// A device that joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDevice {
    /// Of its secret.
    pub token: TokenHash,
    /// By which it will be named.
    pub id: String,
    /// What it is.
    pub label: String,
}

/// The id of the device where a guest was made.
pub const FIRST_DEVICE: &str = "first";

impl Store {
    /// Whose secret this is; `seen_at` is when the device was last seen.
    pub async fn guest_of(&self, token: TokenHash) -> Result<Option<Guest>, StoreError> {
        self.query(move |conn| {
            conn.row(
                "SELECT name, guests.created_at, devices.seen_at, silenced, picture, guests.hash
                 FROM devices JOIN guests ON guests.hash = devices.guest WHERE token = ?1
                 UNION ALL
                 SELECT name, created_at, seen_at, silenced, picture, hash FROM guests
                 WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM signed_out WHERE guest = ?1)",
                &[&token],
                |row| guest_row(row, row.get(5)?),
            )
        })
        .await
    }

    /// The devices of a guest, the first foremost.
    pub async fn devices(&self, guest: GuestHash) -> Result<Vec<Device>, StoreError> {
        self.query(move |conn| devices(conn, &guest)).await
    }

    /// Makes a code by which a device can join; `by` is the device that asks for it, nothing where nobody knows who does (a
    /// letter). False when as many wait already, or the device was signed out meanwhile.
    pub async fn add_code(
        &self,
        guest: GuestHash,
        by: Option<TokenHash>,
        hash: TokenHash,
        lasts: i64,
    ) -> Result<bool, StoreError> {
        let change = DeviceChange::Code { by, hash, lasts };
        self.change(Change::Device(guest, change)).await.map(|rows| rows > 0)
    }

    /// A device joins by a code, which is used up; false when there is no such code (any more).
    pub async fn join_by(&self, code: TokenHash, device: NewDevice) -> Result<bool, StoreError> {
        // Whose code it is the database knows.
        let change = DeviceChange::Join { code, device };
        self.change(Change::Device([0; 32], change)).await.map(|rows| rows > 0)
    }

    /// A device is signed out, and lets nobody in any more: the codes that it made end, and so do those of which nobody knows who
    /// asked for them. False when the guest has no such device, or no other.
    pub async fn drop_device(&self, guest: GuestHash, id: impl Into<String>) -> Result<bool, StoreError> {
        let change = DeviceChange::Drop(id.into());
        self.change(Change::Device(guest, change)).await.map(|rows| rows > 0)
    }

    /// Notes that a device was here just now.
    pub async fn touch_device(&self, guest: GuestHash, token: TokenHash) -> Result<(), StoreError> {
        let change = DeviceChange::Touch(token);
        self.change(Change::Device(guest, change)).await.map(drop)
    }
}

/// How many codes of one guest may wait.
const CODES: i64 = 5;

/// What can change about devices.
pub(crate) enum DeviceChange {
    Code { by: Option<TokenHash>, hash: TokenHash, lasts: i64 },
    Join { code: TokenHash, device: NewDevice },
    Drop(String),
    Touch(TokenHash),
}

impl DeviceChange {
    pub(crate) fn apply(&self, conn: &Sql<'_>, guest: &GuestHash, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Code { by, hash, lasts } => {
                // Asked in the same transaction: what was under way when it was signed out makes nothing.
                if let Some(by) = by
                    && devices(conn, guest)?.iter().all(|device| device.token != *by)
                {
                    return Ok(0);
                }
                conn.execute("DELETE FROM codes WHERE expires_at <= ?1", &[&now])?;
                conn.execute(
                    "INSERT INTO codes (hash, guest, expires_at, device) SELECT ?1, ?2, ?3, ?5
                     WHERE (SELECT count(*) FROM codes WHERE guest = ?2) < ?4",
                    &[&hash, &guest, &(now + lasts), &CODES, &by],
                )?
            }
            Self::Join { code, device } => {
                let whose = conn.row(
                    "DELETE FROM codes WHERE hash = ?1 AND expires_at > ?2 RETURNING guest",
                    &[&code, &now],
                    |row| row.get::<GuestHash>(0),
                )?;
                let Some(whose) = whose else { return Ok(0) };
                insert_device(conn, &whose, device, now)?
            }
            Self::Drop(id) => {
                let all = devices(conn, guest)?;
                // The last one stays: nobody could come back.
                match all.iter().find(|device| device.id == *id) {
                    Some(device) if all.len() > 1 => sign_out(conn, guest, device)?,
                    _ => 0,
                }
            }
            Self::Touch(token) => {
                conn.execute("UPDATE devices SET seen_at = ?2 WHERE token = ?1", &[&token, &now])?
            }
        };
        Ok(rows)
    }
}

/// A device is nobody's any more. A code that it made would let whoever has it back in.
fn sign_out(conn: &Sql<'_>, guest: &GuestHash, device: &Device) -> Result<u64, StoreError> {
    conn.execute(
        "DELETE FROM codes WHERE guest = ?1 AND (device = ?2 OR device IS NULL)",
        &[&guest, &device.token],
    )?;
    if device.id == FIRST_DEVICE {
        return conn.execute("INSERT INTO signed_out (guest) VALUES (?1)", &[&guest]);
    }
    conn.execute("DELETE FROM devices WHERE guest = ?1 AND id = ?2", &[&guest, &device.id])
}

/// A device is a guest's from now on.
pub(crate) fn insert_device(
    conn: &Sql<'_>,
    guest: &GuestHash,
    device: &NewDevice,
    now: i64,
) -> Result<u64, StoreError> {
    conn.execute(
        "INSERT INTO devices (token, guest, id, label, created_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
        &[&device.token, &guest, &device.id, &device.label, &now],
    )
}

fn devices(conn: &Sql<'_>, guest: &GuestHash) -> Result<Vec<Device>, StoreError> {
    let first_foremost = "SELECT 0, 'first', hash, '', created_at, seen_at FROM guests
         WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM signed_out WHERE guest = ?1)
         UNION ALL
         SELECT 1, id, token, label, created_at, seen_at
         FROM devices WHERE guest = ?1 ORDER BY 1, 5, 2";
    conn.rows(first_foremost, &[guest], |row| {
        Ok(Device {
            id: row.get(1)?,
            token: row.get(2)?,
            label: row.get(3)?,
            created_at: row.get(4)?,
            seen_at: row.get(5)?,
        })
    })
}
