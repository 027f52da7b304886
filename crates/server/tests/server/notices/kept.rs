//! Guests for whom a seat is kept are notified of it, as of a turn of theirs.

use serde_json::json;

use super::{Away, GRACE, tell};
use crate::house::{Guest, token};

/// A group of Ana, to which Ben came; its id, and Ben's id in it.
async fn group(ana: &Guest, ben: &Guest) -> (String, String) {
    let (_, made) = ana.post("/groups", json!({ "name": "Friday" })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let (_, seen) = ben.post(&format!("/groups/{id}/join"), json!({ "token": token(&made["join"]) })).await;
    let people = seen["people"].as_array().unwrap();
    let own = people.iter().find(|person| person["you"] == true).unwrap();
    (id, own["id"].as_str().unwrap().to_owned())
}

/// A table of the group with a seat for Ben: its id, and the link to it that Ben has.
async fn evening(ana: &Guest, ben: &Guest, (group, person): &(String, String)) -> (String, String) {
    let plan = json!({ "game": "race", "people": [person] });
    let (status, made) = ana.post(&format!("/groups/{group}/tables"), plan).await;
    assert_eq!(status, 201, "{made}");
    let (_, lists) = ben.get("/tables").await;
    let link = lists["invited"][0]["join"].clone();
    (made["id"].as_str().unwrap().to_owned(), token(&link))
}

#[tokio::test]
async fn a_seat_is_kept_for_somebody_who_is_away() {
    let away = Away::begins().await;
    let (ana, ben) = (away.inn.guest("Ana").await, away.inn.guest("Ben").await);
    tell(&ben, &away.sink.hook("ben")).await;
    tell(&ana, &away.sink.hook("ana")).await;
    let round = group(&ana, &ben).await;
    let (id, secret) = evening(&ana, &ben, &round).await;
    away.pass(GRACE + 1);
    let told = away.sink.wait("ben", 1).await;
    // The way to the seat stands at the entrance; the table itself is not theirs to look at yet.
    let url = "http://inn.example/".to_owned();
    assert_eq!(ben.get(&format!("/tables/{id}")).await.0, 404);
    let wanted = json!({ "text": "server-notice-kept game=race", "game": "race", "url": url });
    assert_eq!(told[0].body, wanted);
    // Once, and nobody else; and when Ben sits there, their turn is told as ever.
    away.settled().await;
    assert_eq!((away.sink.at("ben").len(), away.sink.at("ana").len()), (1, 0));
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await.0, 200);
    away.pass(GRACE + 1);
    let told = away.sink.wait("ana", 1).await;
    assert_eq!(told[0].body["text"], "server-notice-turn game=race");
    away.inn.close().await;
}

/// Whoever has sat down in time, or does not want to sit with them, is not told.
#[tokio::test]
async fn nobody_is_told_who_sits_there_or_wants_none_of_it() {
    let away = Away::begins().await;
    let (ana, ben) = (away.inn.guest("Ana").await, away.inn.guest("Ben").await);
    tell(&ben, &away.sink.hook("ben")).await;
    let round = group(&ana, &ben).await;
    let (id, secret) = evening(&ana, &ben, &round).await;
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await.0, 200);
    away.pass(GRACE + 1);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 0, "it is Ana's turn");
    // Ben blocks Ana where they sit: then no seat is kept any more.
    let asked = ben.request("put", &format!("/api/v1/tables/{id}/seats/1/apart"));
    assert!(asked.json(&json!({ "how": "blocked" })).send().await.unwrap().status().is_success());
    let plan = json!({ "game": "race", "people": [round.1] });
    assert_eq!(ana.post(&format!("/groups/{}/tables", round.0), plan).await.0, 201);
    away.pass(GRACE + 1);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 0);
    away.inn.close().await;
}
