//! Guests who want to hear of public tables of their games that look for players: they are notified as if it were their
//! turn there, at the same addresses and hours, for as long as the table looks for players.

use crate::change::Change;
use crate::notices::ring;
use crate::sql::Sql;
use crate::{GuestHash, Status, Store, StoreError, TableSummary};

/// Delay in which they may see it by themselves, in milliseconds: a page in sight says so once a minute.
const PATIENCE: i64 = 90 * 1000;

/// The least time between two such notifications of a game, in milliseconds.
const REST: i64 = 60 * 60 * 1000;

/// The most guests notified of one table: those who have waited longest.
const HEARERS: u32 = 100;

impl Store {
    /// The games a guest wants to hear about.
    pub async fn wishes(&self, guest: GuestHash) -> Result<Vec<String>, StoreError> {
        self.query(move |conn| {
            let sql = "SELECT game FROM wishes WHERE guest = ?1 ORDER BY game";
            conn.rows(sql, &[&guest], |row| row.get(0))
        })
        .await
    }

    /// Replaces the games a guest wants to hear about.
    pub async fn put_wishes(&self, guest: GuestHash, games: Vec<String>) -> Result<(), StoreError> {
        self.change(Wishes(guest, games)).await.map(drop)
    }
}

/// The games a guest wants to hear about.
struct Wishes(GuestHash, Vec<String>);

impl Change for Wishes {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        put(conn, &self.0, &self.1)
    }
}

/// Returns how many there are.
fn put(conn: &Sql<'_>, guest: &GuestHash, games: &[String]) -> Result<u64, StoreError> {
    let before =
        conn.rows("SELECT game FROM wishes WHERE guest = ?1", &[&guest], |row| row.get::<String>(0))?;
    for game in before.iter().filter(|game| !games.contains(game)) {
        conn.execute("DELETE FROM wishes WHERE guest = ?1 AND game = ?2", &[&guest, &game])?;
        conn.execute(
            "DELETE FROM turns WHERE guest = ?1 AND open = 1
                 AND EXISTS (SELECT 1 FROM tables WHERE tables.id = turns.table_id AND tables.game = ?2)",
            &[&guest, &game],
        )?;
    }
    for game in games {
        conn.execute(
            "INSERT INTO wishes (guest, game, told_at) VALUES (?1, ?2, 0) ON CONFLICT (guest, game) DO NOTHING",
            &[&guest, &game],
        )?;
    }
    Ok(games.len() as u64)
}

/// Notes a new table for the guests who want to hear about its game, if strangers may join it. Left out are those who sit
/// there, and those who have blocked one of them, or the other way round.
pub(crate) fn made(conn: &Sql<'_>, table: &str, summary: &TableSummary, now: i64) -> Result<(), StoreError> {
    if !summary.public || summary.status != Status::Waiting {
        return Ok(());
    }
    let due = now.saturating_add(PATIENCE);
    let mut hearers = conn.rows(
        "INSERT INTO turns (guest, table_id, since, due, seen, open)
         SELECT guest, ?1, ?3, ?4, 0, 1 FROM wishes
         WHERE game = ?2 AND told_at <= ?5
             AND EXISTS (SELECT 1 FROM reaches WHERE reaches.guest = wishes.guest AND sure = 1)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND seats.guest = wishes.guest)
             AND NOT EXISTS (SELECT 1 FROM apart JOIN seats ON table_id = ?1
                             WHERE (apart.guest = wishes.guest AND apart.other = seats.guest)
                                 OR (apart.guest = seats.guest AND apart.other = wishes.guest AND how = 'blocked'))
         ORDER BY told_at, guest LIMIT ?6
         RETURNING guest",
        &[&table, &summary.game, &now, &due, &now.saturating_sub(REST), &HEARERS],
        |row| row.get::<GuestHash>(0),
    )?;
    hearers.sort_unstable();
    for guest in hearers {
        conn.execute(
            "UPDATE wishes SET told_at = ?3 WHERE guest = ?1 AND game = ?2",
            &[&guest, &summary.game, &now],
        )?;
        ring(conn, &guest, due)?;
    }
    Ok(())
}
