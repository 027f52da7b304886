//! The hours of notifications: not at night, or once a day.

use serde_json::{Value, json};

use super::sink::Answer;
use super::{Away, GRACE, look, reach, sit, step, until_trouble};
use crate::house::Guest;

const HOUR: u64 = 3600;

async fn then(who: &Guest, hours: Value) -> (u16, Value) {
    let asked = who.request("put", "/api/v1/me/notices/hours").json(&hours);
    let answer = asked.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

/// The clock of Madrid, this many hours from now.
fn clock(away: &Away, hours: u64) -> String {
    let at = away.clock.now() + (hours * HOUR * 1000) as i64;
    let at = jiff::Timestamp::from_millisecond(at).unwrap();
    at.in_tz("Europe/Madrid").unwrap().strftime("%H:%M").to_string()
}

/// At night nothing is told, nor tried again; in the morning all of it is, in one.
#[tokio::test]
async fn at_night_nothing_is_told() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(500, ""));
    let (ana, ben, _) = away.bens_turn("ben").await;
    let quiet = json!({ "from": clock(&away, 1), "to": clock(&away, 9) });
    let (status, told) = then(&ben, json!({ "zone": "Europe/Madrid", "quiet": quiet })).await;
    assert_eq!((status, &told["hours"]["quiet"]), (200, &quiet));
    away.pass(HOUR - 120);
    away.sink.wait("ben", 1).await;
    until_trouble(&ben, json!("refused")).await;
    away.sink.answers(Answer::Says(204, ""));
    // It would be tried again after a minute, and is not.
    away.pass(3 * HOUR);
    let other = sit(&ana, &ben).await;
    step(&ana, &other, 0).await;
    away.pass(2 * HOUR);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    away.pass(3 * HOUR);
    let told = away.sink.wait("ben", 2).await.remove(1).body;
    assert_eq!(told["text"], "server-notice-turns tables=2 games=race");
    until_trouble(&ben, Value::Null).await;
    away.inn.close().await;
}

/// Once a day, with all that waits; not on a day on which nothing does, nor what was seen.
#[tokio::test]
async fn once_a_day() {
    let away = Away::begins().await;
    let (ana, ben, id) = away.bens_turn("ben").await;
    let (status, _) = then(&ben, json!({ "zone": "Europe/Madrid", "digest": clock(&away, 6) })).await;
    assert_eq!(status, 200);
    let other = sit(&ana, &ben).await;
    step(&ana, &other, 0).await;
    away.pass(5 * HOUR);
    away.settled().await;
    assert!(away.sink.at("ben").is_empty());
    away.pass(HOUR);
    let told = away.sink.wait("ben", 1).await.remove(0).body;
    assert_eq!(told["text"], "server-notice-turns tables=2 games=race");
    // A day on which he has looked, and one on which nothing is new.
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    look(&ben).await;
    away.pass(48 * HOUR);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    step(&ben, &other, 1).await;
    step(&ana, &other, 2).await;
    away.pass(24 * HOUR);
    let told = away.sink.wait("ben", 2).await.remove(1).body;
    assert_eq!(told["text"], "server-notice-turn game=race");
    // Who wants to be told at once again is: what waits, too.
    step(&ben, &other, 3).await;
    step(&ana, &other, 4).await;
    away.pass(GRACE + 1);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 2);
    assert_eq!(then(&ben, json!({ "zone": "Europe/Madrid" })).await.0, 200);
    away.sink.wait("ben", 3).await;
    away.inn.close().await;
}

/// Each is told at their own hours; and nonsense is refused and changes nothing.
#[tokio::test]
async fn ones_own_hours() {
    let away = Away::begins().await;
    let (_ana, ben, _) = away.bens_turn("ben").await;
    let good = json!({ "zone": "Asia/Kolkata", "quiet": null, "digest": "18:30" });
    assert_eq!(then(&ben, good.clone()).await.0, 200);
    for bad in [
        json!({ "zone": "Arda/Bree" }),
        json!({ "zone": "" }),
        json!({ "zone": "../../etc/passwd" }),
        json!({ "zone": "Europe/Madrid", "digest": "25:00" }),
        json!({ "zone": "Europe/Madrid", "quiet": { "from": "22:00", "to": "8 o'clock" } }),
    ] {
        let (status, answer) = then(&ben, bad.clone()).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad-hours")), "{bad}");
    }
    assert_eq!(then(&ben, json!({ "zone": "Europe/Madrid", "when": "later" })).await.0, 400);
    assert_eq!(ben.get("/me/notices").await.1["hours"], good);
    assert_eq!(reach(&ben).await["trouble"], Value::Null);
    away.inn.close().await;
}
