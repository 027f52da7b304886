//! Passkeys, and the challenges that wait for an answer.

use crate::change::Change;
use crate::devices::{Came, Hangs, insert_device, is_signed_in};
use crate::sql::{Row, Sql};
use crate::{GuestHash, NewDevice, Store, StoreError, TokenHash};

/// A key that a device of a guest keeps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// The credential's id.
    pub id: String,
    pub guest: GuestHash,
    /// The account id in the guest's passkeys; the same in all of them.
    pub account: String,
    /// The device it was made on: browser and system.
    pub label: String,
    /// The public key and its state, in the server's terms.
    pub body: String,
    /// The device where it was made; nothing: nobody wrote it down, or that one was signed out.
    pub device: Option<TokenHash>,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last sign-in.
    pub used_at: i64,
}

/// The most passkeys of one guest.
pub const PASSKEYS: u32 = 10;

/// The most challenges that wait; the oldest are dropped.
const CHALLENGES: u32 = 10_000;

impl Store {
    /// The keys of a guest, the oldest first.
    pub async fn passkeys(&self, guest: GuestHash) -> Result<Vec<Passkey>, StoreError> {
        self.query(move |conn| {
            let sql = format!("SELECT {COLUMNS} FROM passkeys WHERE guest = ?1 ORDER BY created_at, id");
            conn.rows(&sql, &[&guest], passkey)
        })
        .await
    }

    /// The key of that id, whosever it is.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            let sql = format!("SELECT {COLUMNS} FROM passkeys WHERE id = ?1");
            conn.row(&sql, &[&id], passkey)
        })
        .await
    }

    /// Stores a challenge: of a guest's device, to create a passkey, or of a stranger who wants to sign in. Its state is
    /// kept for a while (milliseconds).
    pub async fn ask_device(
        &self,
        hash: TokenHash,
        guest: Option<GuestHash>,
        body: String,
        lasts: i64,
    ) -> Result<(), StoreError> {
        let change = PasskeyChange::Ask { hash, guest, body, lasts };
        self.passkey_changed(change).await.map(drop)
    }

    /// Takes the stored state of a challenge, once; nothing where it does not exist, was answered, or has expired.
    pub async fn answered(
        &self,
        hash: TokenHash,
        guest: Option<GuestHash>,
    ) -> Result<Option<String>, StoreError> {
        let asked = self.query(move |conn| {
            conn.row("SELECT body, guest FROM challenges WHERE hash = ?1", &[&hash], |row| {
                Ok((row.get::<String>(0)?, row.get::<Option<GuestHash>>(1)?))
            })
        });
        let Some((body, whose)) = asked.await? else {
            return Ok(None);
        };
        // Of two who answer one takes it away.
        let taken = self.passkey_changed(PasskeyChange::Answered(hash)).await?;
        Ok((taken && whose == guest).then_some(body))
    }

    /// Stores a passkey; false when the guest has the most allowed, it is known already, or the device where it was made
    /// was signed out meanwhile.
    pub async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError> {
        self.passkey_changed(PasskeyChange::Add(passkey)).await
    }

    /// Signs a device in by a passkey, and stores the key's new state. False when the key no longer exists.
    pub async fn enter_by(&self, id: &str, body: String, device: NewDevice) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.passkey_changed(PasskeyChange::Enter { id, body, device }).await
    }

    /// Deletes a passkey; false when the guest has none of this id.
    pub async fn drop_passkey(&self, guest: GuestHash, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.passkey_changed(PasskeyChange::Drop { guest, id }).await
    }

    async fn passkey_changed(&self, change: PasskeyChange) -> Result<bool, StoreError> {
        self.change(change).await.map(|rows| rows > 0)
    }
}

const COLUMNS: &str = "id, guest, account, label, body, created_at, used_at, device";

fn passkey(row: &Row<'_>) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: row.get(0)?,
        guest: row.get(1)?,
        account: row.get(2)?,
        label: row.get(3)?,
        body: row.get(4)?,
        created_at: row.get(5)?,
        used_at: row.get(6)?,
        device: row.get(7)?,
    })
}

/// Changes to passkeys.
pub(crate) enum PasskeyChange {
    Ask { hash: TokenHash, guest: Option<GuestHash>, body: String, lasts: i64 },
    Answered(TokenHash),
    Add(Passkey),
    Enter { id: String, body: String, device: NewDevice },
    Drop { guest: GuestHash, id: String },
}

impl Change for PasskeyChange {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("devices")
    }

    /// Returns how many rows it changed.
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        match self {
            Self::Ask { hash, guest, body, lasts } => {
                conn.execute(
                    "DELETE FROM challenges WHERE expires_at <= ?1 OR expires_at <= (
                         SELECT expires_at FROM challenges ORDER BY expires_at DESC LIMIT 1 OFFSET ?2)",
                    &[&now, &CHALLENGES],
                )?;
                conn.execute(
                    "INSERT INTO challenges (hash, guest, body, expires_at) VALUES (?1, ?2, ?3, ?4)",
                    &[&hash, &guest, &body, &now.saturating_add(*lasts)],
                )
            }
            Self::Answered(hash) => {
                let ended = conn.row(
                    "DELETE FROM challenges WHERE hash = ?1 RETURNING expires_at",
                    &[&hash],
                    |row| row.get::<i64>(0),
                )?;
                Ok(ended.filter(|end| *end > now).map_or(0, |_| 1))
            }
            Self::Add(key) => {
                if !is_signed_in(conn, &key.guest, key.device.as_ref())? {
                    return Ok(0);
                }
                conn.execute(
                    "INSERT INTO passkeys (id, guest, account, label, body, created_at, used_at, device)
                     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6, ?8
                     WHERE (SELECT count(*) FROM passkeys WHERE guest = ?2) < ?7
                     ON CONFLICT (id) DO NOTHING",
                    &[&key.id, &key.guest, &key.account, &key.label, &key.body, &now, &PASSKEYS, &key.device],
                )
            }
            Self::Enter { id, body, device } => {
                let whose = conn.row(
                    "UPDATE passkeys SET body = ?2, used_at = ?3 WHERE id = ?1 RETURNING guest",
                    &[&id, &body, &now],
                    |row| row.get::<GuestHash>(0),
                )?;
                let hangs = Hangs { came: Came::Passkey, by: None, passkey: Some(id.clone()) };
                whose.map_or(Ok(0), |whose| insert_device(conn, &whose, device, &hangs, now))
            }
            Self::Drop { guest, id } => {
                conn.execute("DELETE FROM passkeys WHERE guest = ?1 AND id = ?2", &[&guest, &id])
            }
        }
    }
}
