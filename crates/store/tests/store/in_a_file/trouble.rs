//! A full disk, a locked database, a queue, closing: said plainly, nothing lost, and on it goes.

use std::collections::HashSet;
use std::time::Duration;

use store::{Options, Store, StoreError};

use crate::{Home, bodies, one};

#[tokio::test]
async fn a_full_disk_loses_nothing_and_the_writer_goes_on() {
    let home = Home::of_a_file();
    let full = Options { max_pages: Some(128), ..Options::default() };
    let store = Store::open(home.database(), full).unwrap();

    let mut version = 0;
    let refused = loop {
        match store.append(one("t", version, format!("{version:1000}"))).await {
            Ok(next) => version = next,
            Err(error) => break error,
        }
    };
    assert_eq!(refused, StoreError::Full);
    assert!(version > 50, "room for {version} entries of 1000 bytes on 128 pages");
    assert_eq!(bodies(&store, "t").await.len() as u64, version);

    // What still fits is still written: a short entry, in what is left of the last page.
    assert_eq!(store.append(one("t", version, "short")).await, Ok(version + 1));
    assert_eq!(store.append(one("t", version + 1, "x".repeat(100_000))).await, Err(StoreError::Full));
    store.close().await;

    // And with more room everything goes on.
    let store = home.open();
    let mut found = bodies(&store, "t").await;
    assert_eq!(found.pop().as_deref(), Some("short"));
    let written: Vec<String> = (0..version).map(|n| format!("{n:1000}")).collect();
    assert_eq!(found, written);
    assert_eq!(store.append(one("t", version + 1, "x".repeat(100_000))).await, Ok(version + 2));
}

#[tokio::test]
async fn a_locked_database_is_busy_and_reading_goes_on() {
    let home = Home::of_a_file();
    let options = Options { busy_timeout: Duration::from_millis(50), ..Options::default() };
    let store = Store::open(home.database(), options).unwrap();
    store.append(one("t", 0, "first")).await.unwrap();

    let stranger = home.stranger();
    stranger.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(store.append(one("t", 1, "second")).await, Err(StoreError::Busy));
    assert_eq!(bodies(&store, "t").await, ["first"]);

    stranger.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(one("t", 1, "second")).await, Ok(2));
}

#[tokio::test]
async fn closing_writes_what_is_queued_and_takes_no_more() {
    let home = Home::of_a_file();
    let store = home.open();
    let stranger = home.stranger();
    stranger.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut waiting = Vec::new();
    for n in 0..100 {
        let store = store.clone();
        waiting.push(tokio::spawn(async move { store.append(one(&format!("t{n}"), 0, "x")).await }));
        tokio::task::yield_now().await;
    }
    let closing = {
        let store = store.clone();
        tokio::spawn(async move { store.close().await })
    };
    tokio::task::yield_now().await;
    stranger.execute_batch("ROLLBACK").unwrap();
    drop(stranger);
    closing.await.unwrap();

    for answer in waiting {
        assert_eq!(answer.await.unwrap(), Ok(1));
    }
    assert_eq!(store.append(one("t", 0, "late")).await, Err(StoreError::Closed));
    assert_eq!(store.read("t0", 0).await, Err(StoreError::Closed));
    store.close().await;
    assert!(!home.file("bree.db-wal").exists(), "all is in the one file");
    assert_eq!(home.open().counts().await.map(|_| ()), Ok(()));
    assert_eq!(bodies(&home.open(), "t99").await, ["x"]);
}

#[tokio::test]
async fn more_than_the_queue_holds_waits_its_turn() {
    let options = Options { queue: 1, batch: 1, readers: 1, ..Options::default() };
    let store = Store::temporary(options).unwrap();
    let mut waiting = tokio::task::JoinSet::new();
    for n in 0..50 {
        let store = store.clone();
        waiting.spawn(async move {
            store.append(one(&format!("t{n}"), 0, "x")).await.unwrap();
            bodies(&store, &format!("t{n}")).await
        });
    }
    assert_eq!(waiting.join_all().await, vec![["x"]; 50]);
}

#[tokio::test]
async fn a_temporary_store_leaves_no_files() {
    let store = Store::temporary(Options::default()).unwrap();
    let folder = store.path().unwrap().parent().unwrap().to_owned();
    let clone = store.clone();
    drop(store);
    clone.append(one("t", 0, "still open")).await.unwrap();
    let names: HashSet<_> = std::fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name()).collect();
    assert!(names.contains(std::ffi::OsStr::new("bree.db")));
    drop(clone);
    assert!(!folder.exists());
}
