//! A copy from one database to another, row by row and alike for both kinds.

use crate::change::Change;
use crate::sql::{Param, Row, Sql, Value};
use crate::whole::MOVING;
use crate::{Store, StoreError};

/// Rows in one transaction.
const AT_ONCE: i64 = 500;

/// A table of the schema: its columns, the first of which are its primary key, and the number of these.
struct Shape {
    name: &'static str,
    columns: &'static [&'static str],
    key: usize,
}

const fn shape(name: &'static str, key: usize, columns: &'static [&'static str]) -> Shape {
    Shape { name, columns, key }
}

/// All that is kept. What stands on lists only within one transaction (`dismissed`, `redacting`) is never there.
const SHAPES: &[Shape] = &[
    shape("log", 2, &["table_id", "seq", "at", "kind", "body"]),
    shape("tables", 1, &["id", "game", "status", "public", "version", "created_at", "updated_at", "body"]),
    shape("seats", 2, &["table_id", "seat", "guest"]),
    shape("guests", 1, &["hash", "name", "created_at", "seen_at", "silenced", "picture"]),
    shape("snapshots", 1, &["table_id", "seq", "rules_version", "body", "packed"]),
    shape("meta", 1, &["key", "value"]),
    shape("decks", 1, &["id", "guest", "game", "name", "updated_at", "body", "came"]),
    shape("shelves", 2, &["guest", "table_id", "name", "hidden"]),
    shape("notes", 2, &["table_id", "guest", "updated_at", "body"]),
    shape(
        "devices",
        1,
        &["token", "guest", "id", "label", "created_at", "seen_at", "came_by", "let_in_by", "passkey"],
    ),
    shape("signed_out", 1, &["guest"]),
    shape("passkeys", 1, &["id", "guest", "account", "label", "body", "created_at", "used_at", "device"]),
    shape("challenges", 1, &["hash", "guest", "body", "expires_at"]),
    shape("codes", 1, &["hash", "guest", "expires_at", "device"]),
    shape(
        "reaches",
        1,
        &[
            "id",
            "guest",
            "way",
            "address",
            "lang",
            "device",
            "sure",
            "made_at",
            "trouble",
            "trouble_at",
            "tries",
            "next_at",
            "said_at",
        ],
    ),
    shape("turns", 2, &["guest", "table_id", "since", "due", "seen", "open"]),
    shape("wishes", 2, &["guest", "game", "told_at"]),
    shape("bot_turns", 1, &["table_id", "version", "people", "asked_at", "asked_by", "holder", "held_until"]),
    shape("told", 2, &["reach", "table_id", "since", "arrived"]),
    shape("hours", 1, &["guest", "zone", "quiet_from", "quiet_to", "digest"]),
    shape("host_acts", 1, &["seq", "at", "who", "act", "body"]),
    shape("apart", 2, &["guest", "other", "id", "how", "name", "at"]),
    shape("reports", 1, &["seq", "at", "guest", "table_id", "about", "settled", "body"]),
    shape("friend_groups", 1, &["id", "name", "created_at", "epoch"]),
    shape("members", 2, &["group_id", "guest", "id", "at"]),
    shape("group_tables", 1, &["table_id", "group_id"]),
    shape("shown_out", 2, &["group_id", "guest", "id", "at"]),
    shape("group_lines", 2, &["table_id", "guest", "at", "body"]),
    shape("pauses", 1, &["since", "until"]),
    shape("days", 3, &["day", "game", "guest", "table_id", "won"]),
    shape(
        "tokens",
        1,
        &["token", "guest", "id", "name", "scopes", "device", "created_at", "seen_at", "ends_at"],
    ),
    shape("papers", 2, &["guest", "game", "updated_at", "body"]),
];

/// A value on its way.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Cell {
    Null,
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Param for Cell {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Int(it) => Value::Int(*it),
            Self::Text(it) => Value::Text(it),
            Self::Bytes(it) => Value::Bytes(it),
        }
    }
}

impl crate::sql::Column for Cell {
    fn read(value: Value<'_>) -> Option<Self> {
        Some(match value {
            Value::Null => Self::Null,
            Value::Int(it) => Self::Int(it),
            Value::Text(it) => Self::Text(it.to_owned()),
            Value::Bytes(it) => Self::Bytes(it.to_vec()),
        })
    }
}

