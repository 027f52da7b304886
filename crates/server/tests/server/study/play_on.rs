//! Tables that go on from a step of a game that is over.

use serde_json::{Value, json};
use server::Clock;

use super::{ended_by_two, inn, make, when};
use crate::house::{Guest, token};

/// From a step of a game that is over one plays on, at a table that counts nowhere.
#[tokio::test]
async fn one_plays_on_from_a_step() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let bot = json!({ "kind": "bot", "level": "random" });
    let id = make(&ana, json!({ "game": "tricks", "seats": [{ "kind": "me" }, bot, bot, bot] })).await;
    let play = async |who: &Guest, id: &str, ply: &str| {
        let (status, said) = who.post(&format!("/tables/{id}/steps/{ply}/play"), json!({})).await;
        (status.as_u16(), said)
    };
    assert_eq!(play(&ana, &id, "0").await.0, 403, "it is not over");
    let before = when(&ana, &id, |table| table["laid"][0]["seat"] == 1).await;
    let choices = before["laid"][0]["choices"].as_array().unwrap();
    let legal = choices.iter().find(|choice| choice["refusal"].is_null()).expect("a legal choice");
    let (ply, choice) = (&before["ply"], &legal["choice"]);
    let made = json!({ "ply": before["laid"][0]["ply"], "choice": choice });
    let (status, said) = ana.post(&format!("/tables/{id}/choices"), made).await;
    assert_eq!(status, 200, "{said}");
    assert_eq!(ana.post(&format!("/tables/{id}/resign"), json!({})).await.0, 200);
    let (_, seen) = ana.get(&format!("/tables/{id}/steps/{ply}")).await;
    assert_eq!(seen["plays_on"], true);
    let (status, next) = play(&ana, &id, &ply.to_string()).await;
    assert_eq!(status, 200, "{next}");
    let next = ana.look(next["id"].as_str().unwrap()).await;
    assert_eq!((&next["again"], &next["status"]), (&json!(true), &json!("playing")));
    assert_eq!(next["study"], true, "with luck of its own: it is no deal that was played before");
    let (_, lists) = ana.get("/tables").await;
    let card = lists["mine"].as_array().unwrap().iter().find(|card| card["id"] == next["id"]);
    assert_eq!(card.expect("a line in the lists")["study"], true);
    assert_eq!(next["seats"][1]["level"], "random", "with the same bots");
    assert_eq!(next["view"], before["view"], "it begins as it stood there");
    // Not past the end, not from what is no step, not by others.
    assert_eq!(play(&ana, &id, "99").await.0, 404);
    assert_eq!(play(&ana, &id, "x").await.0, 404);
    assert_eq!(play(&ben, &id, "0").await.0, 404);
    inn.close().await;
}

/// Where several played each of them does: with the others, for whom their seats are kept, or against bots.
#[tokio::test]
async fn friends_play_on_from_a_step() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let id = ended_by_two(&ana, &ben).await;
    let (_, seen) = ana.get(&format!("/tables/{id}/steps/0")).await;
    assert_eq!(seen["plays_on"], true);
    let play = async |who: &Guest, body: Value| {
        let (status, said) = who.post(&format!("/tables/{id}/steps/0/play"), body).await;
        assert_eq!(status, 200, "{said}");
        said["id"].as_str().unwrap().to_owned()
    };
    let next = play(&ben, json!({})).await;
    let table = ben.look(&next).await;
    assert_eq!((&table["again"], &table["status"]), (&json!(true), &json!("waiting")));
    assert_eq!((&table["seats"][0]["kind"], &table["seats"][0]["name"]), (&json!("open"), &json!("Ana")));
    assert_eq!((&table["seats"][1]["you"], &table["seats"][2]["level"]), (&json!(true), &json!("random")));
    // It stays as it was set up: it goes on from a game of that kind.
    assert!(table["offered"].is_null());
    let (status, said) = ben.post(&format!("/tables/{next}/options"), json!({ "pace": "3d" })).await;
    assert_eq!((status.as_u16(), &said["error"]["code"]), (409, &json!("has-begun")));
    let (_, lists) = ana.get("/tables").await;
    assert_eq!(lists["invited"][0]["id"], json!(next));
    let secret = json!({ "token": token(&lists["invited"][0]["join"]) });
    assert_eq!(ana.post(&format!("/tables/{next}/join"), secret).await.0, 200);
    assert_eq!(ana.look(&next).await["status"], "playing");
    // Two sit there: nobody is helped.
    for who in [&ana, &ben] {
        let (status, said) = who.post(&format!("/tables/{next}/hint"), json!({})).await;
        assert_eq!((status.as_u16(), &said["error"]["code"]), (409, &json!("no-hint")));
    }
    // Against bots it begins at once, and hints are open.
    let next = play(&ana, json!({ "bots": true })).await;
    let asked = when(&ana, &next, |table| table["laid"][0]["seat"] == 1).await;
    assert_eq!((&asked["seats"][1]["kind"], &asked["hints"]), (&json!("bot"), &json!(true)));
    inn.close().await;
}

