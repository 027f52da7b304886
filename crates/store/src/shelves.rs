//! The tables of one guest, and how they keep them.

use crate::change::Change;
use crate::lobby::table_row;
use crate::sql::{Param, Sql};
use crate::{GuestHash, Store, StoreError, TableRow};

/// Tables asked for in one statement.
const AT_ONCE: usize = 50;

/// A table where a guest holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnTable {
    pub row: TableRow,
    /// The numbers of their seats.
    pub seats: Vec<u8>,
    /// Own label; empty: the table's name.
    pub name: String,
    /// True if the guest hid it.
    pub hidden: bool,
}

/// Changes to a guest's own label and hiding of a table; nothing: no change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shelving {
    /// New label; empty keeps the table's name.
    pub name: Option<String>,
    /// Out of sight, or back in it.
    pub hidden: Option<bool>,
}

impl Store {
    /// The tables where a guest holds a seat whose game is not over, the latest touched first: all of them.
    pub async fn open_tables_of(&self, guest: GuestHash) -> Result<Vec<OwnTable>, StoreError> {
        self.own_tables(guest, "<> 'finished'").await
    }

    /// A guest's finished tables.
    pub async fn finished_tables_of(&self, guest: GuestHash) -> Result<Vec<OwnTable>, StoreError> {
        self.own_tables(guest, "= 'finished'").await
    }

    /// The names of the guests at these tables, each with its table and seat.
    pub async fn names_at(&self, tables: Vec<String>) -> Result<Vec<(String, u8, String)>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        self.query(move |conn| {
            let mut found = Vec::new();
            for some in tables.chunks(AT_ONCE) {
                // Always as many, so that it is one statement.
                let mut ids: Vec<&dyn Param> = some.iter().map(|id| id as &dyn Param).collect();
                ids.resize(AT_ONCE, &"");
                let places = (1..=AT_ONCE).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ");
                let query = format!(
                    "SELECT seats.table_id, seats.seat, guests.name FROM seats
                     JOIN guests ON guests.hash = seats.guest WHERE seats.table_id IN ({places})"
                );
                found.extend(conn.rows(&query, &ids, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?);
            }
            Ok(found)
        })
        .await
    }

    async fn own_tables(&self, guest: GuestHash, status: &'static str) -> Result<Vec<OwnTable>, StoreError> {
        let query = format!(
            "SELECT id, version, created_at, updated_at, game, status, public, body,
                    seats.seat, coalesce(shelves.name, ''), coalesce(shelves.hidden, 0)
             FROM seats JOIN tables ON tables.id = seats.table_id
             LEFT JOIN shelves ON shelves.guest = seats.guest AND shelves.table_id = tables.id
             WHERE seats.guest = ?1 AND tables.status {status}
             ORDER BY updated_at DESC, id, seats.seat"
        );
        let each_seat = self.query(move |conn| {
            conn.rows(&query, &[&guest], |row| {
                Ok(OwnTable {
                    row: table_row(row)?,
                    seats: vec![row.get(8)?],
                    name: row.get(9)?,
                    hidden: row.get(10)?,
                })
            })
        });
        let mut tables = each_seat.await?;
        // Who holds two seats of a table has it once.
        tables.dedup_by(|next, table| {
            let same = next.row.id == table.row.id;
            if same {
                table.seats.append(&mut next.seats);
            }
            same
        });
        Ok(tables)
    }

    /// Stores a guest's own label and hiding of a table; false where they hold no seat.
    pub async fn shelve(&self, guest: GuestHash, table: &str, how: Shelving) -> Result<bool, StoreError> {
        let table = table.to_owned();
        self.change(Shelved { guest, table, how }).await.map(|rows| rows > 0)
    }
}

impl Shelving {
    /// Returns 1, or 0 where the guest holds no seat.
    fn apply(&self, conn: &Sql<'_>, guest: &GuestHash, table: &str) -> Result<u64, StoreError> {
        let rows = conn.execute(
            "INSERT INTO shelves (guest, table_id, name, hidden)
                 SELECT ?1, ?2, coalesce(?3, ''), coalesce(?4, 0)
                 WHERE EXISTS (SELECT 1 FROM seats WHERE guest = ?1 AND table_id = ?2)
                 ON CONFLICT (guest, table_id)
                 DO UPDATE SET name = coalesce(?3, shelves.name), hidden = coalesce(?4, shelves.hidden)",
            &[&guest, &table, &self.name, &self.hidden],
        )?;
        Ok(rows)
    }
}

/// The place of a table on a guest's shelves.
struct Shelved {
    guest: GuestHash,
    table: String,
    how: Shelving,
}

impl Change for Shelved {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        self.how.apply(conn, &self.guest, &self.table)
    }
}
