//! Time at a table: whose clock runs, what the others may do when it has run out, and that nobody is waited for for ever.

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;

use crate::house::{Guest, Open, room, token};
use crate::race::{FIRST, Race};

const DAY: u64 = 24 * 3600;

struct Week {
    folder: tempfile::TempDir,
    clock: Clock,
    inn: Open,
}

impl Week {
    async fn begins() -> Self {
        let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::default());
        let inn = Self::open(&folder, &clock).await;
        Self { folder, clock, inn }
    }

    async fn open(folder: &tempfile::TempDir, clock: &Clock) -> Open {
        let rooms = [room::<Race<FIRST>>(())];
        Open::house(folder.path(), rooms, |config| config.clock = clock.clone()).await
    }

    fn pass(&self, seconds: u64) {
        self.clock.turn(Duration::from_secs(seconds));
    }

    /// The server is stopped and started anew.
    async fn again(self) -> Self {
        let Self { folder, clock, inn } = self;
        inn.close().await;
        let inn = Self::open(&folder, &clock).await;
        Self { folder, clock, inn }
    }

    /// Ana and Ben at a race of this pace.
    async fn race(&self, pace: &str) -> (Guest, Guest, String) {
        let (ana, ben) = (self.inn.guest("Ana").await, self.inn.guest("Ben").await);
        let (status, made) = ana.post("/tables", json!({ "game": "race", "pace": pace })).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let secret = json!({ "token": token(&made["links"]["join"]) });
        assert_eq!(ben.post(&format!("/tables/{id}/join"), secret).await.0, 200);
        (ana, ben, id)
    }
}

async fn deed(who: &Guest, id: &str, what: &str) -> (u16, String) {
    let (status, answer) = who.post(&format!("/tables/{id}/{what}"), json!({})).await;
    let code = answer["error"]["code"].as_str().unwrap_or_default();
    (status.as_u16(), code.to_owned())
}

fn done() -> (u16, String) {
    (200, String::new())
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

async fn step(who: &Guest, id: &str, ply: u64) {
    let body = json!({ "ply": ply, "choice": "step 1" });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    assert_eq!(status, 200, "{answer}");
}

/// The time of a seat.
async fn clock(who: &Guest, id: &str, seat: usize) -> Value {
    who.look(id).await["seats"][seat - 1]["clock"].clone()
}

fn moment(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("no moment: {value}"))
}

