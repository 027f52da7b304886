//! Commands: what they refuse, and what they leave behind.

use seen::Status;
use tables::actor::Actor;
use tables::commands::chat::chat;
use tables::commands::choose::choose;
use tables::commands::create::{Plan, Sit, check, create};
use tables::commands::seats::sit;
use tables::{TableError, Where, act};

use crate::house::{BEN, ana_waits, both_play, one_more, open, open_with, plan};

#[tokio::test]
async fn a_game_begins_when_no_seat_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let engine = open(folder.path()).await;
    let id = ana_waits(&engine).await;
    let status =
        async |id: &str| engine.tables.find(&engine, id).await.unwrap().open(&engine).await.unwrap().status();
    assert_eq!(status(&id).await, Status::Waiting);
    let id = both_play(&engine).await;
    assert_eq!(status(&id).await, Status::Playing);
    let third =
        act(Where::Here, &engine, &id, |table, room| sit(table, room, [3; 32], None, "Cid".to_owned()));
    assert_eq!(third.await, Err(TableError::TableFull));
}

#[tokio::test]
async fn what_is_refused_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let engine = open(folder.path()).await;
    let id = both_play(&engine).await;
    let version = engine.store.version(&id).await.unwrap();
    let stranger = Actor::from([9; 32]);
    let said = act(Where::Here, &engine, &id, move |table, _| chat(table, &stranger, "hello"));
    assert_eq!(said.await, Err(TableError::NotSeated));
    let seat = table::Seat::new(0);
    let chosen = act(Where::Here, &engine, &id, move |table, _| choose(table, seat, 0, &["fly".to_owned()]));
    assert!(chosen.await.is_err());
    assert_eq!(engine.store.version(&id).await.unwrap(), version);
    assert_eq!(one_more(&engine, &id).await, Some(Ok(())));
    assert!(engine.store.version(&id).await.unwrap() > version);
}

#[tokio::test]
async fn a_full_house_makes_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let engine = open_with(folder.path(), 1).await;
    ana_waits(&engine).await;
    let one_more = plan(&engine, vec![Sit::Me("Ben".to_owned()), Sit::Open]);
    assert_eq!(create(&engine, BEN, one_more).await, Err(TableError::HouseFull));
    let no_game = Plan { game: "chess".to_owned(), ..plan(&engine, Vec::new()) };
    let checked = check(&engine, no_game).await;
    assert_eq!(checked.err(), Some(TableError::NoGame("chess".to_owned())));
}
