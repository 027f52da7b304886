//! One reader's view of a table.

use table::{Observer, Seat};
use tables::TableError;
use tables::look::{Eye, PictureForm, look, observer};

use crate::house::{ANA, BEN, both_play, open, play_out};

#[tokio::test]
async fn nobody_sees_more_than_they_may() {
    let folder = tempfile::tempdir().unwrap();
    let engine = open(folder.path()).await;
    let id = both_play(&engine).await;
    let handle = engine.tables.find(&engine, &id).await.unwrap();
    let eye = |guest| Eye { guest, ..Eye::default() };
    let table = handle.open(&engine).await.unwrap();
    assert_eq!(observer(&engine, &table, &eye(Some(ANA))), Ok(Observer::Seat(Seat::new(0))));
    assert_eq!(observer(&engine, &table, &eye(Some(BEN))), Ok(Observer::Seat(Seat::new(1))));
    assert_eq!(observer(&engine, &table, &eye(Some([9; 32]))), Err(TableError::NoTable));
    let view = look(&engine, &handle, &table, &eye(Some(ANA)), PictureForm::Data).unwrap();
    assert_eq!((view.seed, view.you.len()), (None, 1));
    drop(table);

    play_out(&engine, &id).await;
    let table = handle.open(&engine).await.unwrap();
    let view = look(&engine, &handle, &table, &eye(Some(ANA)), PictureForm::Data).unwrap();
    assert_eq!(view.observer, Observer::Afterwards);
    assert!(view.seed.is_some(), "now anybody can play it again");
}
