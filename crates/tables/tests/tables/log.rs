//! A table follows from its log.

use seen::Status;
use tables::record;

use crate::house::{both_play, one_more, open, play_out};

#[tokio::test]
async fn a_game_goes_on_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let engine = open(folder.path()).await;
    let id = both_play(&engine).await;
    assert_eq!(one_more(&engine, &id).await, Some(Ok(())));
    let before = engine.tables.find(&engine, &id).await.unwrap().open(&engine).await.unwrap().version;
    engine.store.close().await;
    drop(engine);

    let engine = open(folder.path()).await;
    let handle = engine.tables.find(&engine, &id).await.unwrap();
    let table = handle.open(&engine).await.unwrap();
    assert_eq!((table.version, table.status()), (before, Status::Playing));
    assert_eq!(table.running.as_ref().unwrap().live.ply(), 1);
    drop(table);
    play_out(&engine, &id).await;
    let table = handle.open(&engine).await.unwrap();
    assert_eq!(table.status(), Status::Finished);
    let record = record::of(&engine, &table).await.unwrap();
    assert!(record.end.is_some());
}
