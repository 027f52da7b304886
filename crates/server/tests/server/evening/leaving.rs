//! Leaving a game before its end: giving up, and agreeing to stop.

use serde_json::{Value, json};

use super::{Party, allowed, inn};

#[tokio::test]
async fn of_two_one_gives_up_and_the_other_has_won() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let party = Party::gather(&inn, &["Ana", "Ben"]).await;
    party.go_on().await;
    party.done(&party.guests[1], "resign", json!({})).await;
    for who in &party.guests {
        let ended = party.look(who).await["ended"].clone();
        assert_eq!((&ended["how"], &ended["resigned"]), (&json!("resigned"), &json!([2])));
        assert_eq!(ended["outcome"]["winners"], json!([1]));
    }
    inn.close().await;
}

#[tokio::test]
async fn of_three_one_gives_up_and_the_others_agree_to_stop() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let party = Party::gather(&inn, &["Ana", "Ben", "Cleo"]).await;
    let [ana, ben, cleo] = &party.guests[..] else { unreachable!() };
    for _ in 0..3 {
        party.go_on().await;
    }
    // A proposal that waits for Ben as well is not held up by his going.
    party.done(ana, "end", json!({})).await;
    let end = party.look(ben).await["end"].clone();
    assert_eq!((&end["by"], &end["waiting"]), (&json!(1), &json!([2, 3])));
    party.done(ben, "resign", json!({})).await;
    let table = party.look(cleo).await;
    assert_eq!(table["end"]["waiting"], json!([3]));
    assert_eq!((&table["status"], &table["ended"]), (&json!("playing"), &Value::Null));
    let seat = &table["seats"][1];
    assert_eq!(
        (&seat["resigned"], &seat["level"], &seat["name"]),
        (&json!(true), &json!("fair"), &json!("Ben"))
    );
    // Ben looks on, and decides nothing any more.
    let table = party.look(ben).await;
    assert_eq!((&table["you"], &table["laid"]), (&json!([]), &json!([])));
    let gone = (403, "not-seated".to_owned());
    for (what, body) in [
        ("choices", json!({ "ply": 3, "choice": "roll" })),
        ("resign", json!({})),
        ("end", json!({})),
        ("end/answer", json!({ "agree": true })),
        ("take-back", json!({})),
    ] {
        assert_eq!(party.refused(ben, what, body).await, gone, "{what}");
    }
    party.done(ben, "chat", json!({ "text": "good luck" })).await;
    // A bot plays his seat, and the game goes on past it.
    party.done(cleo, "end/answer", json!({ "agree": false })).await;
    while party.look(ana).await["ply"].as_u64() < Some(30) {
        match party.find_asked().await {
            Some((number, laid)) => party.choose(number, &laid, &allowed(&laid)[0]).await,
            None => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
    }
    party.done(cleo, "end", json!({})).await;
    // Whoever proposed it may think better of it, and propose it again.
    party.done(cleo, "end/answer", json!({ "agree": false })).await;
    assert_eq!(party.look(ana).await["end"], json!(null));
    party.done(cleo, "end", json!({})).await;
    party.done(ana, "end/answer", json!({ "agree": true })).await;
    let ended = party.look(ben).await["ended"].clone();
    assert_eq!(ended, json!({ "how": "agreed", "outcome": null, "resigned": [2] }));
    assert_eq!(party.refused(ana, "choices", json!({ "ply": 30, "choice": "roll" })).await.0, 409);
    inn.close().await;
}

/// The last person who goes closes the table: bots do not play on among themselves.
#[tokio::test]
async fn nobody_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder).await;
    let ana = inn.guest("Ana").await;
    let seats =
        json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let (_, made) = ana.post("/tables", json!({ "game": "journey", "seats": seats })).await;
    let id = made["id"].as_str().unwrap();
    assert_eq!(ana.post(&format!("/tables/{id}/resign"), json!({})).await.0, 200);
    let table = ana.look(id).await;
    assert_eq!(table["ended"]["how"], "abandoned");
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(ana.look(id).await["version"], table["version"], "the bots have stopped");
    inn.close().await;
}
