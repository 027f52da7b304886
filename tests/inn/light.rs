//! A table's log before the first choice.

use serde_json::json;
use store::{Options, Place, Store};

use crate::guest::Guest;
use crate::open;

/// Every table has one, for ever: set-up, names and decks stand in it once, and in few words.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_begins_light() {
    let folder = tempfile::tempdir().unwrap();
    let mut inn = open(folder.path());
    let ana = Guest::arrives(&inn.url, "Ana").await;
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "me", "name": "Eva" }]);
    let made = ana.post("/tables", json!({ "game": "wizards", "seats": seats })).await;
    let id = made["id"].as_str().expect("a table");
    inn.child.kill().unwrap();
    inn.child.wait().unwrap();

    let place = Place::File(folder.path().join("inn.sqlite3"));
    let store = Store::at(&place, Options::default()).unwrap();
    let log = store.read(id, 0).await.unwrap();
    store.close().await;
    assert!(log.iter().any(|entry| entry.kind == "started"), "the game has begun");
    let sizes = log.iter().map(|entry| (entry.kind.as_str(), entry.body.len())).collect::<Vec<_>>();
    let bytes = sizes.iter().map(|(kind, body)| kind.len() + body).sum::<usize>();
    assert!(bytes < 6_000, "{bytes} bytes: {sizes:?}");
}