/// A batch of rows of a table.
struct Load {
    table: usize,
    rows: Vec<Vec<Cell>>,
}

impl Change for Load {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        let shape = &SHAPES[self.table];
        let values = (1..=shape.columns.len()).map(|number| format!("?{number}"));
        let insert = format!(
            "INSERT INTO {} ({}) VALUES ({})",
            shape.name,
            shape.columns.join(", "),
            values.collect::<Vec<_>>().join(", ")
        );
        for row in &self.rows {
            let values = row.iter().map(|cell| cell as &dyn Param).collect::<Vec<_>>();
            conn.execute(&insert, &values)?;
        }
        Ok(self.rows.len() as u64)
    }
}

impl Store {
    /// True if the store is empty.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        let all = self.query(|conn| {
            let mut all = 0;
            for shape in SHAPES {
                all +=
                    conn.one(&format!("SELECT count(*) FROM {}", shape.name), &[], |row| row.get::<u64>(0))?;
            }
            Ok(all)
        });
        Ok(all.await? == 0)
    }

    /// Copies everything to another store, which is empty; `progress` is called with the number of rows copied. Nobody
    /// may write to either meanwhile. An incomplete copy cannot be opened.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the target is not empty; [`StoreError::Other`] when somebody wrote to the source meanwhile.
    pub async fn move_to(&self, target: &Self, mut progress: impl FnMut(u64)) -> Result<u64, StoreError> {
        if !target.is_empty().await? {
            return Err(StoreError::Exists("the target".into()));
        }
        target.set_meta(MOVING, "1").await?;
        let mut moved = 0;
        for (table, shape) in SHAPES.iter().enumerate() {
            let mut last = None;
            let mut rows_of_this = 0;
            loop {
                let rows = self.page(shape, last).await?;
                let Some(end) = rows.last() else { break };
                last = Some(end[..shape.key].to_vec());
                rows_of_this += rows.len() as u64;
                moved += target.change(Load { table, rows }).await?;
                progress(moved);
            }
            let count = format!("SELECT count(*) FROM {}", shape.name);
            let there = self.query(move |conn| conn.one(&count, &[], |row| row.get::<u64>(0))).await?;
            if there != rows_of_this {
                let why = format!("somebody wrote to '{}' meanwhile", shape.name);
                return Err(StoreError::Other(why));
            }
        }
        target.change(Arrived).await?;
        Ok(moved)
    }

    /// The next rows of a table after one that is known by its key.
    async fn page(
        &self,
        shape: &'static Shape,
        last: Option<Vec<Cell>>,
    ) -> Result<Vec<Vec<Cell>>, StoreError> {
        let key = shape.columns[..shape.key].join(", ");
        let places = (2..2 + shape.key).map(|number| format!("?{number}"));
        let after = last.as_ref().map(|_| {
            let places = places.collect::<Vec<_>>().join(", ");
            format!("WHERE ({key}) > ({places})")
        });
        let select = format!(
            "SELECT {} FROM {} {} ORDER BY {key} LIMIT ?1",
            shape.columns.join(", "),
            shape.name,
            after.unwrap_or_default()
        );
        let whole = |row: &Row<'_>| (0..shape.columns.len()).map(|at| row.get(at)).collect();
        self.query(move |conn| {
            let mut values: Vec<&dyn Param> = vec![&AT_ONCE];
            values.extend(last.iter().flatten().map(|cell| cell as &dyn Param));
            conn.rows(&select, &values, whole)
        })
        .await
    }
}

/// All rows have come.
struct Arrived;

impl Change for Arrived {
    fn write(&self, conn: &Sql<'_>, _now: i64) -> Result<u64, StoreError> {
        arrived(conn)
    }
}

/// All is there. Whatever counts its rows itself goes on after the last.
fn arrived(conn: &Sql<'_>) -> Result<u64, StoreError> {
    if let Sql::Server(_) = conn {
        for table in ["host_acts", "reports"] {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', 'seq'), (SELECT coalesce(max(seq), 0) + 1 FROM {table}), false)"
            );
            conn.one(&next, &[], |_| Ok(()))?;
        }
    }
    conn.execute("DELETE FROM meta WHERE key = ?1", &[&MOVING])
}