/// Whoever sat at a game finds at its replay what was played on from it, by name, and there the way back.
#[tokio::test]
async fn what_goes_on_from_a_game_is_listed() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let open = inn(&folder, &clock).await;
    let (ana, ben) = (open.guest("Ana").await, open.guest("Ben").await);
    let id = ended_by_two(&ana, &ben).await;
    let play = format!("/tables/{id}/steps/0/play");
    let (status, said) = ana.post(&play, json!({ "name": "x".repeat(49) })).await;
    assert_eq!((status.as_u16(), &said["error"]["code"]), (422, &json!("bad-name")));
    let (status, said) = ana.post(&play, json!({ "bots": true, "name": " The  other road " })).await;
    assert_eq!(status, 200, "{said}");
    let next = said["id"].as_str().unwrap().to_owned();
    assert_eq!(ana.look(&next).await["name"], "The other road");
    let listed = async |who: &Guest, more: &str| {
        let (status, seen) = who.get(&format!("/tables/{id}/steps/0{more}")).await;
        assert_eq!(status, 200, "{seen}");
        seen["branches"].clone()
    };
    let branch = listed(&ben, "").await[0].clone();
    assert_eq!((&branch["id"], &branch["name"]), (&json!(next), &json!("The other road")));
    assert_eq!(
        (&branch["seat"], &branch["ply"], &branch["status"]),
        (&json!(1), &json!(0), &json!("playing"))
    );
    assert!(branch["link"].as_str().unwrap().contains("/watch/"), "{branch}");
    // Whoever has the link alone is told of none.
    let secret = token(&ana.look(&id).await["links"]["replay"]);
    assert_eq!(listed(&Guest::nobody(&open), &format!("?token={secret}")).await, json!([]));
    assert_eq!(ana.post(&format!("/tables/{next}/resign"), json!({})).await.0, 200);
    open.close().await;

    let open = inn(&folder, &clock).await;
    let (ana, ben) = (ana.at(&open), ben.at(&open));
    let (_, seen) = ben.get(&format!("/tables/{id}/steps/0")).await;
    let branch = &seen["branches"][0];
    assert_eq!(branch["status"], "finished");
    let secret = token(&branch["link"]);
    let (status, seen) = ben.get(&format!("/tables/{next}/steps/0?token={secret}")).await;
    assert_eq!((status.as_u16(), &seen["from"]), (200, &Value::Null), "he does not sit there");
    let (_, seen) = ana.get(&format!("/tables/{next}/steps/0")).await;
    assert_eq!(seen["from"], json!({ "table": id, "ply": 0 }));
    open.close().await;

    // The host has tidied up: no way leads there any more.
    let store = store::Store::at(&crate::house::place(folder.path()), store::Options::default()).unwrap();
    assert_eq!(store.dismiss(vec![id]).await.unwrap(), 1);
    store.close().await;
    let open = inn(&folder, &clock).await;
    let (status, seen) = ana.at(&open).get(&format!("/tables/{next}/steps/0")).await;
    assert_eq!((status.as_u16(), &seen["from"]), (200, &Value::Null));
    open.close().await;
}
