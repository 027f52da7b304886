//! The log of a campaign.

use serde_json::{Value, json};
use server::Clock;

use super::{inn, make, play, won_by_ana};
use crate::house::Guest;

#[tokio::test]
async fn a_campaign_has_a_log() {
    let folder = tempfile::tempdir().unwrap();
    let inn = inn(&folder, &Clock::default()).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let log = async |who: &Guest| who.get("/me/campaigns/bids").await.1;
    let empty = log(&ana).await;
    assert_eq!(empty["chapters"].as_array().unwrap().len(), 2);
    assert_eq!((&empty["go_on"]["chapter"], &empty["go_on"]["won"]), (&json!("3"), &json!(0)));
    // With Ben, and Ana wins.
    let id = won_by_ana(&ana, &ben).await;
    let after = log(&ana).await;
    let chapter = &after["chapters"][0];
    assert_eq!(chapter["stars"], json!({ "alone": false, "bots": false, "people": true }));
    assert_eq!(
        (&chapter["attempts"], &chapter["with"], &chapter["table"]),
        (&json!(1), &json!(["Ben"]), &json!(id))
    );
    assert_eq!(after["go_on"]["chapter"], "9");
    assert_eq!(log(&ben).await["chapters"][0]["stars"]["people"], false, "he lost");
    assert_eq!(log(&ben).await["chapters"][0]["attempts"], 1);
    // By herself.
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let alone = make(&ana, json!({ "game": "bids", "seats": seats, "options": { "rounds": "3" } })).await;
    play(&ana, &alone).await;
    assert_eq!(
        log(&ana).await["chapters"][0]["stars"],
        json!({ "alone": true, "bots": false, "people": true })
    );

    // From paper: it comes, stays, is replaced, and goes out with all that was played here.
    let put = async |who: &Guest, body: Value| {
        let request = who.request("put", "/api/v1/me/campaigns/bids").json(&body);
        let answer = request.send().await.expect("an answer");
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap_or_default())
    };
    let paper = json!({ "game": "bids", "chapters": [{ "chapter": "9", "won": true, "attempts": 4, "with": ["Cleo"] }] });
    let (status, taken) = put(&ana, paper.clone()).await;
    assert_eq!(status, 200, "{taken}");
    assert_eq!(taken["chapters"][1]["stars"]["people"], true);
    assert_eq!(
        (&taken["chapters"][1]["attempts"], &taken["chapters"][1]["with"]),
        (&json!(4), &json!(["Cleo"]))
    );
    assert_eq!(taken["go_on"], Value::Null, "all is won");
    for (wrong, what) in [
        (json!({ "game": "race", "chapters": [] }), "game: race"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "5" }] }), "chapter: 5"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "9" }, { "chapter": "9" }] }), "chapter: 9"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "9", "attempts": 1000 }] }), "9: with, attempts"),
        (json!({ "game": "bids", "chapters": [{ "chapter": "9", "with": ["\u{7}"] }] }), "with: \u{7}"),
    ] {
        let (status, said) = put(&ana, wrong).await;
        assert_eq!(
            (status, &said["error"]["say"]["args"]["what"]["verbatim"]),
            (422, &json!(what)),
            "{said}"
        );
    }
    assert_eq!(log(&ana).await["chapters"][1]["attempts"], 4, "what is wrong changes nothing");
    let file = ana.request("get", "/campaign/bids/file").send().await.unwrap();
    let file = file.json::<Value>().await.unwrap();
    assert_eq!(file["chapters"][0]["attempts"], 2);
    // Somebody else's inn takes it as it is.
    assert_eq!(put(&ben, file).await.0, 200);
    assert_eq!(log(&ben).await["chapters"][1]["stars"]["people"], true);
    assert_eq!(log(&ben).await["chapters"][0]["attempts"], 3);
    let (_, data) = ana.get("/me/data").await;
    assert_eq!(data["campaigns"][0]["game"], "bids", "it is part of one's own data");
    assert_eq!(put(&ana, json!({ "game": "bids", "chapters": [] })).await.0, 200);
    assert_eq!(log(&ana).await["chapters"][1]["attempts"], 0);
    inn.close().await;
}
