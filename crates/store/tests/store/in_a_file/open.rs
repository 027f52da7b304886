//! The files that are opened, and those that are refused untouched.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use store::{Check, Options, Store, StoreError};

use crate::{Home, bodies, one};

fn refused(path: &Path) -> StoreError {
    Store::open(path, Options::default()).err().expect("must be refused")
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again() {
    let home = Home::of_a_file();
    let store = home.open();
    store.append(one("t", 0, "first")).await.unwrap();
    drop(store);
    assert_eq!(bodies(&home.open(), "t").await, ["first"]);
}

#[test]
fn several_may_open_a_new_file_at_once() {
    let home = Home::of_a_file();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| drop(home.open()));
        }
    });
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let home = Home::of_a_file();
    for text in ["short", &"a long letter to the innkeeper ".repeat(1000)] {
        std::fs::write(home.database(), text).unwrap();
        let error = refused(&home.database());
        assert!(matches!(&error, StoreError::Corrupt(why) if why.contains("bree.db")), "{error}");
        assert_eq!(std::fs::read_to_string(home.database()).unwrap(), text, "untouched");
    }
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let home = Home::of_a_file();
    let store = home.open();
    store.append(one("t", 0, "first")).await.unwrap();
    store.close().await;
    let mut bytes = std::fs::read(home.database()).unwrap();
    bytes[100..4096].fill(0xAA); // the schema
    std::fs::write(home.database(), bytes).unwrap();
    assert!(matches!(refused(&home.database()), StoreError::Corrupt(_)));
    // Where a copy is known, and still there, it is named.
    let copy = home.file("copy.db");
    store::note_copy(&home.database(), &copy);
    assert!(!refused(&home.database()).to_string().contains("copy.db"));
    std::fs::write(&copy, "a copy").unwrap();
    let told = refused(&home.database()).to_string();
    assert!(told.contains(&copy.display().to_string()), "{told}");
}

#[tokio::test]
async fn damage_is_found_before_anything_is_written() {
    let home = Home::of_a_file();
    let store = home.open();
    for n in 0..200 {
        store.append(one("t", n, "x".repeat(500))).await.unwrap();
    }
    store.close().await;
    let mut bytes = std::fs::read(home.database()).unwrap();
    let end = bytes.len();
    bytes[end - 20 * 4096..].fill(0xAA); // pages of the log
    std::fs::write(home.database(), &bytes).unwrap();
    assert!(matches!(refused(&home.database()), StoreError::Corrupt(_)));
    assert_eq!(std::fs::read(home.database()).unwrap(), bytes);
}

/// A large file is read while it is open: what is damaged is found soon, and from then on nothing is written; what can be read is read.
#[tokio::test]
async fn damage_is_found_while_it_is_open() {
    let home = Home::of_a_file();
    let store = home.open();
    store.append(one("whole", 0, "first")).await.unwrap();
    for n in 0..200 {
        store.append(one("t", n, "x".repeat(500))).await.unwrap();
    }
    store.close().await;
    let mut bytes = std::fs::read(home.database()).unwrap();
    let end = bytes.len();
    bytes[end - 20 * 4096..].fill(0xAA); // pages of the log
    std::fs::write(home.database(), &bytes).unwrap();
    let meanwhile = || Options { check: Check::Meanwhile, ..Options::default() };
    let store = Store::open(home.database(), meanwhile()).unwrap();
    let refused = async {
        while !matches!(store.set_meta("mark", "1").await, Err(StoreError::Damaged(_))) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), refused).await.expect("it is found");
    assert_eq!(bodies(&store, "whole").await, ["first"]);
    assert!(matches!(store.append(one("whole", 1, "next")).await, Err(StoreError::Damaged(_))));
    store.close().await;
    // One that is shorter than it says is refused at once.
    std::fs::write(home.database(), &bytes[..end / 2]).unwrap();
    assert!(matches!(Store::open(home.database(), meanwhile()), Err(StoreError::Corrupt(_))));
}

/// Whoever closes it does not wait until it was read.
#[tokio::test]
async fn a_check_is_broken_off() {
    let home = Home::of_a_file();
    let store = home.open();
    store.append(one("t", 0, "first")).await.unwrap();
    store.close().await;
    for _ in 0..20 {
        let store =
            Store::open(home.database(), Options { check: Check::Meanwhile, ..Options::default() }).unwrap();
        store.append(one("u", 0, "x")).await.ok();
        store.close().await;
        assert!(!home.file("bree.db-wal").exists(), "the last to close it folds all in");
    }
}

/// What is damaged while the store is open is told by who meets it; then all is read, and nothing more is written.
#[tokio::test]
async fn damage_found_later_is_told_by_who_meets_it() {
    let home = Home::of_a_file();
    let store = home.open();
    for n in 0..200 {
        store.append(one("t", n, "x".repeat(500))).await.unwrap();
    }
    store.close().await;
    let store = home.open();
    let mut bytes = std::fs::read(home.database()).unwrap();
    let end = bytes.len();
    bytes[end - 20 * 4096..].fill(0xAA); // pages of the log
    std::fs::write(home.database(), bytes).unwrap();
    assert!(store.set_meta("mark", "1").await.is_ok(), "nobody has met it");
    assert!(matches!(store.read("t", 0).await, Err(StoreError::Corrupt(_))));
    let refused = async {
        while !matches!(store.set_meta("mark", "2").await, Err(StoreError::Damaged(_))) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), refused).await.expect("it is found");
}

#[test]
fn another_programs_database_is_refused_untouched() {
    let home = Home::of_a_file();
    home.stranger().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let before = std::fs::read(home.database()).unwrap();
    assert_eq!(refused(&home.database()), StoreError::Foreign(home.database()));
    assert_eq!(std::fs::read(home.database()).unwrap(), before);
}

#[test]
fn a_newer_schema_is_refused() {
    let home = Home::of_a_file();
    drop(home.open());
    let stranger = home.stranger();
    let known: u32 = stranger.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    stranger.pragma_update(None, "user_version", known + 1).unwrap();
    drop(stranger);
    assert_eq!(refused(&home.database()), StoreError::NewerSchema { found: known + 1, known });
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let home = Home::of_a_file();
    let error = refused(&home.file("nowhere/bree.db"));
    assert!(matches!(&error, StoreError::Io(why) if why.contains("nowhere/bree.db")), "{error}");
}

#[test]
fn a_folder_is_not_a_database() {
    let home = Home::of_a_file();
    assert!(matches!(refused(home.dir.path()), StoreError::Io(_)));
}

#[test]
fn the_file_says_it_is_ours() {
    let home = Home::of_a_file();
    drop(home.open());
    let conn: Connection = home.stranger();
    let id: u32 = conn.pragma_query_value(None, "application_id", |row| row.get(0)).unwrap();
    assert_eq!(id.to_be_bytes(), *b"Bree");
}
