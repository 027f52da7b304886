//! The promises of the store, one module a promise: of a file, and of a server where BREE_POSTGRES has one.

mod append;
mod bot_turns;
mod days;
mod decks;
mod devices;
mod host;
mod in_a_file;
mod kill;
mod lobby;
mod moving;
mod notices;
mod on_a_server;
mod passkeys;
mod pauses;
mod place;
mod retention;
mod small_tables;
mod together;
mod tokens;
mod trouble;
mod wishes;

use store::{Append, NewEntry, Options, Status, Store, TableSummary};

use crate::place::Home;

fn temporary() -> Store {
    match place::server() {
        Some(place) => Store::at(&place, Options::default()).unwrap(),
        None => Store::temporary(Options::default()).unwrap(),
    }
}

fn choice(body: impl Into<String>) -> NewEntry {
    NewEntry { kind: "choice".into(), body: body.into(), at: None }
}

/// An append of one entry.
fn one(table: &str, expected: u64, body: impl Into<String>) -> Append {
    Append::new(table, expected, vec![choice(body)])
}

fn summary(game: &str, status: Status, public: bool) -> TableSummary {
    TableSummary { game: game.into(), status, public, body: "{}".into() }
}

async fn bodies(store: &Store, table: &str) -> Vec<String> {
    let entries = store.read(table, 0).await.unwrap();
    for (entry, seq) in entries.iter().zip(1..) {
        assert_eq!(entry.seq, seq, "no gaps in {table}");
    }
    entries.into_iter().map(|entry| entry.body).collect()
}
