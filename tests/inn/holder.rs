//! A bot thinks with one process of a house, and that is killed. Where BREE_POSTGRES tells of no server there is nothing to see.

use std::time::Duration;

use serde_json::json;

use crate::guest::Guest;

/// What is asked of a bot is another's when its process is gone, and not as long as it says that it is there.
#[tokio::test]
async fn a_bot_of_who_is_killed_is_seen_to() {
    let Ok(server) = std::env::var("BREE_POSTGRES") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let key = folder.path().join("inn.key").display().to_string();
    let db = format!("{server}&options=-csearch_path%3Dholder_{}", std::process::id());
    let open = |pace: &str| super::start(&["--db", &db, "--key", &key, "--bot-pace", pace]);
    // Its bots would answer in an hour.
    let mut slow = open("3600000");
    let ana = Guest::arrives(&slow.url, "Ana").await;
    let seats = json!([{ "kind": "bot", "level": "random" }, { "kind": "me" }]);
    let made = ana.post("/tables", json!({ "game": "journey", "seats": seats })).await;
    let id = made["id"].as_str().expect("an id");
    let table = format!("/tables/{id}");
    while let Some((laid, legal)) = ana.asked(id).await {
        ana.chooses(id, &laid, &legal[0]).await;
    }
    let before = ana.get(&table).await["ply"].clone();
    let other = open("0");
    let ana = ana.at(&other.url);
    // For longer than a turn is somebody's without a word.
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(ana.get(&table).await["ply"], before);
    slow.child.kill().unwrap();
    slow.child.wait().unwrap();
    for _ in 0..400 {
        if ana.get(&table).await["ply"] != before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the bot never answers");
}
