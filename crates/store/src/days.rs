//! The deal of a day, and campaigns that were begun on paper.

use crate::change::Change;
use crate::sql::Sql;
use crate::{GuestHash, Store, StoreError};

/// The deal of a day that a guest plays or played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedDay {
    /// The day: days since 1970, UTC.
    pub day: i64,
    /// The game's id.
    pub game: String,
    /// The guest's table of it.
    pub table: String,
}

/// The games of a day that are over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayCount {
    /// The day: days since 1970, UTC.
    pub day: i64,
    /// The number of all that were played to their end.
    pub played: usize,
    /// The number of those that were won.
    pub won: usize,
}

impl Store {
    /// Notes that a guest plays the deal of a day at this table; false where they play it at another already.
    pub async fn enter_day(
        &self,
        day: i64,
        game: &str,
        guest: GuestHash,
        table: &str,
    ) -> Result<bool, StoreError> {
        let (game, table) = (game.to_owned(), table.to_owned());
        self.change(Day { day, game, guest, table }).await.map(|rows| rows > 0)
    }

    /// The table at which a guest plays the deal of a day.
    pub async fn day_of(&self, day: i64, game: &str, guest: GuestHash) -> Result<Option<String>, StoreError> {
        let game = game.to_owned();
        self.query(move |conn| {
            let sql = "SELECT table_id FROM days WHERE day = ?1 AND game = ?2 AND guest = ?3";
            conn.row(sql, &[&day, &game, &guest], |row| row.get(0))
        })
        .await
    }

    /// The deals of days that a guest plays or played, the latest first.
    pub async fn days_of(&self, guest: GuestHash) -> Result<Vec<PlayedDay>, StoreError> {
        self.query(move |conn| {
            let sql = "SELECT day, game, table_id FROM days WHERE guest = ?1 ORDER BY day DESC, game";
            conn.rows(sql, &[&guest], |row| {
                Ok(PlayedDay { day: row.get(0)?, game: row.get(1)?, table: row.get(2)? })
            })
        })
        .await
    }

    /// The numbers of the games of these days (first and last) that are over, without a row for a day of which none is.
    pub async fn count_days(
        &self,
        game: &str,
        (first, last): (i64, i64),
    ) -> Result<Vec<DayCount>, StoreError> {
        let game = game.to_owned();
        self.query(move |conn| {
            conn.rows(
                "SELECT day, count(*), sum(won) FROM days
                 WHERE game = ?1 AND day BETWEEN ?2 AND ?3 AND won IS NOT NULL GROUP BY day",
                &[&game, &first, &last],
                |row| {
                    let number =
                        |column| Ok::<_, StoreError>(usize::try_from(row.get::<i64>(column)?).unwrap_or(0));
                    Ok(DayCount { day: row.get(0)?, played: number(1)?, won: number(2)? })
                },
            )
        })
        .await
    }

    /// The part of a campaign on paper that a guest brought.
    pub async fn paper(&self, guest: GuestHash, game: &str) -> Result<Option<String>, StoreError> {
        let game = game.to_owned();
        self.query(move |conn| {
            let sql = "SELECT body FROM papers WHERE guest = ?1 AND game = ?2";
            conn.row(sql, &[&guest, &game], |row| row.get(0))
        })
        .await
    }

    /// All that a guest brought so: game and text.
    pub async fn papers_of(&self, guest: GuestHash) -> Result<Vec<(String, String)>, StoreError> {
        self.query(move |conn| {
            let sql = "SELECT game, body FROM papers WHERE guest = ?1 ORDER BY game";
            conn.rows(sql, &[&guest], |row| Ok((row.get(0)?, row.get(1)?)))
        })
        .await
    }

    /// Writes that down; an empty text is thrown away. False where the guest is not known.
    pub async fn write_paper(&self, guest: GuestHash, game: &str, body: String) -> Result<bool, StoreError> {
        let game = game.to_owned();
        self.change(Paper { guest, game, body }).await.map(|rows| rows > 0)
    }
}

/// A guest plays the deal of a day.
struct Day {
    day: i64,
    game: String,
    guest: GuestHash,
    table: String,
}

impl Change for Day {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        enter(conn, self.day, &self.game, &self.guest, &self.table)
    }
}

/// A campaign that was begun on paper.
struct Paper {
    guest: GuestHash,
    game: String,
    body: String,
}

impl Change for Paper {
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        write_paper(conn, &self.guest, &self.game, &self.body, now)
    }
}

/// Returns 0 where the guest plays it already, or is not known.
fn enter(conn: &Sql<'_>, day: i64, game: &str, guest: &GuestHash, table: &str) -> Result<u64, StoreError> {
    conn.execute(
        "INSERT INTO days (day, game, guest, table_id) SELECT ?1, ?2, ?3, ?4
             WHERE EXISTS (SELECT 1 FROM guests WHERE hash = ?3)
         ON CONFLICT (day, game, guest) DO NOTHING",
        &[&day, &game, &guest, &table],
    )
}

fn write_paper(
    conn: &Sql<'_>,
    guest: &GuestHash,
    game: &str,
    body: &str,
    now: i64,
) -> Result<u64, StoreError> {
    if body.is_empty() {
        return conn.execute("DELETE FROM papers WHERE guest = ?1 AND game = ?2", &[&guest, &game]);
    }
    conn.execute(
        "INSERT INTO papers (guest, game, updated_at, body) SELECT ?1, ?2, ?3, ?4
             WHERE EXISTS (SELECT 1 FROM guests WHERE hash = ?1)
         ON CONFLICT (guest, game) DO UPDATE SET updated_at = ?3, body = ?4",
        &[&guest, &game, &now, &body],
    )
}

/// Notes how the deal of a day that is played at this table ended.
pub(crate) fn end(conn: &Sql<'_>, table: &str, won: bool) -> Result<(), StoreError> {
    conn.execute("UPDATE days SET won = ?2 WHERE table_id = ?1", &[&table, &won]).map(drop)
}
