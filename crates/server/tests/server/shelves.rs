//! One guest's tables: where they are waited for is never out of sight, and each keeps their own shelf.

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;

use crate::house::{Guest, Open, room, token};
use crate::race::{FIRST, Race};

async fn inn(folder: &tempfile::TempDir, clock: &Clock) -> Open {
    let rooms = [room::<Race<FIRST>>(())];
    Open::house(folder.path(), rooms, |config| config.clock = clock.clone()).await
}

/// A table of these two; the first is asked.
pub async fn race(ana: &Guest, ben: &Guest) -> String {
    let (status, made) = ana.post("/tables", json!({ "game": "race" })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    id
}

async fn step(who: &Guest, id: &str, ply: u64) {
    let body = json!({ "ply": ply, "choice": "step 1" });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{answer}");
}

async fn end(id: &str, both: [&Guest; 2]) {
    for who in both {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
}

async fn mine(who: &Guest) -> Vec<Value> {
    who.get("/tables").await.1["mine"].as_array().unwrap().clone()
}

async fn finished(who: &Guest, query: &str) -> Value {
    let (status, answer) = who.get(&format!("/me/finished?{query}")).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

async fn keep(who: &Guest, id: &str, how: Value) -> u16 {
    let request = who.request("put", &format!("/api/v1/me/tables/{id}"));
    request.json(&how).send().await.unwrap().status().as_u16()
}

fn ids(cards: &[Value]) -> Vec<&str> {
    cards.iter().map(|card| card["id"].as_str().unwrap()).collect()
}

/// Sixty tables under way and many that are over: all sixty are listed, and first those where it is Ana's turn, the one
/// that has waited longest foremost.
#[tokio::test]
async fn of_sixty_tables_none_is_left_out() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let inn = inn(&folder, &clock).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (mut asked, mut others) = (Vec::new(), Vec::new());
    for number in 0..60 {
        clock.turn(Duration::from_secs(60));
        let id = race(&ana, &ben).await;
        if number % 3 == 0 {
            asked.push(id);
        } else {
            step(&ana, &id, 0).await;
            others.push(id);
        }
    }
    for _ in 0..55 {
        let id = race(&ana, &ben).await;
        end(&id, [&ana, &ben]).await;
    }
    let waiting = ana.post("/tables", json!({ "game": "race" })).await.1["id"].clone();
    let cards = mine(&ana).await;
    let (turn, rest) = cards.split_at(20);
    assert_eq!(ids(turn), asked);
    assert!(turn.iter().all(|card| card["your_turn"] == true));
    let since = turn.iter().map(|card| card["since"].as_i64().unwrap());
    assert!(since.is_sorted(), "the oldest first");
    let mut under_way = ids(&rest[..40]);
    under_way.sort_unstable();
    others.sort_unstable();
    assert_eq!(under_way, others);
    assert_eq!((&rest[40]["id"], &rest[40]["status"]), (&waiting, &json!("waiting")));
    assert!(rest[41..].iter().all(|card| card["status"] == "finished"));
    assert_eq!(ana.get("/tables").await.1["finished"], 55);
    // For Ben it is the other way round.
    let bens = mine(&ben).await;
    assert_eq!(bens.iter().filter(|card| card["your_turn"] == true).count(), 40);
    assert_eq!(finished(&ana, "").await["all"], 55);
    assert_eq!(finished(&ana, "page=1").await["tables"].as_array().unwrap().len(), 5);
    inn.close().await;
}

/// What somebody calls a table, and what they put aside, is theirs alone; and comes back when it is their turn.
#[tokio::test]
async fn a_shelf_is_ones_own() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let open = inn(&folder, &clock).await;
    let (ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let id = race(&ana, &ben).await;
    assert_eq!(keep(&ana, &id, json!({ "name": "  Fridays ", "hidden": true })).await, 200);
    let card = mine(&ana).await.remove(0);
    assert_eq!(
        [&card["label"], &card["hidden"], &card["your_turn"]],
        [&json!("Fridays"), &json!(false), &json!(true)],
        "nobody overlooks that it is their turn"
    );
    step(&ana, &id, 0).await;
    open.close().await;
    let open = inn(&folder, &clock).await;
    let (ana, ben) = (ana.at(&open), ben.at(&open));
    let card = mine(&ana).await.remove(0);
    assert_eq!((&card["label"], &card["hidden"]), (&json!("Fridays"), &json!(true)));
    let card = mine(&ben).await.remove(0);
    assert_eq!((&card["label"], &card["hidden"]), (&json!(""), &json!(false)));
    assert_eq!(keep(&ana, &id, json!({ "name": "" })).await, 200);
    let card = mine(&ana).await.remove(0);
    assert_eq!((&card["label"], &card["hidden"]), (&json!(""), &json!(true)));
    assert_eq!(keep(&ana, &id, json!({ "name": "x".repeat(49) })).await, 422);
    let eve = open.guest("Eve").await;
    assert_eq!(keep(&eve, &id, json!({ "hidden": true })).await, 404);
    open.close().await;
}

/// Games that are over are found by game and by how they ended.
#[tokio::test]
async fn what_is_over_is_found_again() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let inn = inn(&folder, &clock).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (lost, won, open) = (race(&ana, &ben).await, race(&ana, &ben).await, race(&ana, &ben).await);
    for (id, who) in [(&lost, &ana), (&won, &ben)] {
        clock.turn(Duration::from_secs(60));
        assert_eq!(who.post(&format!("/tables/{id}/resign"), json!({})).await.0, 200);
    }
    clock.turn(Duration::from_secs(60));
    end(&open, [&ana, &ben]).await;
    let found = async |query: &str| {
        let answer = finished(&ana, query).await;
        let tables = answer["tables"].as_array().unwrap();
        ids(tables).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(found("").await, [open.clone(), won.clone(), lost.clone()]);
    assert_eq!(found("result=won").await, std::slice::from_ref(&won));
    assert_eq!(found("result=lost&game=race").await, std::slice::from_ref(&lost));
    assert_eq!(found("result=open").await, std::slice::from_ref(&open));
    assert_eq!(found("game=bids").await, [""; 0]);
    assert_eq!(keep(&ana, &won, json!({ "hidden": true })).await, 200);
    assert_eq!(found("result=won").await, [""; 0]);
    assert_eq!(found("result=won&hidden=yes").await, std::slice::from_ref(&won));
    assert_eq!(ana.get("/me/finished?result=nice").await.0, 400);
    inn.close().await;
}

/// Who looks at one table hears at once that it is their turn at another.
#[tokio::test]
async fn a_table_tells_of_the_others() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let inn = inn(&folder, &clock).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (here, there) = (race(&ana, &ben).await, race(&ana, &ben).await);
    let elsewhere = |table: &Value| {
        let all = table["elsewhere"].as_array().unwrap().iter();
        all.map(|other| other["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(elsewhere(&ben.look(&here).await), [""; 0]);
    assert_eq!(elsewhere(&ana.look(&here).await), std::slice::from_ref(&there));
    let mut stream = ben.listen(&here, None).await;
    assert_eq!(elsewhere(&stream.event().await.data), [""; 0]);
    step(&ana, &there, 0).await;
    assert_eq!(elsewhere(&stream.event().await.data), std::slice::from_ref(&there));
    step(&ben, &there, 1).await;
    assert_eq!(elsewhere(&stream.event().await.data), [""; 0]);
    // A stranger who may look is told of nobody's tables.
    let (_, made) = ana.post("/tables", json!({ "game": "race", "public": true })).await;
    let eve = inn.guest("Eve").await;
    assert_eq!(elsewhere(&eve.look(made["id"].as_str().unwrap()).await), [""; 0]);
    inn.close().await;
}
