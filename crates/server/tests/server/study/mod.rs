//! The puzzles that the inn sets, and the history of a guest's games.

mod campaign;
mod day;
mod look_back;
mod play_on;
mod puzzles;
mod statistics;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Puzzles, Room};
use table::{Puzzle, Seat, SetupRequest};
use tricks::Tricks;
use tricks::book::Data;

use crate::house::{Guest, Open, Toy, room, token, toys};

/// One round, in which seat 1 has to bid 2: the number of the puzzle is 7.
fn puzzle(number: u64) -> Option<Puzzle> {
    (number == 7).then(|| Puzzle {
        seed: 7,
        grade: 2,
        players: 2,
        options: BTreeMap::from([("rounds".to_owned(), "9".to_owned())]),
        begin: "rounds: 1".to_owned(),
        seat: Seat::new(0),
        answer: "bid 2".to_owned(),
        others: vec!["bid 1".to_owned(), "bid 3".to_owned()],
        fails: BTreeMap::new(),
        line: vec![(Seat::new(1), "bid 1".to_owned())],
        question: None,
        reckoned: None,
    })
}

/// The first toy game with that puzzle, and with a campaign of two chapters.
pub fn puzzled() -> Room {
    let table = |_| Some(SetupRequest::players(2).option("rounds", "3"));
    let puzzles = Puzzles { make: Box::new(puzzle), table: Box::new(table), shelf: vec![(7, 2), (8, 3)] };
    Room { puzzles: Some(Arc::new(puzzles)), campaign: Some("rounds"), ..room::<Toy>(()) }
}

async fn inn(folder: &tempfile::TempDir, clock: &Clock) -> Open {
    let [_, race] = toys();
    let tricks = room::<Tricks>(Data::built_in());
    Open::house(folder.path(), [puzzled(), race, tricks], |config| {
        config.clock = clock.clone();
        config.bot_pace = Duration::from_millis(5);
    })
    .await
}

async fn make(who: &Guest, body: Value) -> String {
    let (status, made) = who.post("/tables", body).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

/// A bid of a seat at a table where the guest has several.
async fn bid(who: &Guest, id: &str, seat: u8, bid: u8) -> (u16, Value) {
    let table = who.look(id).await;
    let ply = table["ply"].as_u64().unwrap();
    let asked = table["laid"].as_array().unwrap().iter().find(|laid| laid["seat"] == seat);
    let ply = asked.map_or(ply, |laid| laid["ply"].as_u64().unwrap());
    let body = json!({ "seat": seat, "ply": ply, "choice": format!("bid {bid}") });
    let (status, said) = who.post(&format!("/tables/{id}/choices"), body).await;
    (status.as_u16(), said)
}

async fn when(who: &Guest, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let table = who.look(id).await;
        if wanted(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it does not come to that: {}", who.look(id).await);
}

async fn shelf(who: &Guest) -> Value {
    let (status, view) = who.get("/puzzles/bids").await;
    assert_eq!(status, 200, "{view}");
    view
}

/// Plays the game of both seats to its end: seat 1 wins every round.
async fn play(who: &Guest, id: &str) -> Value {
    for _ in 0..3 {
        assert_eq!(bid(who, id, 1, 3).await.0, 200);
        assert_eq!(bid(who, id, 2, 1).await.0, 200);
    }
    who.look(id).await
}

/// A game of the two, in which Ana has seat 1.
async fn against_ben(ana: &Guest, ben: &Guest, rounds: &str) -> String {
    let (status, made) =
        ana.post("/tables", json!({ "game": "bids", "options": { "rounds": rounds } })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    id
}

/// A game of the two that is over: Ana has won all three rounds.
async fn won_by_ana(ana: &Guest, ben: &Guest) -> String {
    let id = against_ben(ana, ben, "3").await;
    for _ in 0..3 {
        assert_eq!(bid(ana, &id, 1, 3).await.0, 200);
        assert_eq!(bid(ben, &id, 2, 1).await.0, 200);
    }
    id
}

/// A table of the two, with bots on the other seats; their game is over.
async fn ended_by_two(ana: &Guest, ben: &Guest) -> String {
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, bot, bot]);
    let (status, made) = ana.post("/tables", json!({ "game": "tricks", "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    for who in [ana, ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    assert_eq!(ana.look(&id).await["status"], "finished");
    id
}
