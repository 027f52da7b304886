//! People first: where bots are asked at the same time they wait, and what somebody has chosen in secret can be thought over.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::house::{Guest, Open};

/// Ana and a bot, who bid in secret and at the same time.
async fn bidding(inn: &Open) -> (Guest, String) {
    let ana = inn.guest("Ana").await;
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "random" })];
    let (status, made) = ana.post("/tables", json!({ "game": "bids", "seats": seats })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    (ana, id)
}

async fn owes(ana: &Guest, id: &str) -> [bool; 2] {
    let table = ana.look(id).await;
    [0, 1].map(|seat| table["seats"][seat]["owes"] == true)
}

/// The bot does not bid before Ana has, and leaves her the while to take her bid back: then she is asked again, and again the
/// bot waits.
#[tokio::test]
async fn a_secret_bid_can_be_thought_over() {
    const WHILE: Duration = Duration::from_millis(700);
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| config.second_thoughts = WHILE).await;
    let (ana, id) = bidding(&inn).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(owes(&ana, &id).await, [true, true], "people come first");
    assert_eq!(ana.bid(&id, 0, 1).await.0, StatusCode::OK);
    tokio::time::sleep(WHILE / 3).await;
    assert_eq!(owes(&ana, &id).await, [false, true], "the bot waits");
    let (status, answer) = ana.post(&format!("/tables/{id}/take-back"), json!({ "to": 0 })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    tokio::time::sleep(WHILE * 3 / 2).await;
    assert_eq!(owes(&ana, &id).await, [true, true], "she thinks again");
    let bid = Instant::now();
    assert_eq!(ana.bid(&id, 0, 2).await.0, StatusCode::OK);
    while ana.look(&id).await["ply"] == 1 {
        assert!(bid.elapsed() < WHILE * 10, "the bot never bids");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(bid.elapsed() >= WHILE, "after {:?}", bid.elapsed());
}

/// What all have seen is not waited for.
#[tokio::test]
async fn an_open_step_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::with(folder.path(), |config| {
        config.second_thoughts = Duration::from_secs(20);
    })
    .await;
    let ana = inn.guest("Ana").await;
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "random" })];
    let (_, made) = ana.post("/tables", json!({ "game": "race", "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let step = json!({ "ply": 0, "choice": "step 1" });
    let (status, answer) = ana.post(&format!("/tables/{id}/choices"), step).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let since = Instant::now();
    while ana.look(&id).await["ply"] == 1 {
        assert!(since.elapsed() < Duration::from_secs(5), "the bot waits");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Nobody else reads what somebody writes down, nor that they did; it is in no record.
#[tokio::test]
async fn a_note_is_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let note = format!("/api/v1/tables/{id}/note");
    let read = async |who: &Guest| {
        let answer = who.request("get", &note).send().await.unwrap();
        answer.json::<Value>().await.unwrap()["text"].clone()
    };
    let before = ben.look(&id).await;
    let write = async |text: String| {
        let body = json!({ "text": text });
        ana.request("put", &note).json(&body).send().await.unwrap().status()
    };
    assert_eq!(write("Ben bids low\nI think".to_owned()).await, 200);
    assert_eq!(write("x".repeat(2001)).await, 422, "too long");
    assert_eq!(read(&ana).await, "Ben bids low\nI think");
    assert_eq!(read(&ben).await, "");
    assert_eq!(ben.look(&id).await, before, "not even that something was written");
    let (status, _) = ana.post(&format!("/tables/{id}/resign"), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let (_, record) = ben.get(&format!("/tables/{id}/record")).await;
    assert!(!record.to_string().contains("bids low"), "{record}");
    assert_eq!(write(String::new()).await, 200);
    assert_eq!(read(&ana).await, "", "an empty one is thrown away");
}

/// A phrase may be said before, in and after a game, by whoever sits there; what is none may not.
#[tokio::test]
async fn phrases_may_always_be_said() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id, _) = inn.table().await;
    let say = async |who: &Guest, remark: &str| {
        let body = json!({ "remark": remark });
        who.post(&format!("/tables/{id}/remarks"), body).await.0
    };
    for phrase in ben.look(&id).await["talk"]["phrases"].as_array().expect("phrases") {
        assert_eq!(say(&ben, phrase["remark"].as_str().expect("notation")).await, 200, "{phrase}");
    }
    assert_eq!(say(&ana, "phrase I hold the Tower").await, 422);
    let said = &ana.look(&id).await["chat"][0];
    assert_eq!(said["remark"]["say"]["id"], "phrase-hello", "{said}");
    let eve = inn.guest("Eve").await;
    assert_eq!(say(&eve, "phrase hello").await, 404);
}
