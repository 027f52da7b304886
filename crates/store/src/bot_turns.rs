//! Turns of bots, where several programs let bots think: each turn for one program at a time.
//!
//! A turn is noted with the very entry by which a bot is asked, in one transaction, and goes with the entry after which none is.
//! Whoever lets the bot think [claims](Store::claim_bot_turn) the turn first, for a while, and
//! [keeps](Store::keep_bot_turn) it for as long as that takes: when they are gone, or frozen, it is free again. Nothing that
//! must hold depends on it: two who think at once both write at the version that they know, and one of them is refused.

use crate::change::Change;
use crate::sql::{Row, Sql};
use crate::{Store, StoreError};

/// The new question for a bot at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BotsAsked {
    No,
    /// A bot is asked, anew.
    Yes {
        /// True if a person sits at the table: such turns come first. Those come first.
        people: bool,
        /// The program that writes it down: it may claim the turn before others do.
        by: String,
    },
}

/// A turn of a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotTurn {
    pub table: String,
    /// The version of the table that asks: unique for every turn.
    pub version: u64,
    /// Time of the question: milliseconds since 1970, UTC.
    pub asked_at: i64,
}

impl Store {
    /// Unclaimed turns, in the order in which they should be taken: first where people sit, and then the oldest. Those of
    /// others only when they were asked `before`.
    pub async fn free_bot_turns(
        &self,
        by: &str,
        now: i64,
        before: i64,
        limit: u32,
    ) -> Result<Vec<BotTurn>, StoreError> {
        let by = by.to_owned();
        let free = "SELECT table_id, version, asked_at FROM bot_turns
                    WHERE held_until <= ?1 AND (asked_by = ?2 OR asked_at <= ?3)
                    ORDER BY people DESC, asked_at, table_id LIMIT ?4";
        self.query(move |conn| conn.rows(free, &[&now, &by, &before, &limit], bot_turn)).await
    }

    /// The number of unclaimed turns that this program wrote down.
    pub async fn count_free_bot_turns(&self, by: &str, now: i64) -> Result<u64, StoreError> {
        let by = by.to_owned();
        let free = "SELECT count(*) FROM bot_turns WHERE held_until <= ?1 AND asked_by = ?2";
        self.query(move |conn| conn.one(free, &[&now, &by], |row| row.get(0))).await
    }

    /// The tables at which a turn is noted.
    pub async fn tables_of_bot_turns(&self) -> Result<Vec<String>, StoreError> {
        self.query(|conn| conn.rows("SELECT table_id FROM bot_turns", &[], |row| row.get(0))).await
    }

    /// Notes a turn that was asked by a program that noted none; nothing where the table has moved on.
    pub async fn note_bot_turn(
        &self,
        table: &str,
        version: u64,
        people: bool,
        by: &str,
    ) -> Result<bool, StoreError> {
        let asked = BotsAsked::Yes { people, by: by.to_owned() };
        let (table, version) = (table.to_owned(), version_of(version)?);
        self.bot_turn_changed(BotTurnChange::Note { table, version, asked }).await
    }

    /// Claims a turn for this many milliseconds; false when somebody else has it, or it is over.
    pub async fn claim_bot_turn(&self, turn: &BotTurn, by: &str, lease: i64) -> Result<bool, StoreError> {
        let act = Act::Claim { lease };
        self.bot_turn_acted(turn, by, act).await
    }

    /// Renews a lease for this many milliseconds; false when it is no longer theirs, or the turn is over.
    pub async fn keep_bot_turn(&self, turn: &BotTurn, by: &str, lease: i64) -> Result<bool, StoreError> {
        let act = Act::Keep { lease };
        self.bot_turn_acted(turn, by, act).await
    }

    /// Deletes a turn; false when it was gone already.
    pub async fn drop_bot_turn(&self, turn: &BotTurn, by: &str) -> Result<bool, StoreError> {
        self.bot_turn_acted(turn, by, Act::Drop).await
    }

