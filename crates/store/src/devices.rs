//! The devices of a guest, and the codes for new ones.

use crate::change::Change;
use crate::guests::guest_row;
use crate::sql::Sql;
use crate::{Guest, GuestHash, Store, StoreError, TokenHash};

/// A device that is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// The device's id: `first` for the one where the guest was made.
    pub id: String,
    /// The hash of its secret.
    pub token: TokenHash,
    /// A label: browser and system; empty for the first device.
    pub label: String,
    /// Time of joining: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last visit.
    pub seen_at: i64,
    /// The way it joined.
    pub came: Came,
    /// The parent in the tree of devices: the one whose link let it in, or that one's own parent if it has left.
    pub let_in_by: Option<TokenHash>,
    /// The passkey that is its parent in the same way.
    pub passkey: Option<String>,
}

/// The way a device joined a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Came {
    /// The guest was made there.
    First,
    /// By a link from another device of the guest.
    Link,
    Letter,
    Passkey,
    /// By an older version that did not record it.
    Unknown,
}

impl Came {
    const ALL: [(Self, &str); 4] =
        [(Self::First, "first"), (Self::Link, "link"), (Self::Letter, "letter"), (Self::Passkey, "passkey")];

    /// The stored word.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(came, _)| *came == self).map_or("", |(_, word)| word)
    }

    fn of(word: &str) -> Self {
        Self::ALL.iter().find(|(_, known)| *known == word).map_or(Self::Unknown, |(came, _)| *came)
    }
}

/// A device to sign out, and what else goes with it besides what always goes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SigningOut {
    /// The id of the device.
    pub id: String,
    /// The device that asks for it: it stays, with those that it let in, unless it is the one.
    pub by: Option<TokenHash>,
    /// True to delete the passkeys made there, and to sign out the devices that came by them.
    pub passkeys: bool,
    /// The mailboxes and addresses given there go.
    pub reaches: bool,
}

impl From<&str> for SigningOut {
    fn from(id: &str) -> Self {
        Self { id: id.to_owned(), ..Self::default() }
    }
}

/// A device that joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDevice {
    /// The hash of its secret.
    pub token: TokenHash,
    /// Its future id.
    pub id: String,
    /// A label: browser and system.
    pub label: String,
}

/// The id of the device where a guest was made.
pub const FIRST_DEVICE: &str = "first";

impl Store {
    /// The guest of a secret; `seen_at` is the device's last visit.
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

    /// Stores a code for a new device; `by` is the device that asks for it, nothing where that is unknown (a letter).
    /// False when as many wait already, or the device was signed out meanwhile.
    pub async fn add_code(
        &self,
        guest: GuestHash,
        by: Option<TokenHash>,
        hash: TokenHash,
        lasts: i64,
    ) -> Result<bool, StoreError> {
        let change = DeviceChange::Code { by, hash, lasts };
        self.change((guest, change)).await.map(|rows| rows > 0)
    }

    /// Joins a device by a code, which is used up; false when there is no such code (any more).
    pub async fn join_by(&self, code: TokenHash, device: NewDevice) -> Result<bool, StoreError> {
        // Whose code it is the database knows.
        let change = DeviceChange::Join { code, device };
        self.change(([0; 32], change)).await.map(|rows| rows > 0)
    }

    /// Signs a device out with all that it let in; it lets nobody in any more: its codes and tokens end, and so do codes of
    /// unknown origin, and its addresses receive nothing more. A device that signs out itself, or the one that let it in,
    /// leaves those that it let in. False when the guest has no such device, or no other.
    pub async fn drop_device(
        &self,
        guest: GuestHash,
        what: impl Into<SigningOut>,
    ) -> Result<bool, StoreError> {
        let change = DeviceChange::Drop(what.into());
        self.change((guest, change)).await.map(|rows| rows > 0)
    }

    /// Notes that a device was here just now.
    pub async fn touch_device(&self, guest: GuestHash, token: TokenHash) -> Result<(), StoreError> {
        let change = DeviceChange::Touch(token);
        self.change((guest, change)).await.map(drop)
    }
}

/// The most codes of one guest that wait at a time.
const CODES: i64 = 5;

/// Changes to devices.
pub(crate) enum DeviceChange {
    Code { by: Option<TokenHash>, hash: TokenHash, lasts: i64 },
    Join { code: TokenHash, device: NewDevice },
    Drop(SigningOut),
    Touch(TokenHash),
}