/// Who vanishes is waited for as long as was said; then a bot minds the seat, and they find it when they are back.
#[tokio::test]
async fn who_vanishes_is_minded_until_they_are_back() {
    let week = Week::begins().await;
    let (ana, ben, id) = week.race("3d").await;
    assert_eq!(ana.look(&id).await["pace"], "3d");
    step(&ana, &id, 0).await;
    week.pass(2 * DAY);
    let waits = clock(&ana, &id, 2).await;
    assert_eq!(moment(&waits["until"]) - moment(&waits["since"]), 3 * 86_400_000, "{waits}");
    assert_eq!(waits["late"], false);
    let (over, back) = ("seats/2/hand-over", "seats/2/return");
    assert_eq!(deed(&ana, &id, over).await, refused(409, "not-late"));
    assert_eq!(deed(&ben, &id, back).await, refused(409, "not-away"));
    week.pass(DAY);
    assert_eq!(clock(&ana, &id, 2).await["late"], true);
    // Ana's own clock does not run; nor is there a third seat.
    assert_eq!(deed(&ben, &id, "seats/1/hand-over").await, refused(409, "not-late"));
    assert_eq!(deed(&ana, &id, "seats/3/hand-over").await, refused(422, "no-seat"));
    assert_eq!(deed(&ana, &id, over).await, done());
    // The bot answers, and goes on doing so.
    for ply in [2, 4] {
        while ana.look(&id).await["ply"] != ply {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        step(&ana, &id, ply).await;
    }
    let table = ben.look(&id).await;
    let seat = &table["seats"][1];
    assert_eq!(
        [&seat["minded"], &seat["back"], &seat["kind"], &seat["name"], &seat["level"]],
        [&json!(true), &json!(true), &json!("person"), &json!("Ben"), &json!("fair")]
    );
    assert_eq!((&table["you"], &table["observer"]), (&json!([]), &json!("watcher")));
    assert_eq!(ana.look(&id).await["seats"][1]["back"], false, "only Ben may come back");
    for what in ["choices", "end", "take-back", "resign"] {
        let body = if what == "choices" { json!({ "ply": 4, "choice": "roll" }) } else { json!({}) };
        let (status, answer) = ben.post(&format!("/tables/{id}/{what}"), body).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (409, &json!("away")), "{what}");
    }
    assert_eq!(deed(&ben, &id, over).await, refused(409, "away"));
    assert_eq!(deed(&ana, &id, back).await, refused(403, "not-your-seat"));

    // All of it is on the disk.
    let week = week.again().await;
    let (ana, ben) = (ana.at(&week.inn), ben.at(&week.inn));
    assert_eq!(ben.look(&id).await["seats"][1]["minded"], true);
    assert_eq!(deed(&ben, &id, back).await, done());
    let table = ben.look(&id).await;
    assert_eq!((&table["you"], &table["seats"][1]["minded"]), (&json!([2]), &json!(false)));
    let acts = table["acts"].as_array().unwrap();
    let told = acts.iter().map(|act| json!([act["act"], act["seat"], act["by"], act["ply"]]));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [json!(["handed_over", 2, 1, 1]), json!(["returned", 2, 2, acts[1]["ply"]])]
    );
    assert_eq!(deed(&ben, &id, back).await, refused(409, "not-away"));
    drop(ana);
    week.inn.close().await;
}

/// What clocks show is the same after a restart, to the millisecond.
#[tokio::test]
async fn clocks_go_on_after_a_restart() {
    let week = Week::begins().await;
    let (ana, ben, id) = week.race("5+10").await;
    week.pass(60);
    step(&ana, &id, 0).await;
    week.pass(30);
    step(&ben, &id, 1).await;
    week.pass(5);
    assert_eq!(deed(&ben, &id, "take-back").await, done());
    let before = [clock(&ana, &id, 1).await, clock(&ana, &id, 2).await];
    let left = |clock: &Value| moment(&clock["left"]) / 1000;
    // Ana thought for a minute and got ten seconds; then for five more, until Ben took back.
    assert!((244..=246).contains(&left(&before[0])), "{before:?}");
    assert!((279..=281).contains(&left(&before[1])), "{before:?}");
    assert_eq!(moment(&before[1]["until"]) - moment(&before[1]["since"]), moment(&before[1]["left"]));
    let week = week.again().await;
    let ana = ana.at(&week.inn);
    let after = [clock(&ana, &id, 1).await, clock(&ana, &id, 2).await];
    assert_eq!(after, before);
    week.pass(281);
    assert_eq!(clock(&ana, &id, 2).await["late"], true);
    assert_eq!(deed(&ana, &id, "seats/2/hand-over").await, done());
    week.inn.close().await;
}

