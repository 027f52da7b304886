//! The deal of the day.

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;

use super::{bid, inn, make, play, shelf};

/// The same deal for everybody, once for each; another one tomorrow. The first table counts.
#[tokio::test]
async fn everybody_has_the_deal_of_the_day() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
    let inn = inn(&folder, &clock).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let today = json!({ "game": "bids", "day": true });
    let (id, at_once) = tokio::join!(make(&ana, today.clone()), make(&ana, today.clone()));
    assert_eq!(at_once, id, "a second one could be given up and looked through");
    assert_eq!(make(&ana, today.clone()).await, id, "it is begun already");
    assert_eq!(bid(&ana, &id, 1, 3).await.0, 200);
    let table = ana.look(&id).await;
    assert_eq!((&table["again"], &table["hints"]), (&json!(false), &json!(false)));
    assert_eq!(table["take_back"]["offers"], json!([]), "what is played is played");
    assert_eq!(ana.post(&format!("/tables/{id}/take-back"), json!({ "seat": 1 })).await.0, 409);
    assert_eq!(bid(&ana, &id, 2, 1).await.0, 200);
    assert_eq!(shelf(&ana).await["days"][0]["played"], 0, "not before its end");
    for _ in 0..2 {
        assert_eq!(bid(&ana, &id, 1, 3).await.0, 200);
        assert_eq!(bid(&ana, &id, 2, 1).await.0, 200);
    }
    let first = ana.look(&id).await;
    assert_eq!(first["status"], "finished");
    let day = shelf(&ana).await["days"][0].clone();
    assert_eq!((&day["played"], &day["won"], &day["result"]), (&json!(1), &json!(1), &json!("won")));
    assert_eq!(day["table"], json!(id));
    let data = ana.get("/me/data").await.1["days"].clone();
    assert_eq!(data, json!([{ "date": day["date"], "game": "bids", "table": id }]));
    // Ben sees how many won it, and nothing of Ana's table.
    let day = shelf(&ben).await["days"][0].clone();
    assert_eq!((&day["played"], &day["table"], &day["result"]), (&json!(1), &Value::Null, &Value::Null));
    let other = make(&ben, today.clone()).await;
    assert_ne!(other, id);
    let second = play(&ben, &other).await;
    assert_eq!(second["seed"], first["seed"], "the same deal");
    assert_eq!(shelf(&ana).await["days"][0]["played"], 2);
    // The same deal again counts nowhere.
    let (status, again) = ana.post(&format!("/tables/{id}/deal"), json!({})).await;
    assert!(status.is_success(), "{again}");
    assert_eq!(shelf(&ana).await["days"][0]["played"], 2);

    clock.turn(Duration::from_secs(24 * 60 * 60));
    let days = shelf(&ana).await["days"].clone();
    assert_eq!((&days[0]["played"], &days[0]["table"]), (&json!(0), &Value::Null));
    assert_eq!((&days[1]["played"], &days[1]["table"]), (&json!(2), &json!(id)));
    let next = make(&ana, today).await;
    assert_ne!(next, id);
    assert_ne!(play(&ana, &next).await["seed"], first["seed"], "another deal");
    inn.close().await;
}
