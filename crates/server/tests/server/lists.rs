//! Several choices sent as one: all of them, or none.

use serde_json::{Value, json};

use crate::house::{Guest, Open, room, token};
use crate::ledger::Ledger;
use crate::race::{Race, STROLL, begin};
use crate::stones::Stones;

async fn open(folder: &std::path::Path) -> Open {
    Open::house(folder, [room::<Race<STROLL>>(())], |_| {}).await
}

async fn send(who: &Guest, id: &str, ply: u64, choices: &[&str]) -> (u16, Value) {
    let list = json!({ "ply": ply, "choices": choices });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), list).await;
    (status.as_u16(), answer)
}

async fn place(who: &Guest, id: &str) -> Value {
    who.look(id).await["view"]["places"]["1"].clone()
}

#[tokio::test]
async fn a_list_is_made_as_one_and_taken_back_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let ledger = Ledger::of(folder.path());
    let before = ledger.log(&id).await.len();
    let list = ["step 1", "step 1", "step 2"];
    for _ in 0..3 {
        let (status, answer) = send(&ana, &id, 0, &list).await;
        assert_eq!((status, &answer["ply"]), (200, &json!(3)), "{answer}");
        assert_eq!(ledger.log(&id).await.len(), before + 3, "a retry changes nothing");
    }
    assert_eq!(place(&ben, &id).await, 4);

    // It is on the disk: who opens the inn again finds it.
    inn.close().await;
    let inn = open(folder.path()).await;
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    assert_eq!(place(&ben, &id).await, 4);

    let (status, _) = ana.post(&format!("/tables/{id}/take-back"), json!({})).await;
    assert_eq!(status, 200);
    let now = ana.look(&id).await;
    assert_eq!((&now["ply"], &now["view"]["places"]["1"]), (&json!(0), &json!(0)));
    // What was taken back is no retry.
    let (status, answer) = send(&ana, &id, 0, &list).await;
    assert_eq!((status, &answer["ply"]), (200, &json!(3)), "{answer}");
    inn.close().await;
}

#[tokio::test]
async fn a_list_may_end_in_a_draw() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(folder.path()).await;
    let (ana, _, id) = begin(&inn).await;
    let (status, answer) = send(&ana, &id, 0, &["step 1", "roll"]).await;
    assert_eq!((status, &answer["ply"]), (200, &json!(2)), "{answer}");
    inn.close().await;
}

#[tokio::test]
async fn of_a_list_that_may_not_be_made_nothing_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let ledger = Ledger::of(folder.path());
    let before = ledger.log(&id).await.len();
    let many = ["step 1"; 65];
    for (who, ply, list, expected) in [
        (&ana, 0, &["step 1", "step 2", "step 1"][..], (422, "list-ends")),
        (&ana, 0, &["roll", "step 1"], (422, "list-ends")),
        // Behind a draw nothing is even tried.
        (&ana, 0, &["roll", "dance"], (422, "list-ends")),
        (&ana, 0, &["step 1", "dance"], (422, "unknown-choice")),
        (&ana, 0, &["dance", "step 1"], (422, "unknown-choice")),
        (&ana, 7, &["step 1", "step 1"], (409, "stale")),
        (&ben, 0, &["step 1", "step 1"], (409, "not-asked")),
        (&ana, 0, &[], (400, "bad-request")),
        (&ana, 0, &many, (400, "bad-request")),
    ] {
        let (status, answer) = send(who, &id, ply, list).await;
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        assert_eq!((status, code), expected, "{list:?}: {answer}");
        assert_eq!(ledger.log(&id).await.len(), before, "{list:?}");
        assert_eq!(place(&ana, &id).await, 0, "{list:?}");
    }
    let both = json!({ "ply": 0, "choice": "step 1", "choices": ["step 1"] });
    let neither = json!({ "ply": 0 });
    for body in [both, neither] {
        let (status, answer) = ana.post(&format!("/tables/{id}/choices"), body).await;
        assert_eq!(
            (status.as_u16(), answer["error"]["code"].as_str()),
            (400, Some("bad-request")),
            "{answer}"
        );
    }
    // And stale it is when somebody has gone on meanwhile.
    assert_eq!(send(&ana, &id, 0, &["step 1"]).await.0, 200);
    assert_eq!(send(&ana, &id, 0, &["step 2", "step 1"]).await.0, 409);
    inn.close().await;
}

/// Sent again is what one has sent last, and as it was sent: whoever sends an older choice has not seen what was made since.
#[tokio::test]
async fn only_the_last_that_a_seat_sent_is_a_retry() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(folder.path()).await;
    let (ana, ben, id) = begin(&inn).await;
    let ledger = Ledger::of(folder.path());
    for (ply, list) in [(0, &["step 1"][..]), (1, &["step 1"]), (2, &["step 1", "step 1"])] {
        assert_eq!(send(&ana, &id, ply, list).await.0, 200, "{list:?}");
    }
    let before = ledger.log(&id).await.len();
    // Older ones; a part of the last; and what went before together with it.
    for (ply, list) in [
        (0, &["step 1"][..]),
        (1, &["step 1"]),
        (2, &["step 1"]),
        (0, &["step 1", "step 1"]),
        (1, &["step 1", "step 1", "step 1"]),
    ] {
        let (status, answer) = send(&ana, &id, ply, list).await;
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("stale")), "{ply} {list:?}: {answer}");
    }
    assert_eq!(send(&ana, &id, 2, &["step 1", "step 1"]).await.0, 200);
    assert_eq!(ledger.log(&id).await.len(), before, "neither changes anything");

    // What others have done since does not make it an older one.
    assert_eq!(send(&ana, &id, 4, &["step 2"]).await.0, 200);
    assert_eq!(send(&ben, &id, 5, &["step 1"]).await.0, 200);
    assert_eq!(send(&ana, &id, 4, &["step 2"]).await.0, 200);
    assert_eq!(send(&ana, &id, 2, &["step 1", "step 1"]).await.0, 409);
    assert_eq!(place(&ben, &id).await, 6);
    inn.close().await;
}

/// Whoever gives three stones away says so of the third, too, though it goes by itself, and the other one is asked then: all is done.
#[tokio::test]
async fn what_goes_by_itself_may_stand_in_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [room::<Stones>(())], |_| {}).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let (_, made) = ana.post("/tables", json!({ "game": "stones" })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let secret = json!({ "token": token(&made["links"]["join"]) });
    assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
    let ledger = Ledger::of(folder.path());
    let before = ledger.log(&id).await.len();
    let (status, answer) = send(&ana, &id, 0, &["two", "one", "one"]).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("list-ends")), "{answer}");
    assert_eq!(answer["error"]["say"]["args"]["made"]["number"], 2, "so many can: {answer}");
    assert_eq!(ledger.log(&id).await.len(), before);
    let all = ["two", "one", "three"];
    for _ in 0..2 {
        let (status, answer) = send(&ana, &id, 0, &all).await;
        assert_eq!((status, &answer["ply"]), (200, &json!(2)), "{answer}");
        assert_eq!(ledger.log(&id).await.len(), before + 2, "what went by itself is not written");
    }
    // What was written of it is the same; more, or other, is not.
    assert_eq!(send(&ana, &id, 0, &["two", "one"]).await.0, 200);
    assert_eq!(send(&ana, &id, 0, &["two", "one", "one"]).await.0, 409);
    assert_eq!(send(&ben, &id, 2, &["two"]).await.0, 200);
    assert_eq!(ana.look(&id).await["status"], "finished");
    inn.close().await;
}