/// No clock runs while the house is down, and whoever comes back first finds that the others have a moment, too.
#[tokio::test]
async fn no_clock_runs_while_the_house_is_down() {
    const HOUR: u64 = 3600;
    // The shortest that counts: where other processes may go on, a gap of less than two beats may be a late one.
    let short = if crate::house::on_a_server() { 50 } else { 20 };
    // The pace; so long Ben thinks, the house is down, he has a grace and what is left of his time.
    for (pace, thinks, down, grace, left) in [
        ("1d", 20 * HOUR, 3 * DAY, 12 * HOUR, 4 * HOUR),
        ("5+10", 200, HOUR, 60, 100),
        ("1d", 0, short, short, DAY),
    ] {
        let week = Week::begins().await;
        let (ana, ben, id) = week.race(pace).await;
        step(&ana, &id, 0).await;
        week.pass(thinks);
        let before = clock(&ben, &id, 2).await;
        let Week { folder, clock: time, inn } = week;
        inn.close().await;
        time.turn(Duration::from_secs(down));
        let inn = Week::open(&folder, &time).await;
        let week = Week { folder, clock: time, inn };
        let (ana, ben) = (ana.at(&week.inn), ben.at(&week.inn));
        let after = clock(&ben, &id, 2).await;
        let longer = (moment(&after["until"]) - moment(&before["until"])) / 1000;
        let expected = (down + grace) as i64;
        // Stopping and starting takes its time, of which there are two kinds.
        assert!((expected..expected + 30).contains(&longer), "{pace}: {longer} {expected}");
        let over = "seats/2/hand-over";
        assert_eq!(deed(&ana, &id, over).await, refused(409, "not-late"));
        week.pass(grace + left - 20);
        assert_eq!(deed(&ana, &id, over).await, refused(409, "not-late"));
        // What was so stays so: read anew it is the same.
        let week = week.again().await;
        let (ana, ben) = (ana.at(&week.inn), ben.at(&week.inn));
        assert_eq!(clock(&ben, &id, 2).await["until"], after["until"]);
        week.pass(50);
        assert_eq!(deed(&ana, &id, over).await, done());
        week.inn.close().await;
    }
}

/// Nor while its disk is full.
#[tokio::test]
async fn no_clock_runs_while_the_disk_is_full() {
    if crate::house::on_a_server() {
        return;
    }
    let (folder, time) = (tempfile::tempdir().unwrap(), Clock::default());
    let house = async |pages: Option<u32>| {
        let rooms = [room::<Race<FIRST>>(())];
        let change = |config: &mut server::Config| {
            config.clock = time.clone();
            config.store.max_pages = pages;
            config.heartbeat = Duration::from_millis(20);
        };
        Open::house(folder.path(), rooms, change).await
    };
    let inn = house(Some(110)).await;
    let week = Week { folder: tempfile::tempdir().unwrap(), clock: time.clone(), inn };
    let (ana, ben, id) = week.race("5+10").await;
    step(&ana, &id, 0).await;
    let path = format!("/tables/{id}/chat");
    let mut number = 0;
    while ana.post(&path, json!({ "text": format!("{number} {}", "x".repeat(280)) })).await.0 == 200 {
        number += 1;
        assert!(number < 1000, "the disk was never full");
    }
    let mut tries = 0;
    while !clock(&ana, &id, 2).await["until"].is_null() {
        tokio::time::sleep(Duration::from_millis(20)).await;
        tries += 1;
        assert!(tries < 250, "the clock runs");
    }
    week.pass(3600);
    assert_eq!(clock(&ana, &id, 2).await["late"], false);
    assert_eq!(deed(&ana, &id, "seats/2/hand-over").await.1, "not-late");
    week.inn.close().await;
    // There is room again.
    let inn = house(None).await;
    let (ana, ben) = (ana.at(&inn), ben.at(&inn));
    let waits = clock(&ben, &id, 2).await;
    assert_eq!(waits["late"], false, "{waits}");
    time.turn(Duration::from_secs(400));
    assert_eq!(deed(&ana, &id, "seats/2/hand-over").await, done());
    inn.close().await;
}

