//! The queries of the lobby and of 'my tables'.

use std::time::Duration;

use store::{Append, Counts, SeatHolder, Status, Store, TableRow};

use crate::{one, summary, temporary};

async fn found(store: &Store, table: &str, game: &str, status: Status, public: bool, guests: &[u8]) {
    let seats =
        guests.iter().zip(0..).map(|(&guest, seat)| SeatHolder { seat, guest: [guest; 32] }).collect();
    let write = Append {
        summary: Some(summary(game, status, public)),
        seats: Some(seats),
        ..one(table, 0, "founded")
    };
    store.append(write).await.unwrap();
    // So that the next one is newer.
    tokio::time::sleep(Duration::from_millis(2)).await;
}

async fn inn() -> Store {
    let store = temporary();
    found(&store, "w1", "war", Status::Waiting, true, &[1]).await;
    found(&store, "j1", "journey", Status::Playing, true, &[1, 2]).await;
    found(&store, "j2", "journey", Status::Waiting, false, &[2, 2]).await;
    found(&store, "t1", "tricks", Status::Finished, true, &[1, 2, 3]).await;
    found(&store, "w2", "war", Status::Waiting, true, &[]).await;
    store
}

fn ids(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.id).collect()
}

#[tokio::test]
async fn the_lobby_shows_public_tables_of_a_status_latest_first() {
    let store = inn().await;
    assert_eq!(ids(store.public_tables(Status::Waiting, 10).await.unwrap()), ["w2", "w1"]);
    assert_eq!(ids(store.public_tables(Status::Waiting, 1).await.unwrap()), ["w2"]);
    assert_eq!(ids(store.public_tables(Status::Playing, 10).await.unwrap()), ["j1"]);
    assert_eq!(ids(store.public_tables(Status::Finished, 10).await.unwrap()), ["t1"]);

    store.append(one("w1", 1, "somebody spoke")).await.unwrap();
    assert_eq!(ids(store.public_tables(Status::Waiting, 10).await.unwrap()), ["w1", "w2"]);
}

#[tokio::test]
async fn the_host_sees_all_tables_newest_first() {
    let store = inn().await;
    assert_eq!(ids(store.all_tables(10, 0).await.unwrap()), ["w2", "t1", "j2", "j1", "w1"]);
    assert_eq!(ids(store.all_tables(2, 1).await.unwrap()), ["t1", "j2"]);
    assert_eq!(ids(store.all_tables(2, 5).await.unwrap()), [""; 0]);
}

#[tokio::test]
async fn a_guest_finds_each_of_their_tables_once() {
    let store = inn().await;
    assert_eq!(ids(store.tables_of([1; 32], 10).await.unwrap()), ["t1", "j1", "w1"]);
    assert_eq!(ids(store.tables_of([2; 32], 10).await.unwrap()), ["t1", "j2", "j1"]);
    assert_eq!(ids(store.tables_of([2; 32], 1).await.unwrap()), ["t1"]);
    assert_eq!(ids(store.tables_of([9; 32], 10).await.unwrap()), [""; 0]);
}

#[tokio::test]
async fn seats_are_replaced_or_left_alone() {
    let store = inn().await;
    let holder = |seat, guest| SeatHolder { seat, guest: [guest; 32] };
    store.append(one("j1", 1, "a move")).await.unwrap();
    assert_eq!(store.seats("j1").await.unwrap(), [holder(0, 1), holder(1, 2)]);

    let write = Append { seats: Some(vec![holder(1, 3)]), ..one("j1", 2, "seats changed") };
    store.append(write).await.unwrap();
    assert_eq!(store.seats("j1").await.unwrap(), [holder(1, 3)]);
    assert_eq!(ids(store.tables_of([1; 32], 10).await.unwrap()), ["t1", "w1"]);
    assert_eq!(ids(store.tables_of([3; 32], 10).await.unwrap()), ["j1", "t1"]);
}

#[tokio::test]
async fn a_summary_follows_its_table() {
    let store = temporary();
    assert_eq!(store.table("t").await, Ok(None));
    found(&store, "t", "war", Status::Waiting, true, &[1]).await;
    let founded = store.table("t").await.unwrap().unwrap();
    assert_eq!((founded.version, founded.created_at), (1, founded.updated_at));
    assert_eq!(founded.summary, summary("war", Status::Waiting, true));

    store.append(one("t", 1, "a move")).await.unwrap();
    let moved = store.table("t").await.unwrap().unwrap();
    assert_eq!((moved.version, &moved.summary), (2, &founded.summary));
    assert_eq!(moved.created_at, founded.created_at);
    assert!(moved.updated_at > founded.updated_at);

    let over = summary("war", Status::Finished, false);
    store.append(Append { summary: Some(over.clone()), ..one("t", 2, "the end") }).await.unwrap();
    let ended = store.table("t").await.unwrap().unwrap();
    assert_eq!((ended.version, ended.created_at, ended.summary), (3, founded.created_at, over));
}

#[tokio::test]
async fn tables_and_guests_are_counted() {
    let store = inn().await;
    store.put_guest([1; 32], "Barliman").await.unwrap();
    let expected = Counts { waiting: 3, playing: 1, finished: 1, guests: 1, decks: 0 };
    assert_eq!(store.counts().await, Ok(expected));
    assert_eq!(temporary().counts().await, Ok(Counts::default()));
}
