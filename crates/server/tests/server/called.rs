//! Names and avatars are looked up: a new one is a row of its guest's, and none at the tables where they sit.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Guest, Open, on_a_server, place, token};
use crate::ledger::Ledger;
use crate::race::begin;

async fn call(who: &Guest, name: &str) {
    let asked = who.request("patch", "/api/v1/me").json(&json!({ "name": name }));
    assert_eq!(asked.send().await.unwrap().status(), 200);
}

async fn show(who: &Guest, picture: &str) {
    let asked = who.request("put", "/api/v1/me/picture").json(&json!({ "picture": picture }));
    assert_eq!(asked.send().await.unwrap().status(), 200);
}

/// Name and avatar at each seat.
fn faces(table: &Value) -> Vec<(String, Value)> {
    let seats = table["seats"].as_array().expect("seats").iter();
    seats.map(|seat| (seat["name"].as_str().unwrap().to_owned(), seat["picture"].clone())).collect()
}

/// The names on the line of a table in somebody's list.
async fn listed(who: &Guest, id: &str) -> Vec<String> {
    let tables = who.get("/tables").await.1;
    let all = ["mine", "public", "invited"].map(|list| tables[list].as_array().cloned().unwrap_or_default());
    let line = all.concat().into_iter().find(|table| table["id"] == id).expect("its line");
    faces(&line).into_iter().map(|(name, _)| name).collect()
}

async fn race(ana: &Guest, ben: &Guest, more: Value) -> String {
    let mut plan = json!({ "game": "race" });
    plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (_, made) = ana.post("/tables", plan).await;
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

/// One request writes one row, at however many tables one sits; and everybody is shown it at once.
#[tokio::test]
async fn a_new_name_is_one_row() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let mut ids = Vec::new();
    for public in [false, true, false] {
        ids.push(race(&ana, &ben, json!({ "public": public })).await);
    }
    let ledger = Ledger::of(folder.path());
    let before = ledger.read().await;
    call(&ana, "Lúthien").await;
    show(&ana, "pony").await;
    call(&ana, "Tinúviel").await;
    let shown = [("Tinúviel".to_owned(), json!("pony")), ("Ben".to_owned(), Value::Null)];
    for id in &ids {
        for eyes in [&ana, &ben] {
            assert_eq!(faces(&eyes.look(id).await), shown);
            assert_eq!(listed(eyes, id).await, ["Tinúviel", "Ben"]);
        }
    }
    let stranger = inn.guest("Eve").await;
    assert_eq!(listed(&stranger, &ids[1]).await, ["Tinúviel", "Ben"]);
    assert_eq!(ledger.read().await[1..], before[1..], "of tables nothing is written");
    // The log has it with whatever happens next.
    step(&ana, &ids[0], 0).await;
    let log = ledger.log(&ids[0]).await;
    assert!(log.last().unwrap().contains("pony") && log[log.len() - 2].contains("Tinúviel"), "{log:?}");
    // As one who comes later reads it.
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let ben = ben.at(&inn);
    for id in &ids {
        assert_eq!(faces(&ben.look(id).await), shown);
    }
    inn.close().await;
}

/// What was chosen for one table stays there; what tells two of one name apart is a table's own.
#[tokio::test]
async fn a_name_for_one_table_stays() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = race(&ana, &ben, json!({})).await;
    let named = async |who: &Guest, name: &str| {
        assert_eq!(who.post(&format!("/tables/{id}/name"), json!({ "name": name })).await.0, 200);
    };
    named(&ben, "Frodo").await;
    call(&ben, "Ana").await;
    let names = async || faces(&ana.look(&id).await).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(names().await, ["Ana", "Frodo"]);
    // Back to the name of the house: from then on it is looked up again.
    named(&ben, "Ana").await;
    assert_eq!(names().await, ["Ana", "Ana 2"]);
    call(&ana, "Eve").await;
    assert_eq!(names().await, ["Eve", "Ana 2"]);
    call(&ben, "eve").await;
    assert_eq!(names().await, ["Eve", "eve 2"]);
    assert_eq!(listed(&ana, &id).await, ["Eve", "eve 2"]);
    let long = "x".repeat(24);
    for who in [&ana, &ben, &ana] {
        call(who, &long).await;
    }
    let numbered = format!("{} 2", "x".repeat(22));
    assert_eq!(names().await, [long.clone(), numbered.clone()]);
    step(&ana, &id, 0).await;
    call(&ben, "Ben").await;
    assert_eq!(names().await, [long, "Ben".to_owned()]);
    inn.close().await;
}