/// Whoever goes away for a while leaves the seat to a bot; the last who plays may not.
#[tokio::test]
async fn a_seat_is_left_and_taken_back() {
    let week = Week::begins().await;
    let (ana, ben, id) = week.race("free").await;
    // At a table without hurry nobody is ever late.
    week.pass(400 * DAY);
    assert_eq!(deed(&ben, &id, "seats/1/hand-over").await, refused(409, "not-late"));
    assert_eq!(deed(&ana, &id, "seats/1/hand-over").await, done());
    assert_eq!(deed(&ben, &id, "seats/2/hand-over").await, refused(409, "nobody-waits"));
    assert_eq!(ben.look(&id).await["acts"][0]["act"], "left");
    assert_eq!(deed(&ana, &id, "seats/1/return").await, done());
    // Who gives up is told of, too.
    assert_eq!(deed(&ana, &id, "resign").await, done());
    let table = ben.look(&id).await;
    let acts = table["acts"].as_array().unwrap().iter().map(|act| act["act"].clone());
    assert_eq!(acts.collect::<Vec<_>>(), ["left", "returned", "resigned"]);
    assert_eq!(deed(&ana, &id, "seats/1/return").await, refused(409, "over"));
    week.inn.close().await;
}

/// What somebody proposes waits for answers, but not for ever: silence agrees to the end, and refuses to take back.
#[tokio::test]
async fn proposals_do_not_wait_for_ever() {
    let week = Week::begins().await;
    let (ana, ben, id) = week.race("1d").await;
    step(&ana, &id, 0).await;
    step(&ben, &id, 1).await;
    step(&ana, &id, 2).await;
    assert_eq!(deed(&ben, &id, "take-back").await, done());
    assert_eq!(deed(&ana, &id, "take-back").await, done(), "Ana's own step is hers alone");
    step(&ana, &id, 2).await;
    assert_eq!(deed(&ben, &id, "take-back").await, done());
    let asked = ben.look(&id).await["take_back"]["asked"].clone();
    assert_eq!((&asked["by"], &asked["waiting"]), (&json!(2), &json!([1])));
    week.pass(DAY);
    // Nobody has answered: it can be asked anew, with all its time.
    assert_eq!(deed(&ben, &id, "take-back").await, done());
    let anew = ben.look(&id).await["take_back"]["asked"].clone();
    assert!(moment(&anew["until"]) - moment(&asked["until"]) >= 86_400_000, "{anew}");
    assert_eq!(deed(&ben, &id, "end").await, done());
    assert_eq!(deed(&ben, &id, "end").await, done());
    assert_eq!(ben.look(&id).await["status"], "playing");
    week.pass(DAY - 60);
    assert_eq!(deed(&ben, &id, "end").await, done());
    assert_eq!(ben.look(&id).await["status"], "playing", "there is a minute left");
    week.pass(61);
    assert_eq!(deed(&ben, &id, "end").await, done());
    assert_eq!(ben.look(&id).await["ended"]["how"], "agreed");
    week.inn.close().await;
}

/// Whoever is away is not asked: what waits for them alone is settled.
#[tokio::test]
async fn who_is_minded_is_not_waited_for() {
    let week = Week::begins().await;
    let (ana, ben, id) = week.race("1d").await;
    step(&ana, &id, 0).await;
    assert_eq!(deed(&ana, &id, "end").await, done());
    assert_eq!(ana.look(&id).await["end"]["waiting"], json!([2]));
    assert_eq!(deed(&ben, &id, "seats/2/hand-over").await, done());
    assert_eq!(ana.look(&id).await["ended"]["how"], "agreed");
    week.inn.close().await;
}

#[tokio::test]
async fn a_pace_that_is_none_makes_no_table() {
    let week = Week::begins().await;
    let ana = week.inn.guest("Ana").await;
    for pace in ["", "2 days", "0d", "99d", "0+0", "10+9999", "-3d"] {
        let (status, answer) = ana.post("/tables", json!({ "game": "race", "pace": pace })).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("bad-pace")), "{pace}");
    }
    let form = "game=race&seat-1=me&seat-2=open&pace=soon";
    let asked = ana.request("post", "/tables").body(form);
    let answer = asked.header("content-type", "application/x-www-form-urlencoded").send().await.unwrap();
    assert_eq!(answer.status(), 422);
    assert_eq!(ana.get("/tables").await.1["mine"], json!([]));
    week.inn.close().await;
}

