//! Webhooks: their contents, their times, and their retries.

use serde_json::{Value, json};

use super::sink::{Answer, Sink};
use super::{Away, GRACE, look, reach, say_where, sit, step, stop, tell, try_it, until_trouble};

const MINUTE: u64 = 60;

/// Told once a turn, after the time of grace; in the words of whoever is told, and with nothing that another has written.
#[tokio::test]
async fn once_a_turn() {
    let away = Away::begins().await;
    let (ana, ben, id) = away.bens_turn("ben").await;
    away.pass(GRACE - 60);
    assert!(away.sink.at("ben").is_empty());
    away.pass(61);
    let told = away.sink.wait("ben", 1).await.remove(0);
    assert_eq!(
        told.body,
        json!({ "text": "server-notice-turn game=race", "game": "race", "url": format!("http://inn.example/t/{id}") })
    );
    assert!(told.head.starts_with("POST /ben HTTP/1.1"), "{}", told.head);
    // Weeks later it is still the same turn.
    away.pass(30 * 24 * 3600);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    away.pass(GRACE + 1);
    assert_eq!(away.sink.wait("ben", 2).await.len(), 2);
    away.inn.close().await;
}

/// Each other side is told in its own shape.
#[tokio::test]
async fn in_the_shape_of_each() {
    let away = Away::begins().await;
    let ben = away.inn.guest("Ben").await;
    let shown = ben.get("/me/notices").await.1;
    assert_eq!(
        (&shown["ways"], &shown["grace"], &shown["reaches"]),
        (&json!(["discord", "slack", "matrix", "plain"]), &json!(GRACE), &json!([]))
    );
    for (way, field) in [("discord", "content"), ("slack", "text"), ("matrix", "text"), ("plain", "url")] {
        let (_, told) = say_where(&ben, way, &away.sink.hook(way)).await;
        let new = told["reaches"].as_array().and_then(|all| all.last()).unwrap();
        let (status, tried) = try_it(&ben, new).await;
        assert_eq!(status, 200, "{tried}");
        let body = away.sink.wait(way, 1).await.remove(0).body;
        let text = body[field].as_str().expect(field);
        assert!(text.contains("http://inn.example/me/notices"), "{text}");
    }
    away.inn.close().await;
}

/// What fails is tried again with growing patience, and told in the page; what arrives takes that back.
#[tokio::test]
async fn tried_again_with_patience() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(500, ""));
    let (_ana, ben, _) = away.bens_turn("ben").await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 1).await;
    let said = until_trouble(&ben, json!("refused")).await;
    assert_eq!(said["tried_again"], 1, "{said}");
    away.pass(MINUTE - 10);
    assert_eq!(away.sink.at("ben").len(), 1);
    away.pass(11);
    away.sink.wait("ben", 2).await;
    away.sink.answers(Answer::Says(200, ""));
    while reach(&ben).await["tried_again"] != 1 {
        tokio::task::yield_now().await;
    }
    away.pass(5 * MINUTE + 1);
    away.sink.wait("ben", 3).await;
    let said = until_trouble(&ben, Value::Null).await;
    assert_eq!((&said["tried_again"], &said["trouble_at"]), (&json!(0), &Value::Null));
    away.inn.close().await;
}

/// Not for ever; and with the next turn anew.
#[tokio::test]
async fn patience_ends() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(500, ""));
    let (ana, ben, id) = away.bens_turn("ben").await;
    away.pass(GRACE + 1);
    for tries in 1..=6 {
        away.sink.wait("ben", tries).await;
        let left = u32::from(tries < 6);
        until_trouble(&ben, json!("refused")).await;
        while reach(&ben).await["tried_again"] != left {
            tokio::task::yield_now().await;
        }
        away.pass(8 * 60 * MINUTE + 1);
    }
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 6);
    away.sink.answers(Answer::Says(204, ""));
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 7).await;
    until_trouble(&ben, Value::Null).await;
    away.inn.close().await;
}

