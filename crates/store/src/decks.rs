//! Decks: texts that a guest keeps from table to table. Only the game can read them.

use crate::change::Change;
use crate::sql::{Row, Sql};
use crate::{GuestHash, Store, StoreError};

/// A deck without its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckRow {
    /// The deck's id.
    pub id: String,
    pub game: String,
    /// The deck's name.
    pub name: String,
    /// Time of the last change: milliseconds since 1970, UTC.
    pub updated_at: i64,
}

/// The texts of a deck.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeckTexts {
    /// The deck as the game reads it.
    pub body: String,
    /// The list of which it was made, as it came in; empty where the deck is that list.
    pub came: String,
}

impl Store {
    /// The decks of a guest, the latest written first.
    pub async fn decks(&self, guest: GuestHash) -> Result<Vec<DeckRow>, StoreError> {
        self.query(move |conn| {
            conn.rows(
                "SELECT id, game, name, updated_at FROM decks WHERE guest = ?1 ORDER BY updated_at DESC, id",
                &[&guest],
                deck_row,
            )
        })
        .await
    }

    /// A deck of a guest with its texts; nothing where the guest has none of that id.
    pub async fn deck(&self, guest: GuestHash, id: &str) -> Result<Option<(DeckRow, DeckTexts)>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| {
            conn.row(
                "SELECT id, game, name, updated_at, body, came FROM decks WHERE id = ?1 AND guest = ?2",
                &[&id, &guest],
                |row| Ok((deck_row(row)?, DeckTexts { body: row.get(4)?, came: row.get(5)? })),
            )
        })
        .await
    }

    /// Keeps a new deck of a guest; false when the guest is not known or has `most` already.
    pub async fn add_deck(&self, guest: GuestHash, deck: NewDeck, most: usize) -> Result<bool, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.change((guest, DeckChange::Add(deck, most))).await.map(|rows| rows > 0)
    }

    /// Writes a deck of a guest anew; false when the guest has none of that id.
    pub async fn rewrite_deck(
        &self,
        guest: GuestHash,
        id: &str,
        name: String,
        texts: DeckTexts,
    ) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.change((guest, DeckChange::Rewrite { id, name, texts })).await.map(|rows| rows > 0)
    }

    /// Throws a deck of a guest away; false when the guest has none of that id.
    pub async fn drop_deck(&self, guest: GuestHash, id: &str) -> Result<bool, StoreError> {
        self.change((guest, DeckChange::Drop(id.to_owned()))).await.map(|rows| rows > 0)
    }
}

/// A deck to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDeck {
    /// The deck's id, unique.
    pub id: String,
    pub game: String,
    /// The deck's name.
    pub name: String,
    pub texts: DeckTexts,
}

fn deck_row(row: &Row<'_>) -> Result<DeckRow, StoreError> {
    Ok(DeckRow { id: row.get(0)?, game: row.get(1)?, name: row.get(2)?, updated_at: row.get(3)? })
}

/// Changes to a guest's decks.
pub(crate) enum DeckChange {
    Add(NewDeck, i64),
    Rewrite { id: String, name: String, texts: DeckTexts },
    Drop(String),
}

impl DeckChange {
    /// Returns how many decks it changed.
    pub(crate) fn apply(&self, conn: &Sql<'_>, guest: &GuestHash, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            // Counted in the same transaction: two at once make no more than one after the other.
            Self::Add(deck, most) => conn.execute(
                "INSERT INTO decks (id, guest, game, name, updated_at, body, came)
                     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
                     WHERE EXISTS (SELECT 1 FROM guests WHERE hash = ?2)
                     AND (SELECT count(*) FROM decks WHERE guest = ?2) < ?8",
                &[
                    &deck.id,
                    &guest,
                    &deck.game,
                    &deck.name,
                    &now,
                    &deck.texts.body,
                    &deck.texts.came,
                    &most,
                ],
            )?,
            Self::Rewrite { id, name, texts } => conn.execute(
                "UPDATE decks SET name = ?3, body = ?4, came = ?5, updated_at = ?6 WHERE id = ?1 AND guest = ?2",
                &[&id, &guest, &name, &texts.body, &texts.came, &now],
            )?,
            Self::Drop(id) => {
                conn.execute("DELETE FROM decks WHERE id = ?1 AND guest = ?2", &[&id, &guest])?
            }
        };
        Ok(rows)
    }
}

impl Change for (GuestHash, DeckChange) {
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        conn.hold("decks")
    }

    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.1.apply(conn, &self.0, now)
    }
}
