//! Those who wait together are written together, and each refusal stays its own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, Options, Store, StoreError};
use tokio::task::JoinSet;

use crate::{Home, bodies, one};

/// Lets appends pile up in the queue while a stranger holds the database, so that they share transactions.
async fn pile_up(home: &Home, store: &Store, appends: Vec<Append>) -> Vec<Result<u64, StoreError>> {
    let stranger = home.stranger();
    stranger.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut waiting = Vec::new();
    for append in appends {
        let store = store.clone();
        waiting.push(tokio::spawn(async move { store.append(append).await }));
        // One after the other into the queue.
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    stranger.execute_batch("ROLLBACK").unwrap();
    let mut answers = Vec::new();
    for answer in waiting {
        answers.push(answer.await.unwrap());
    }
    answers
}

#[tokio::test]
async fn a_stale_append_does_not_fail_those_beside_it() {
    let home = Home::of_a_file();
    let store = home.open();
    let appends = vec![
        one("a", 0, "a1"),
        one("b", 7, "stale"),
        one("a", 1, "a2"),
        one("a", 1, "stale"),
        one("c", 0, "c1"),
    ];
    let answers = pile_up(&home, &store, appends).await;
    let stale = |have| Err(StoreError::Stale { have });
    assert_eq!(answers, [Ok(1), stale(0), Ok(2), stale(2), Ok(1)]);
    assert_eq!(bodies(&store, "a").await, ["a1", "a2"]);
    assert_eq!(bodies(&store, "b").await, [""; 0]);
    assert_eq!(bodies(&store, "c").await, ["c1"]);
}

/// Each transaction that reaches the disk ends with one frame in the write-ahead log that says how large the
/// database now is; counting these counts commits.
fn commits_in_wal(home: &Home) -> usize {
    let wal = std::fs::read(home.file("bree.db-wal")).unwrap();
    let page = u32::from_be_bytes(wal[8..12].try_into().unwrap()) as usize;
    wal[32..].chunks_exact(24 + page).filter(|frame| frame[4..8] != [0; 4]).count()
}

#[tokio::test]
async fn those_who_wait_together_share_a_transaction() {
    let home = Home::of_a_file();
    let store = home.open();
    let before = commits_in_wal(&home);
    let appends = (0..64).map(|n| one(&format!("t{n}"), 0, "x")).collect();
    let answers = pile_up(&home, &store, appends).await;
    assert_eq!(answers, vec![Ok(1); 64]);
    assert_eq!(commits_in_wal(&home) - before, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn those_who_wait_together_are_refused_together() {
    let home = Home::of_a_file();
    let options = Options { busy_timeout: Duration::from_millis(200), ..Options::default() };
    let store = Arc::new(Store::open(home.database(), options).unwrap());
    let stranger = home.stranger();
    stranger.execute_batch("BEGIN IMMEDIATE").unwrap();
    let start = Instant::now();
    let mut players = JoinSet::new();
    for table in 0..64 {
        let store = Arc::clone(&store);
        players.spawn(async move { store.append(one(&format!("t{table}"), 0, "x")).await });
    }
    assert_eq!(players.join_all().await, vec![Err(StoreError::Busy); 64]);
    assert!(start.elapsed() < Duration::from_secs(5), "not 64 times 200 ms");

    stranger.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(one("t0", 0, "x")).await, Ok(1));
}
