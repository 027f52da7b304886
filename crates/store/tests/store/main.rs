//! What the store promises, one module a promise.

mod append;
mod backup;
mod decks;
mod host;
mod kill;
mod lobby;
mod notices;
mod open;
mod retention;
mod small_tables;
mod together;
mod trouble;

use std::path::PathBuf;

use store::{Append, NewEntry, Options, Status, Store, TableSummary};
use tempfile::TempDir;

/// A directory of its own for one test, and where the database goes in it.
struct Home {
    dir: TempDir,
}

impl Home {
    fn new() -> Self {
        Self {
            dir: tempfile::tempdir().unwrap(),
        }
    }

    fn database(&self) -> PathBuf {
        self.file("bree.db")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn open(&self) -> Store {
        Store::open(self.database(), Options::default()).unwrap()
    }

    /// Another program at the same file.
    fn stranger(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.database()).unwrap()
    }
}

fn temporary() -> Store {
    Store::temporary(Options::default()).unwrap()
}

fn choice(body: impl Into<String>) -> NewEntry {
    NewEntry {
        kind: "choice".into(),
        body: body.into(),
        at: None,
    }
}

/// An append of one entry.
fn one(table: &str, expected: u64, body: impl Into<String>) -> Append {
    Append::new(table, expected, vec![choice(body)])
}

fn summary(game: &str, status: Status, public: bool) -> TableSummary {
    TableSummary {
        game: game.into(),
        status,
        public,
        body: "{}".into(),
    }
}

async fn bodies(store: &Store, table: &str) -> Vec<String> {
    let entries = store.read(table, 0).await.unwrap();
    for (entry, seq) in entries.iter().zip(1..) {
        assert_eq!(entry.seq, seq, "no gaps in {table}");
    }
    entries.into_iter().map(|entry| entry.body).collect()
}