/// Who asks to be left alone for a while is.
#[tokio::test]
async fn who_asks_to_wait_is_waited_for() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(429, "Retry-After: 1800\r\n"));
    let (_ana, ben, _) = away.bens_turn("ben").await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 1).await;
    until_trouble(&ben, json!("refused")).await;
    away.sink.answers(Answer::Says(204, ""));
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1, "ten minutes have passed");
    away.pass(1800);
    away.sink.wait("ben", 2).await;
    away.inn.close().await;
}

/// An address that is gone is not asked again, until it is tried or changed.
#[tokio::test]
async fn what_is_gone_is_left_alone() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(404, ""));
    let (ana, ben, id) = away.bens_turn("ben").await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 1).await;
    until_trouble(&ben, json!("gone")).await;
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    away.pass(GRACE + 1);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    away.sink.answers(Answer::Says(204, ""));
    let (_, tried) = try_it(&ben, &reach(&ben).await).await;
    assert_eq!(tried["reaches"][0]["trouble"], Value::Null, "{tried}");
    // The one that it tried, and the turn that was still owed.
    away.sink.wait("ben", 3).await;
    away.inn.close().await;
}

/// What one way could not tell another does; and what one has told the other need not.
#[tokio::test]
async fn what_is_owed_is_owed_to_a_new_way() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(500, ""));
    let (ana, ben, id) = away.bens_turn("old").await;
    away.pass(GRACE + 1);
    away.sink.wait("old", 1).await;
    until_trouble(&ben, json!("refused")).await;
    away.sink.answers(Answer::Says(204, ""));
    tell(&ben, &away.sink.hook("new")).await;
    // At once: it has waited long enough.
    away.sink.wait("new", 1).await;
    assert_eq!(stop(&ben, &reach(&ben).await).await, 204);
    // Until it is written down that it has.
    away.settled().await;
    tell(&ben, &away.sink.hook("late")).await;
    away.settled().await;
    let told = |hook| away.sink.at(hook).len();
    assert_eq!((told("old"), told("new"), told("late")), (1, 1, 0));
    // From now on all of them are told.
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    away.pass(GRACE + 1);
    away.sink.wait("new", 2).await;
    away.sink.wait("late", 1).await;
    away.settled().await;
    assert_eq!((told("old"), told("new"), told("late")), (1, 2, 1));
    away.inn.close().await;
}

/// One address that is dead silences no other.
#[tokio::test]
async fn a_dead_address_silences_no_other() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Says(410, ""));
    let (ana, ben, id) = away.bens_turn("dead").await;
    away.pass(GRACE + 1);
    away.sink.wait("dead", 1).await;
    until_trouble(&ben, json!("gone")).await;
    away.sink.answers(Answer::Says(204, ""));
    tell(&ben, &away.sink.hook("alive")).await;
    for ply in [1, 3] {
        step(&ben, &id, ply).await;
        step(&ana, &id, ply + 1).await;
        away.pass(GRACE + 1);
        away.sink.wait("alive", ply as usize / 2 + 1).await;
    }
    assert_eq!(away.sink.at("dead").len(), 1);
    assert_eq!(reach(&ben).await["trouble"], "gone");
    // One look is enough for every way.
    away.inn.close().await;
}

/// All that waits is told at once, with the games and where all tables are.
#[tokio::test]
async fn many_turns_are_one_notice() {
    let away = Away::begins().await;
    let (ana, ben, id) = away.bens_turn("ben").await;
    let other = sit(&ana, &ben).await;
    step(&ana, &other, 0).await;
    away.pass(GRACE + 1);
    let told = away.sink.wait("ben", 1).await.remove(0).body;
    assert_eq!(
        told,
        json!({ "text": "server-notice-turns tables=2 games=race", "game": "race", "url": "http://inn.example/" })
    );
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1, "of {id} and {other}");
    away.inn.close().await;
}

/// While one is being told slowly the others are told.
#[tokio::test]
async fn nobody_waits_for_the_slowest() {
    let away = Away::with(|config| config.notices.within = std::time::Duration::from_secs(2)).await;
    away.sink.answers(Answer::Nothing);
    let (_ana, ben, _) = away.bens_turn("slow").await;
    away.pass(GRACE + 1);
    away.sink.wait("slow", 1).await;
    // At the marker it answers.
    let _others = away.bens_turn("marker").await;
    away.pass(GRACE + 1);
    away.sink.wait("marker", 1).await;
    assert_eq!(reach(&ben).await["trouble"], Value::Null, "it is still under way");
    until_trouble(&ben, json!("unreachable")).await;
    away.inn.close().await;
}

