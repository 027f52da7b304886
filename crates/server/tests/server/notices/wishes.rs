//! Guests who want to hear of public tables that look for players are notified, as of a turn of theirs.

use serde_json::{Value, json};

use super::{Away, GRACE, say_where, tell};
use crate::house::Guest;

/// The time that is left them to see by themselves, in seconds, and one more.
const PATIENCE: u64 = 91;

async fn wish(who: &Guest, games: Value) -> (u16, Value) {
    let asked = who.request("put", "/api/v1/me/notices/wishes");
    let answer = asked.json(&json!({ "games": games })).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

async fn opens(who: &Guest, public: bool) -> String {
    let (status, made) = who.post("/tables", json!({ "game": "race", "public": public })).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn somebody_wants_to_play() {
    let away = Away::begins().await;
    let (ana, ben) = (away.inn.guest("Ana").await, away.inn.guest("Ben").await);
    tell(&ben, &away.sink.hook("ben")).await;
    let (status, said) = wish(&ben, json!(["race", "race"])).await;
    assert_eq!((status, &said["wishes"]), (200, &json!(["race"])));
    let (status, said) = wish(&ben, json!(["chess"])).await;
    assert_eq!((status, &said["error"]["code"]), (404, &json!("no-game")), "{said}");
    opens(&ana, false).await;
    let id = opens(&ana, true).await;
    away.settled().await;
    away.sink.wait("ben", 1).await;
    let told = away.sink.at("ben").remove(0).body;
    let url = format!("http://inn.example/t/{id}");
    assert_eq!(told, json!({ "text": "server-notice-open game=race", "game": "race", "url": url }));
    // By the address a stranger comes to the table, and may sit down.
    let (_, lobby) = ben.get("/tables").await;
    assert!(lobby.to_string().contains(&id), "{lobby}");
    away.inn.close().await;
}

/// Where it is their turn is told by itself, and first.
#[tokio::test]
async fn turns_come_first() {
    let away = Away::begins().await;
    let (ana, ben, _) = away.bens_turn("ben").await;
    assert_eq!(wish(&ben, json!(["race"])).await.0, 200);
    away.pass(GRACE - PATIENCE);
    opens(&ana, true).await;
    away.pass(PATIENCE);
    let told = away.sink.wait("ben", 2).await;
    let texts = told.iter().map(|came| came.body["text"].as_str().unwrap().to_owned());
    let wanted = ["server-notice-turn game=race", "server-notice-open game=race"];
    assert_eq!(texts.collect::<Vec<_>>(), wanted);
    away.inn.close().await;
}

/// Nobody is wanted any more when the game has begun.
#[tokio::test]
async fn not_when_they_are_complete() {
    let away = Away::begins().await;
    let ben = away.inn.guest("Ben").await;
    tell(&ben, &away.sink.hook("ben")).await;
    assert_eq!(wish(&ben, json!(["race"])).await.0, 200);
    let (ana, cora) = (away.inn.guest("Ana").await, away.inn.guest("Cora").await);
    let id = opens(&ana, true).await;
    let (_, made) = ana.get(&format!("/tables/{id}")).await;
    let secret = json!({ "token": crate::house::token(&made["links"]["join"]) });
    assert_eq!(cora.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 0);
    away.inn.close().await;
}

/// Who is told in no way may say so all the same, and is told when there is one.
#[tokio::test]
async fn a_wish_without_a_way() {
    let away = Away::begins().await;
    let (ana, ben) = (away.inn.guest("Ana").await, away.inn.guest("Ben").await);
    assert_eq!(wish(&ben, json!(["race"])).await.0, 200);
    assert_eq!(wish(&Guest::nobody(&away.inn), json!(["race"])).await.0, 401);
    opens(&ana, true).await;
    assert_eq!(say_where(&ben, "plain", &away.sink.hook("ben")).await.0, 200);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 0, "he came too late for that one");
    opens(&ana, true).await;
    away.pass(PATIENCE);
    away.sink.wait("ben", 1).await;
    away.inn.close().await;
}
