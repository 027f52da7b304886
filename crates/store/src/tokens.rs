//! Tokens of programs: each acts for a guest, as far as its scopes go, until it ends.

use crate::change::Change;
use crate::devices::is_signed_in;
use crate::guests::guest_row;
use crate::sql::{Row, Sql};
use crate::{Guest, GuestHash, Store, StoreError, TokenHash};

/// The most ended tokens of one guest that are kept, so that whoever still sends one is told that it has ended.
const ENDED: i64 = 20;

/// A token of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// The hash of its secret.
    pub token: TokenHash,
    /// The token's id.
    pub id: String,
    /// The name of the program.
    pub name: String,
    /// The scopes, in the server's terms.
    pub scopes: String,
    /// The device that made it.
    pub device: TokenHash,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of its last use, of a day.
    pub seen_at: i64,
    /// Time of its end. One that was revoked ended then.
    pub ends_at: i64,
}

/// A token to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewToken {
    /// The hash of its secret.
    pub token: TokenHash,
    /// Its future id.
    pub id: String,
    /// The name of the program.
    pub name: String,
    /// The scopes, in the server's terms.
    pub scopes: String,
    /// The device that makes it.
    pub device: TokenHash,
    /// Lifetime, in milliseconds.
    pub lasts: i64,
}

impl Store {
    /// The token with this hash, ended or not, and its guest.
    pub async fn token(&self, token: TokenHash) -> Result<Option<(Guest, Token)>, StoreError> {
        self.query(move |conn| {
            conn.row(
                "SELECT guests.name, guests.created_at, guests.seen_at, silenced, picture, hash,
                        token, id, tokens.name, scopes, device, tokens.created_at, tokens.seen_at, ends_at
                 FROM tokens JOIN guests ON guests.hash = tokens.guest WHERE token = ?1",
                &[&token],
                |row| Ok((guest_row(row, row.get(5)?)?, token_row(row, 6)?)),
            )
        })
        .await
    }

    /// The tokens of a guest, the latest first; also those that have ended lately.
    pub async fn tokens(&self, guest: GuestHash) -> Result<Vec<Token>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT token, id, name, scopes, device, created_at, seen_at, ends_at
                 FROM tokens WHERE guest = ?1 ORDER BY created_at DESC, id",
                &[&guest],
                |row| token_row(row, 0),
            )
        })
        .await
    }

    /// Makes a token; false when the guest has as many as `most` that have not ended, or its device was signed out.
    pub async fn add_token(
        &self,
        guest: GuestHash,
        token: NewToken,
        most: usize,
    ) -> Result<bool, StoreError> {
        self.change((guest, TokenChange::Add { token, most })).await.map(|rows| rows > 0)
    }

    /// Ends a token; false when the guest has none of this id that has not ended.
    pub async fn end_token(&self, guest: GuestHash, id: &str) -> Result<bool, StoreError> {
        self.change((guest, TokenChange::End(id.to_owned()))).await.map(|rows| rows > 0)
    }

    /// Notes that a token was used just now.
    pub async fn touch_token(&self, guest: GuestHash, token: TokenHash) -> Result<(), StoreError> {
        self.change((guest, TokenChange::Touch(token))).await.map(drop)
    }
}

fn token_row(row: &Row<'_>, first: usize) -> Result<Token, StoreError> {
    Ok(Token {
        token: row.get(first)?,
        id: row.get(first + 1)?,
        name: row.get(first + 2)?,
        scopes: row.get(first + 3)?,
        device: row.get(first + 4)?,
        created_at: row.get(first + 5)?,
        seen_at: row.get(first + 6)?,
        ends_at: row.get(first + 7)?,
    })
}

/// Changes to tokens.
pub(crate) enum TokenChange {
    Add { token: NewToken, most: usize },
    End(String),
    Touch(TokenHash),
}

impl TokenChange {
    pub(crate) fn apply(&self, conn: &Sql<'_>, guest: &GuestHash, now: i64) -> Result<u64, StoreError> {
        match self {
            Self::Add { token, most } => {
                // Asked in the same transaction: what was under way when it was signed out makes nothing.
                if !is_signed_in(conn, guest, Some(&token.device))? {
                    return Ok(0);
                }
                conn.execute(
                    "DELETE FROM tokens WHERE guest = ?1 AND ends_at <= ?2 AND token NOT IN
                         (SELECT token FROM tokens WHERE guest = ?1 AND ends_at <= ?2 ORDER BY ends_at DESC LIMIT ?3)",
                    &[&guest, &now, &ENDED],
                )?;
                let most = i64::try_from(*most).unwrap_or(i64::MAX);
                conn.execute(
                    "INSERT INTO tokens (token, guest, id, name, scopes, device, created_at, seen_at, ends_at)
                     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8
                     WHERE (SELECT count(*) FROM tokens WHERE guest = ?2 AND ends_at > ?7) < ?9",
                    &[
                        &token.token,
                        &guest,
                        &token.id,
                        &token.name,
                        &token.scopes,
                        &token.device,
                        &now,
                        &(now + token.lasts),
                        &most,
                    ],
                )
            }
            Self::End(id) => conn.execute(
                "UPDATE tokens SET ends_at = ?3 WHERE guest = ?1 AND id = ?2 AND ends_at > ?3",
                &[&guest, &id, &now],
            ),
            Self::Touch(token) => {
                conn.execute("UPDATE tokens SET seen_at = ?2 WHERE token = ?1", &[&token, &now])
            }
        }
    }
}

impl Change for (GuestHash, TokenChange) {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("devices")
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.1.apply(conn, &self.0, now)
    }
}