    /// Leaves all turns that this program has to others.
    pub async fn leave_bot_turns(&self, by: &str) -> Result<bool, StoreError> {
        self.bot_turn_changed(BotTurnChange::Leave { by: by.to_owned() }).await
    }

    async fn bot_turn_acted(&self, turn: &BotTurn, by: &str, act: Act) -> Result<bool, StoreError> {
        let change = BotTurnChange::Act {
            table: turn.table.clone(),
            version: version_of(turn.version)?,
            by: by.to_owned(),
            act,
        };
        self.bot_turn_changed(change).await
    }

    async fn bot_turn_changed(&self, change: BotTurnChange) -> Result<bool, StoreError> {
        self.change(change).await.map(|rows| rows > 0)
    }
}

fn bot_turn(row: &Row<'_>) -> Result<BotTurn, StoreError> {
    Ok(BotTurn { table: row.get(0)?, version: row.get(1)?, asked_at: row.get(2)? })
}

fn version_of(version: u64) -> Result<i64, StoreError> {
    i64::try_from(version).map_err(|error| StoreError::Other(error.to_string()))
}

/// Within the append at which it begins or ends.
pub(crate) fn asked(
    conn: &Sql<'_>,
    table: &str,
    version: i64,
    asked: &BotsAsked,
    now: i64,
) -> Result<u64, StoreError> {
    match asked {
        BotsAsked::No => conn.execute("DELETE FROM bot_turns WHERE table_id = ?1", &[&table]),
        BotsAsked::Yes { people, by } => conn.execute(
            "INSERT INTO bot_turns (table_id, version, people, asked_at, asked_by, holder, held_until)
             VALUES (?1, ?2, ?3, ?4, ?5, '', 0)
             ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, people = excluded.people,
                 asked_at = excluded.asked_at, asked_by = excluded.asked_by,
                 holder = excluded.holder, held_until = excluded.held_until",
            &[&table, &version, people, &now, by],
        ),
    }
}

/// Changes to turns, beside those of an append.
pub(crate) enum BotTurnChange {
    Note { table: String, version: i64, asked: BotsAsked },
    Act { table: String, version: i64, by: String, act: Act },
    Leave { by: String },
}

/// An action on a turn.
pub(crate) enum Act {
    Claim { lease: i64 },
    Keep { lease: i64 },
    Drop,
}

impl Change for BotTurnChange {
    /// Locks what the change looks at.
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        match self {
            Self::Note { table, .. } => conn.hold(table),
            // One statement each.
            Self::Act { .. } | Self::Leave { .. } => Ok(()),
        }
    }

    /// Returns how many rows it changed.
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        match self {
            Self::Note {
                table,
                version,
                asked: turn,
            } => {
                let fits = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND version = ?2)
                            AND NOT EXISTS (SELECT 1 FROM bot_turns WHERE table_id = ?1)";
                match conn.one(fits, &[table, version], |row| row.get::<bool>(0))? {
                    true => asked(conn, table, *version, turn, now),
                    false => Ok(0),
                }
            }
            Self::Act {
                table,
                version,
                by,
                act,
            } => match act {
                Act::Claim { lease } => conn.execute(
                    "UPDATE bot_turns SET holder = ?3, held_until = ?4
                     WHERE table_id = ?1 AND version = ?2 AND held_until <= ?5",
                    &[table, version, by, &now.saturating_add(*lease), &now],
                ),
                Act::Keep { lease } => conn.execute(
                    "UPDATE bot_turns SET held_until = ?4 WHERE table_id = ?1 AND version = ?2 AND holder = ?3",
                    &[table, version, by, &now.saturating_add(*lease)],
                ),
                Act::Drop => conn.execute(
                    "DELETE FROM bot_turns WHERE table_id = ?1 AND version = ?2 AND holder = ?3",
                    &[table, version, by],
                ),
            },
            Self::Leave { by } => conn.execute(
                "UPDATE bot_turns SET holder = '', held_until = 0 WHERE holder = ?1",
                &[by],
            ),
        }
    }
}
