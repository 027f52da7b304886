//! While a table waits its host may still change how it is played; afterwards, and others, may not.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::house::{Guest, Open, token};

async fn refused(who: &Guest, id: &str, body: Value) -> (u16, String) {
    let (status, answer) = who.post(&format!("/tables/{id}/options"), body).await;
    (status.as_u16(), answer["error"]["code"].as_str().unwrap_or_default().to_owned())
}

/// Ana waits at a table for somebody: its id, and the secret of its link.
async fn waits(ana: &Guest) -> (String, String) {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (status, made) = ana.post("/tables", json!({ "game": "bids", "seats": seats, "pace": "3d" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    (made["id"].as_str().unwrap().to_owned(), token(&made["links"]["join"]))
}

#[tokio::test]
async fn what_is_changed_is_played_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (id, secret) = waits(&ana).await;
    let version = ana.look(&id).await["version"].clone();
    // Nothing new is no entry.
    let same = json!({ "options": { "rounds": "3" }, "pace": "3d" });
    assert_eq!(refused(&ana, &id, same).await, (200, String::new()));
    assert_eq!(ana.look(&id).await["version"], version);
    let new = json!({ "options": { "rounds": "9" }, "pace": "10+5" });
    assert_eq!(refused(&ana, &id, new).await, (200, String::new()));
    let inn = {
        inn.close().await;
        Open::new(folder.path()).await
    };
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    let seen = ana.look(&id).await;
    assert_eq!((&seen["options"]["rounds"], &seen["pace"]), (&json!("9"), &json!("10+5")));
    // What is not named stays.
    assert_eq!(refused(&ana, &id, json!({ "pace": "free" })).await, (200, String::new()));
    assert_eq!(ana.look(&id).await["options"]["rounds"], "9");
    let (_, lobby) = ana.get("/tables").await;
    assert_eq!(lobby["mine"][0]["options"]["rounds"], "9");
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await.0, 200);
    // Nine rounds, and not three: after three it goes on, also where the log is read anew.
    for round in 0..3 {
        for guest in [&ana, &ben] {
            assert_eq!(guest.bid(&id, 2 * round, 1).await.0, 200);
        }
    }
    inn.close().await;
    let inn = Open::new(folder.path()).await;
    let seen = ana.at(&inn).look(&id).await;
    assert_eq!((&seen["status"], &seen["ply"]), (&json!("playing"), &json!(6)));
    inn.close().await;
}

#[tokio::test]
async fn others_may_not_and_nobody_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (id, secret) = waits(&ana).await;
    let new = || json!({ "options": { "rounds": "9" } });
    assert_eq!(refused(&ben, &id, new()).await, (404, "no-table".to_owned()));
    for wrong in [
        json!({ "options": { "rounds": "4" } }),
        json!({ "options": { "colour": "red" } }),
        json!({ "pace": "soon" }),
        json!({ "pace": "0d" }),
    ] {
        assert_eq!(refused(&ana, &id, wrong.clone()).await.0, 422, "{wrong}");
    }
    assert_eq!(ana.look(&id).await["options"]["rounds"], "3", "what is refused changes nothing");
    assert_eq!(ben.post(&format!("/tables/{id}/join"), json!({ "token": secret })).await.0, 200);
    assert_eq!(refused(&ben, &id, new()).await, (403, "not-host".to_owned()));
    assert_eq!(refused(&ana, &id, new()).await, (409, "has-begun".to_owned()));
    assert_eq!(ana.look(&id).await["options"]["rounds"], "3");
    inn.close().await;
}

/// Without script a form does the same.
#[tokio::test]
async fn by_a_form() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (id, _) = waits(&ana).await;
    let send = |who: &Guest, body: &'static str| {
        let asked = who.request("post", &format!("/t/{id}/options"));
        asked.header("content-type", "application/x-www-form-urlencoded").body(body).send()
    };
    assert_eq!(send(&ben, "option-rounds=9").await.unwrap().status(), 404);
    assert!(send(&ana, "option-rounds=9&pace=7d").await.is_ok());
    let seen = ana.look(&id).await;
    assert_eq!((&seen["options"]["rounds"], &seen["pace"]), (&json!("9"), &json!("7d")));
    // A tick that was not shown changes nothing; one that was shown and is not set is a no.
    for (body, programs) in [
        ("pace=7d&programs=asked&no-programs=yes", false),
        ("pace=3d", false),
        ("pace=3d&programs=asked", true),
        ("pace=7d", true),
    ] {
        assert!(send(&ana, body).await.is_ok());
        assert_eq!(ana.look(&id).await["programs"], programs, "{body}");
    }
    inn.close().await;
}
