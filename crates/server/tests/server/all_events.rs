//! One stream for all tables that a browser shows.

use serde_json::{Value, json};

use crate::house::{Guest, Open};
use crate::listener::{Listener, all_events};
use crate::race::begin as race;

async fn step(who: &Guest, id: &str, ply: u32) {
    let body = json!({ "ply": ply, "choice": "step 1" });
    assert_eq!(who.post(&format!("/tables/{id}/choices"), body).await.0, 200);
}

/// Reads until each of these numbers was told of that ply.
async fn until_all(listener: &mut Listener, wanted: &[(u64, u64)]) -> Vec<Value> {
    let mut left = wanted.to_vec();
    let mut read = Vec::new();
    while !left.is_empty() {
        let event = listener.event().await;
        assert_eq!(event.name, "table", "{}", event.data);
        let (to, ply) = (&event.data["to"], &event.data["news"]["ply"]);
        left.retain(|(number, at)| !(to == number && ply == at));
        read.push(event.data);
    }
    read
}

#[tokio::test]
async fn one_stream_tells_of_all_tables() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, one) = race(&inn).await;
    let plan = json!({ "game": "race", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let two = ana.post("/tables", plan).await.1["id"].as_str().unwrap().to_owned();
    let tables = json!([{ "to": 1, "table": one }, { "to": 2, "table": two }, { "to": 7, "table": one }]);
    let mut listener = ana.listen_to(&tables).await;
    until_all(&mut listener, &[(1, 0), (2, 0), (7, 0)]).await;
    step(&ana, &one, 0).await;
    until_all(&mut listener, &[(1, 1), (7, 1)]).await;
    let body = json!({ "seat": 1, "ply": 0, "choice": "step 1" });
    assert_eq!(ana.post(&format!("/tables/{two}/choices"), body).await.0, 200);
    until_all(&mut listener, &[(2, 1)]).await;
    step(&ben, &one, 1).await;
    let read = until_all(&mut listener, &[(1, 2), (7, 2)]).await;

    // Who comes back is told what is new, from where they were.
    let seen = read.last().unwrap()["seen"].clone();
    drop(listener);
    step(&ana, &one, 2).await;
    let mut back = ana.listen_to(&json!([{ "to": 2, "table": one, "seen": seen }])).await;
    let told = &until_all(&mut back, &[(2, 3)]).await[0]["news"]["told"];
    assert!(told["from"].as_u64().unwrap() > 0, "{told}");
    assert!(!told["lines"].as_array().unwrap().is_empty(), "{told}");
    inn.close().await;
}

#[tokio::test]
async fn what_may_not_be_seen_is_said_and_hides_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _, id) = race(&inn).await;
    let stranger = inn.guest("Cora").await;
    let made = json!({ "game": "race", "seats": [{ "kind": "me" }, { "kind": "bot" }] });
    let own = stranger.post("/tables", made).await.1["id"].as_str().unwrap().to_owned();
    let tables =
        json!([{ "to": 1, "table": id }, { "to": 2, "table": "nosuchtable" }, { "to": 3, "table": own }]);
    let mut listener = stranger.listen_to(&tables).await;
    let mut refused = Vec::new();
    let mut shown = 0;
    while refused.len() < 2 || shown == 0 {
        let event = listener.event().await;
        match event.name.as_str() {
            "over" => refused.push(event.data),
            _ => {
                assert_eq!(event.data["to"], 3);
                shown += 1;
            }
        }
    }
    // One that is not for these eyes and one that is not there are alike.
    for (answer, to) in refused.iter().zip([1, 2]) {
        assert_eq!(*answer, json!({ "to": to, "code": "no-table", "again": false }));
    }

    // Nothing that is followed: the stream ends.
    let mut none = stranger.listen_to(&json!([{ "to": 1, "table": id }])).await;
    assert_eq!(none.event().await.name, "over");
    assert!(none.next().await.is_none());

    let bad = async |tables: Value| {
        let request = stranger.request("get", &all_events(&tables));
        request.send().await.unwrap().status()
    };
    assert_eq!(bad(json!({})).await, 400);
    assert_eq!(bad(json!([{ "table": id }])).await, 400);
    let many = (0..33).map(|to| json!({ "to": to, "table": own })).collect::<Vec<_>>();
    assert_eq!(bad(Value::Array(many)).await, 400);
    drop(ana);
    inn.close().await;
}

/// Every table of a stream takes a place, as if it were followed alone.
#[tokio::test]
async fn each_table_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.limits.streams_each = 2).await;
    let (ana, _, id) = race(&inn).await;
    let tables = (1..=3).map(|to| json!({ "to": to, "table": id })).collect::<Vec<_>>();
    let mut listener = ana.listen_to(&Value::Array(tables)).await;
    let event = loop {
        let event = listener.event().await;
        if event.name == "over" {
            break event;
        }
    };
    assert_eq!((&event.data["to"], &event.data["again"]), (&json!(3), &json!(true)));
    drop(listener);
    inn.close().await;
}