/// A machine that does not answer holds up its own, however many these are, and nobody else's.
#[tokio::test]
async fn nobody_waits_for_another_machine() {
    let silent = Sink::open().await;
    silent.answers(Answer::Nothing);
    let beside = silent.addr;
    let away = Away::with(|config| {
        config.notices.neighbours.push(beside);
        config.limits.notices_a_day = 1000;
    })
    .await;
    // Seven hooks each of a dozen who have the turn: they are due first.
    let mut many = Vec::new();
    for number in 0..12 {
        let (ana, ben, id) = away.table().await;
        for hook in 0..7 {
            tell(&ben, &silent.hook(&format!("{number}-{hook}"))).await;
        }
        step(&ana, &id, 0).await;
        many.push(ben);
    }
    away.pass(1);
    let _ben = away.bens_turn("honest").await;
    away.pass(GRACE + 1);
    let told = tokio::time::timeout(std::time::Duration::from_secs(8), away.sink.wait("honest", 1));
    told.await.expect("it waits for the others");
    away.inn.close().await;
}

/// An answer counts, also when the connection breaks behind it.
#[tokio::test]
async fn an_answer_is_an_answer() {
    let away = Away::begins().await;
    away.sink.answers(Answer::Breaks);
    let (_ana, ben, _) = away.bens_turn("ben").await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 1).await;
    away.pass(24 * 3600);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    assert_eq!(reach(&ben).await["trouble"], Value::Null);
    away.inn.close().await;
}

/// What is owed stays owed over a restart; what was on its way when the program ended is sent once more, later.
#[tokio::test]
async fn a_restart_loses_nothing() {
    let away = Away::begins().await;
    let (ana, ben, _) = away.bens_turn("ben").await;
    let away = away.again().await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 1).await;
    let (ana, ben) = (ana.at(&away.inn), ben.at(&away.inn));
    away.sink.answers(Answer::Nothing);
    let id = sit(&ana, &ben).await;
    step(&ana, &id, 0).await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 2).await;
    let away = away.again().await;
    away.sink.answers(Answer::Says(204, ""));
    away.settled().await;
    away.sink.wait("ben", 3).await;
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 3, "the first, and the second twice");
    away.inn.close().await;
}

/// Who stops is told no more, and where they were told is forgotten.
#[tokio::test]
async fn what_is_stopped_is_forgotten() {
    if crate::house::on_a_server() {
        return;
    }
    let away = Away::begins().await;
    let (_ana, ben, _) = away.bens_turn("ben").await;
    let told = reach(&ben).await;
    assert_eq!(stop(&ben, &told).await, 204);
    assert_eq!(reach(&ben).await, Value::Null);
    assert_eq!(stop(&ben, &told).await, 404);
    away.pass(GRACE + 1);
    away.settled().await;
    assert!(away.sink.at("ben").is_empty());
    // Nothing of it is left behind in the database.
    let (folder, secret) = (away.folder, away.sink.hook("ben"));
    away.inn.close().await;
    let database = rusqlite::Connection::open(folder.path().join("inn.sqlite3")).unwrap();
    let left = database
        .query_row("SELECT count(*) FROM reaches WHERE address = ?1", [secret], |row| row.get::<_, i64>(0));
    assert_eq!(left.unwrap(), 0);
}

/// A look is one of a turn that has begun: looks before it do not count, those after it do, at whichever page.
#[tokio::test]
async fn who_looks_is_not_told() {
    let away = Away::begins().await;
    let (ana, ben, id) = away.table().await;
    tell(&ben, &away.sink.hook("ben")).await;
    look(&ben).await;
    step(&ana, &id, 0).await;
    look(&ana).await;
    away.pass(GRACE + 1);
    away.sink.wait("ben", 1).await;
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    away.pass(60);
    look(&ben).await;
    away.pass(24 * 3600);
    away.settled().await;
    assert_eq!(away.sink.at("ben").len(), 1);
    away.inn.close().await;
}
