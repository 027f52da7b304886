//! Queries of the lobby: public tables, a guest's tables, totals.

use crate::sql::{Param, Row, Sql};
use crate::{GuestHash, SeatHolder, Status, Store, StoreError, TableSummary};

/// A table as the lobby knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// The highest seq of its log.
    pub version: u64,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last entry.
    pub updated_at: i64,
    /// The server's last summary of it.
    pub summary: TableSummary,
}

/// Totals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables that wait for players.
    pub waiting: u64,
    /// Tables where a game is on.
    pub playing: u64,
    /// Tables whose game is over.
    pub finished: u64,
    /// Guests known by name.
    pub guests: u64,
    /// Decks that they keep.
    pub decks: u64,
}

impl Store {
    /// A table, if it has a summary.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let id = id.to_owned();
        self.query(move |conn| conn.row(&format!("{SELECT} WHERE id = ?1"), &[&id], table_row)).await
    }

    /// The tables where a guest holds a seat, the latest touched first.
    pub async fn tables_of(&self, guest: GuestHash, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let wanted = "WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1)
                      ORDER BY updated_at DESC, id LIMIT ?2";
        self.query(move |conn| tables(conn, wanted, &[&guest, &limit])).await
    }

    /// The tables that have not begun where a seat was kept for a guest who holds none there, the latest touched first.
    /// Somebody else may have taken it: only the log knows.
    pub async fn kept_for(&self, guest: GuestHash) -> Result<Vec<TableRow>, StoreError> {
        let hex = guest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        // As the index says it, or it is of no use.
        let wanted = "WHERE status = 'waiting' AND id IN (
                          SELECT table_id FROM log WHERE kind = 'seat_kept'
                          AND CASE WHEN json_valid(body) THEN json_extract(body, '$.guest') END = ?1)
                      AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = ?2)
                      ORDER BY updated_at DESC, id";
        self.query(move |conn| tables(conn, wanted, &[&hex, &guest])).await
    }

    /// The public tables of one status, the latest touched first.
    pub async fn public_tables(&self, status: Status, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let wanted = "WHERE status = ?1 AND public = 1 ORDER BY updated_at DESC, id LIMIT ?2";
        self.query(move |conn| tables(conn, wanted, &[&status, &limit])).await
    }

    /// The tables where a game is on and something has happened since (milliseconds since 1970), the latest first.
    pub async fn playing_since(&self, since: i64) -> Result<Vec<TableRow>, StoreError> {
        let wanted = "WHERE status = 'playing' AND updated_at > ?1 ORDER BY updated_at DESC";
        self.query(move |conn| tables(conn, wanted, &[&since])).await
    }

    /// All tables, public or not, the newest first: for the host of the house.
    pub async fn all_tables(&self, limit: u32, offset: u32) -> Result<Vec<TableRow>, StoreError> {
        let wanted = "ORDER BY created_at DESC, id LIMIT ?1 OFFSET ?2";
        self.query(move |conn| tables(conn, wanted, &[&limit, &offset])).await
    }

    /// The guests at the seats of a table, by seat.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatHolder>, StoreError> {
        let table = table.to_owned();
        self.query(move |conn| {
            conn.rows("SELECT seat, guest FROM seats WHERE table_id = ?1 ORDER BY seat", &[&table], |row| {
                Ok(SeatHolder { seat: row.get(0)?, guest: row.get(1)? })
            })
        })
        .await
    }

    /// The numbers of tables of each status, of guests and of decks.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        self.query(|conn| {
            conn.one(
                "SELECT count(*) FILTER (WHERE status = 'waiting'),
                        count(*) FILTER (WHERE status = 'playing'),
                        count(*) FILTER (WHERE status = 'finished'),
                        (SELECT count(*) FROM guests), (SELECT count(*) FROM decks)
                 FROM tables",
                &[],
                |row| {
                    Ok(Counts {
                        waiting: row.get(0)?,
                        playing: row.get(1)?,
                        finished: row.get(2)?,
                        guests: row.get(3)?,
                        decks: row.get(4)?,
                    })
                },
            )
        })
        .await
    }
}

const SELECT: &str = "SELECT id, version, created_at, updated_at, game, status, public, body FROM tables";

pub(crate) fn table_row(row: &Row<'_>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.get(0)?,
        version: row.get(1)?,
        created_at: row.get(2)?,
        updated_at: row.get(3)?,
        summary: TableSummary {
            game: row.get(4)?,
            status: row.get(5)?,
            public: row.get(6)?,
            body: row.get(7)?,
        },
    })
}

fn tables(conn: &Sql<'_>, wanted: &str, params: &[&dyn Param]) -> Result<Vec<TableRow>, StoreError> {
    conn.rows(&format!("{SELECT} {wanted}"), params, table_row)
}