impl DeviceChange {
    pub(crate) fn apply(&self, conn: &Sql<'_>, guest: &GuestHash, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Code { by, hash, lasts } => {
                // Asked in the same transaction: what was under way when it was signed out makes nothing.
                if !is_signed_in(conn, guest, by.as_ref())? {
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
                    "DELETE FROM codes WHERE hash = ?1 AND expires_at > ?2 RETURNING guest, device",
                    &[&code, &now],
                    |row| Ok((row.get::<GuestHash>(0)?, row.get::<Option<TokenHash>>(1)?)),
                )?;
                let Some((whose, by)) = whose else { return Ok(0) };
                let hangs =
                    Hangs { came: if by.is_some() { Came::Link } else { Came::Letter }, by, passkey: None };
                insert_device(conn, &whose, device, &hangs, now)?
            }
            Self::Drop(what) => {
                let all = devices(conn, guest)?;
                // The last one stays: nobody could come back.
                match all.iter().find(|device| device.id == what.id) {
                    Some(device) if all.len() > 1 => sign_out(conn, guest, what, (device, &all), now)?,
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

/// The devices that are signed out with one: all that it let in, and what these let in. The device that asks stays, with
/// what it let in.
fn goes_with<'d>(
    conn: &Sql<'_>,
    what: &SigningOut,
    device: &'d Device,
    all: &'d [Device],
) -> Result<Vec<&'d Device>, StoreError> {
    let mut going = vec![device];
    // What one lets in is one's own: on the way out it is left behind.
    if what.by == Some(device.token) {
        return Ok(going);
    }
    let mut at = 0;
    while let Some(one) = going.get(at).copied() {
        at += 1;
        let keys = if what.passkeys { keys_made_at(conn, one)? } else { Vec::new() };
        let let_in = all.iter().filter(|other| {
            other.let_in_by == Some(one.token) || other.passkey.as_ref().is_some_and(|key| keys.contains(key))
        });
        for other in let_in {
            if what.by != Some(other.token) && going.iter().all(|known| known.token != other.token) {
                going.push(other);
            }
        }
    }
    Ok(going)
}

fn keys_made_at(conn: &Sql<'_>, device: &Device) -> Result<Vec<String>, StoreError> {
    conn.rows("SELECT id FROM passkeys WHERE device = ?1", &[&device.token], |row| row.get(0))
}

fn sign_out(
    conn: &Sql<'_>,
    guest: &GuestHash,
    what: &SigningOut,
    (device, all): (&Device, &[Device]),
    now: i64,
) -> Result<u64, StoreError> {
    let mut rows = 0;
    let going = goes_with(conn, what, device, all)?;
    // The last one stays: nobody could come back.
    let going = if going.len() < all.len() { going } else { vec![device] };
    for one in going {
        rows += end(conn, guest, what, one, now)?;
    }
    Ok(rows)
}

/// Deletes a device, with its codes, which would let it back in, and ends the tokens that it made.
fn end(
    conn: &Sql<'_>,
    guest: &GuestHash,
    what: &SigningOut,
    device: &Device,
    now: i64,
) -> Result<u64, StoreError> {
    conn.execute(
        "DELETE FROM codes WHERE guest = ?1 AND (device = ?2 OR device IS NULL)",
        &[&guest, &device.token],
    )?;
    conn.execute(
        "UPDATE tokens SET ends_at = ?3 WHERE guest = ?1 AND device = ?2 AND ends_at > ?3",
        &[&guest, &device.token, &now],
    )?;
    // What stays hangs on what it hung on.
    for (table, column, goes) in [("passkeys", "device", what.passkeys), ("reaches", "said_at", what.reaches)]
    {
        let change =
            if goes { format!("DELETE FROM {table}") } else { format!("UPDATE {table} SET {column} = NULL") };
        conn.execute(&format!("{change} WHERE guest = ?1 AND {column} = ?2"), &[&guest, &device.token])?;
    }
    conn.execute(
        "UPDATE devices SET let_in_by = ?3, passkey = ?4 WHERE guest = ?1 AND let_in_by = ?2",
        &[&guest, &device.token, &device.let_in_by, &device.passkey],
    )?;
    if device.id == FIRST_DEVICE {
        return conn.execute("INSERT INTO signed_out (guest) VALUES (?1)", &[&guest]);
    }
    conn.execute("DELETE FROM devices WHERE guest = ?1 AND id = ?2", &[&guest, &device.id])
}

/// The parent of a joining device in the tree of devices.
pub(crate) struct Hangs {
    pub came: Came,
    pub by: Option<TokenHash>,
    pub passkey: Option<String>,
}

/// Adds a device to a guest.
pub(crate) fn insert_device(
    conn: &Sql<'_>,
    guest: &GuestHash,
    device: &NewDevice,
    hangs: &Hangs,
    now: i64,
) -> Result<u64, StoreError> {
    conn.execute(
        "INSERT INTO devices (token, guest, id, label, created_at, seen_at, came_by, let_in_by, passkey)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7, ?8)",
        &[
            &device.token,
            &guest,
            &device.id,
            &device.label,
            &now,
            &hangs.came.word(),
            &hangs.by,
            &hangs.passkey,
        ],
    )
}

/// True if this is a device of the guest. What comes of none is nobody's to refuse.
pub(crate) fn is_signed_in(
    conn: &Sql<'_>,
    guest: &GuestHash,
    device: Option<&TokenHash>,
) -> Result<bool, StoreError> {
    match device {
        Some(token) => Ok(devices(conn, guest)?.iter().any(|device| device.token == *token)),
        None => Ok(true),
    }
}

fn devices(conn: &Sql<'_>, guest: &GuestHash) -> Result<Vec<Device>, StoreError> {
    let first_foremost = "SELECT 0, 'first', hash, '', created_at, seen_at, 'first', NULL, NULL FROM guests
         WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM signed_out WHERE guest = ?1)
         UNION ALL
         SELECT 1, id, token, label, created_at, seen_at, came_by, let_in_by, passkey
         FROM devices WHERE guest = ?1 ORDER BY 1, 5, 2";
    conn.rows(first_foremost, &[guest], |row| {
        Ok(Device {
            id: row.get(1)?,
            token: row.get(2)?,
            label: row.get(3)?,
            created_at: row.get(4)?,
            seen_at: row.get(5)?,
            came: Came::of(&row.get::<String>(6)?),
            let_in_by: row.get(7)?,
            passkey: row.get(8)?,
        })
    })
}

impl Change for (GuestHash, DeviceChange) {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("devices")
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.1.apply(conn, &self.0, now)
    }
}