/// A game that is over keeps the names by which it was played.
#[tokio::test]
async fn a_finished_game_keeps_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    call(&ana, "Lúthien").await;
    show(&ana, "pony").await;
    for who in [&ana, &ben] {
        assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    }
    call(&ana, "Eve").await;
    show(&ana, "harp").await;
    let played = [("Lúthien".to_owned(), json!("pony")), ("Ben".to_owned(), Value::Null)];
    assert_eq!(faces(&ben.look(&id).await), played);
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let ben = ben.at(&inn);
    assert_eq!(faces(&ben.look(&id).await), played);
    assert_eq!(listed(&ben, &id).await, ["Lúthien", "Ben"]);
    inn.close().await;
}

/// At the next game of the same people everybody is called as they are now, whoever asked for it first; what was chosen for the game before stays.
#[tokio::test]
async fn a_rematch_has_the_names_of_now() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let over = async |id: &str| {
        for who in [&ana, &ben] {
            assert_eq!(who.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
        }
    };
    let next = async |who: &Guest, id: &str| {
        let (status, next) = who.post(&format!("/tables/{id}/rematch"), json!({})).await;
        assert_eq!(status, 200, "{next}");
        next["id"].as_str().unwrap().to_owned()
    };
    let names =
        async |id: &str| faces(&ben.look(id).await).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    over(&id).await;
    call(&ana, "Lúthien").await;
    call(&ben, "Beren").await;
    let second = next(&ben, &id).await;
    assert_eq!(names(&second).await, ["Lúthien", "Beren"], "a seat is kept for her");
    call(&ana, "Tinúviel").await;
    assert_eq!(next(&ana, &id).await, second);
    assert_eq!(names(&second).await, ["Tinúviel", "Beren"]);
    call(&ana, "Ana").await;
    assert_eq!(names(&second).await, ["Ana", "Beren"], "it is looked up there, too");
    let alias = json!({ "name": "Frodo" });
    assert_eq!(ben.post(&format!("/tables/{second}/name"), alias).await.0, 200);
    over(&second).await;
    call(&ben, "Ben").await;
    let third = next(&ben, &second).await;
    assert_eq!(names(&third).await, ["Ana", "Frodo"]);
    assert_eq!(names(&id).await, ["Ana", "Ben"], "the first game is over");
    inn.close().await;
}

/// Whoever looks on is told of a new name though nothing happens at the table.
#[tokio::test]
async fn who_looks_on_sees_a_new_name() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let mut stream = ben.listen(&id, None).await;
    stream.event().await;
    call(&ana, "Lúthien").await;
    let told = async { while faces(&stream.event().await.data)[0].0 != "Lúthien" {} };
    tokio::time::timeout(Duration::from_secs(10), told).await.expect("it is told");
    inn.close().await;
}

/// Tables of a version that wrote each name at each table: their log is marked once, before the first new name.
#[tokio::test]
async fn tables_of_before_follow_too() {
    if on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let ids = [race(&ana, &ben, json!({})).await, race(&ana, &ben, json!({})).await];
    let alias = json!({ "name": "Frodo" });
    assert_eq!(ana.post(&format!("/tables/{}/name", ids[1]), alias).await.0, 200);
    inn.close().await;
    let server::Place::File(file) = place(folder.path()) else { panic!("a file") };
    let older = rusqlite::Connection::open(file).unwrap();
    older
        .execute_batch(
            "DROP TRIGGER log_is_never_rewritten;
             UPDATE log SET body = json_remove(body, '$.house');
             UPDATE tables SET body = json_remove(body, '$.house', '$.marked');",
        )
        .unwrap();
    drop(older);
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    call(&ana, "Eve").await;
    let names =
        async |id: &str| faces(&ben.look(id).await).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!([names(&ids[0]).await, names(&ids[1]).await], [["Eve", "Ben"], ["Frodo", "Ben"]]);
    let ledger = Ledger::of(folder.path());
    let marked = ledger.read().await;
    call(&ana, "Una").await;
    assert_eq!([names(&ids[0]).await, names(&ids[1]).await], [["Una", "Ben"], ["Frodo", "Ben"]]);
    assert_eq!(ledger.read().await[1..], marked[1..]);
    inn.close().await;
}