async fn holiday(who: &Guest, days: u8) -> Value {
    let asked = who.request("put", "/api/v1/me/holiday").json(&json!({ "days": days }));
    let answer = asked.send().await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.json().await.unwrap()
}

/// Who is on holiday is not late, also after a restart; all who sit there are told until when. Who plays is back.
#[tokio::test]
async fn on_holiday_time_does_not_run() {
    let week = Week::begins().await;
    let (ana, ben, id) = week.race("1d").await;
    step(&ana, &id, 0).await;
    let took = holiday(&ben, 7).await;
    assert_eq!(took["tables"], 1, "{took}");
    assert_eq!(clock(&ana, &id, 2).await["resting"], took["until"]);
    assert_eq!(ana.look(&id).await["acts"][0]["act"], "on_holiday");
    week.pass(7 * DAY - 60);
    assert_eq!(deed(&ana, &id, "seats/2/hand-over").await, refused(409, "not-late"));
    let week = week.again().await;
    let (ana, ben) = (ana.at(&week.inn), ben.at(&week.inn));
    assert_eq!(clock(&ana, &id, 2).await["resting"], took["until"]);
    // It is over: a day is left, and then no more.
    week.pass(DAY);
    assert_eq!(clock(&ana, &id, 2).await["resting"], Value::Null);
    assert_eq!(deed(&ana, &id, "seats/2/hand-over").await, refused(409, "not-late"));
    // Once more, and back by playing.
    holiday(&ben, 3).await;
    step(&ben, &id, 1).await;
    assert_eq!(clock(&ana, &id, 2).await["resting"], Value::Null);
    // Taken back at once: nothing is left of it.
    assert_eq!(holiday(&ben, 5).await["tables"], 1);
    let back = holiday(&ben, 0).await;
    assert_eq!((&back["tables"], &back["until"]), (&json!(1), &Value::Null));
    assert_eq!(holiday(&ben, 0).await["tables"], 0, "who is here is not back");
    let acts = ana.look(&id).await["acts"].clone();
    let last = acts.as_array().unwrap().last().unwrap();
    assert_eq!(last["act"], "back_from_holiday");
    week.inn.close().await;
}

/// Nobody rests where no days are counted, nor when their time has run out, nor for ever.
#[tokio::test]
async fn what_no_holiday_helps() {
    let week = Week::begins().await;
    let (ana, _, live) = week.race("5+10").await;
    assert_eq!(holiday(&ana, 7).await, json!({ "tables": 0, "until": null }));
    assert_eq!(clock(&ana, &live, 1).await["resting"], Value::Null);
    let (ana, _, late) = week.race("1d").await;
    week.pass(DAY);
    assert_eq!(holiday(&ana, 7).await["tables"], 0);
    assert_eq!(clock(&ana, &late, 1).await["late"], true);
    let (ana, ben, id) = week.race("1d").await;
    for days in [31, 255] {
        let asked = ana.request("put", "/api/v1/me/holiday").json(&json!({ "days": days }));
        assert_eq!(asked.send().await.unwrap().status(), 422);
    }
    let nobody = Guest::nobody(&week.inn).request("put", "/api/v1/me/holiday");
    assert_eq!(nobody.json(&json!({ "days": 1 })).send().await.unwrap().status(), 401);
    // Sixty days in all, at one table; the other's are their own.
    for _ in 0..2 {
        holiday(&ana, 30).await;
        week.pass(30 * DAY);
    }
    assert_eq!(holiday(&ana, 30).await, json!({ "tables": 0, "until": null }));
    assert_eq!(holiday(&ben, 1).await["tables"], 1);
    assert_eq!(clock(&ana, &id, 1).await["late"], false);
    week.pass(DAY);
    assert_eq!(clock(&ana, &id, 1).await["late"], true);
    week.inn.close().await;
}
