//! A house of several processes on one database, that hear each other by it, or by NATS where BREE_NATS tells of one. Where
//! BREE_POSTGRES tells of no server there is nothing to see.

use std::path::Path;
use std::time::Duration;

use load::faults::Proxy;
use serde_json::{Value, json};
use server::Place;
use tempfile::TempDir;

use crate::house::{Guest, Open, bus, on_a_server, token};
use crate::listener::Listener;
use crate::race::begin;

/// Waits until a process knows what another was told: soon, not at once.
pub async fn soon(mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..400 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it never held");
}

/// Two processes of one house.
async fn two() -> Option<(TempDir, Open, Open)> {
    if !on_a_server() {
        return None;
    }
    let folder = tempfile::tempdir().unwrap();
    let one = Open::new(folder.path()).await;
    let other = Open::new(folder.path()).await;
    Some((folder, one, other))
}

async fn step(who: &Guest, id: &str, ply: u32, choice: &str) -> (u16, Value) {
    let body = json!({ "ply": ply, "choice": choice });
    let (status, answer) = who.post(&format!("/tables/{id}/choices"), body).await;
    (status.as_u16(), answer)
}

/// Each plays with another process; what one does the other is shown, without asking.
#[tokio::test]
async fn a_game_with_two_processes() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let ben = ben.at(&other);
    let (mut anas, mut bens) = (ana.listen(&id, None).await, ben.listen(&id, None).await);
    for ply in 0..8 {
        let who = if ply % 2 == 0 { &ana } else { &ben };
        let (status, answer) = step(who, &id, ply, "step 1").await;
        assert_eq!(status, 200, "{answer}");
        for stream in [&mut anas, &mut bens] {
            stream.until(|data| data["ply"] == ply + 1).await;
        }
    }
    // A step back cannot be folded in: the log is read anew.
    let (status, _) = ben.post(&format!("/tables/{id}/take-back"), json!({})).await;
    assert_eq!(status, 200);
    anas.until(|data| data["ply"] == 7).await;
    assert_eq!(ana.look(&id).await["view"], ben.look(&id).await["view"]);
    one.close().await;
    other.close().await;
}

/// Whoever asks is told what is written, also before any word of it has come.
#[tokio::test]
async fn nobody_is_shown_yesterday() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let there = ana.clone().at(&other);
    for ply in 0..10 {
        let who = if ply % 2 == 0 { ana.clone() } else { ben.clone() };
        let (status, answer) = step(&who, &id, ply, "step 1").await;
        assert_eq!(status, 200, "{answer}");
        assert_eq!(there.look(&id).await["ply"], ply + 1);
        let (_, told) = there.get(&format!("/tables/{id}/journal")).await;
        assert_eq!(told, ana.get(&format!("/tables/{id}/journal")).await.1);
    }
    one.close().await;
    other.close().await;
}

/// Twenty answers to one question, half with each process: one is made, and none twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_question_is_answered_once() {
    let Some((folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let ledger = crate::ledger::Ledger::of(folder.path());
    for round in 0..5 {
        let before = ledger.log(&id).await.len();
        let who = if round % 2 == 0 { &ana } else { &ben };
        let mut tries = tokio::task::JoinSet::new();
        for number in 0..20 {
            let who = who.clone().at(if number % 2 == 0 { &one } else { &other });
            let (id, choice) = (id.clone(), ["step 1", "step 2"][number / 2 % 2]);
            tries.spawn(async move { (choice, step(&who, &id, round, choice).await) });
        }
        let tries = tries.join_all().await;
        let made = tries.iter().filter(|(_, (status, _))| *status == 200);
        let made = made.map(|(choice, _)| *choice).collect::<std::collections::HashSet<_>>();
        assert_eq!(made.len(), 1, "{tries:?}");
        assert_eq!(ledger.log(&id).await.len(), before + 1);
    }
    one.close().await;
    other.close().await;
}

/// Twenty people talk at once, ten with each process: nobody is told to come again.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn who_is_second_is_not_sent_away() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let ben = ben.at(&other);
    for round in 0..20 {
        let say = async |who: &Guest| {
            let said = json!({ "text": format!("word {round}") });
            who.post(&format!("/tables/{id}/chat"), said).await.0.as_u16()
        };
        let (anas, bens) = tokio::join!(say(&ana), say(&ben));
        assert_eq!([anas, bens], [200, 200]);
    }
    assert_eq!(ana.look(&id).await["chat"].as_array().unwrap().len(), 40);
    one.close().await;
    other.close().await;
}

/// Who looks on with one process is there for those of the other, until they go, or it goes.
#[tokio::test]
async fn everybody_sees_who_is_there() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let connected = async || ana.look(&id).await["seats"][1]["connected"] == true;
    assert!(!connected().await);
    let there = ben.clone().at(&other);
    let bens = there.listen(&id, None).await;
    soon(connected).await;
    // Who comes later is told, too.
    drop(bens);
    soon(async || !connected().await).await;
    let bens = there.listen(&id, None).await;
    soon(connected).await;
    other.close().await;
    drop(bens);
    soon(async || !connected().await).await;
    one.close().await;
}

/// A name, a device signed out, somebody forgotten: the other process does not go on with what it remembers.
#[tokio::test]
async fn what_changes_about_a_guest_is_heard() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let there = ana.clone().at(&other);
    assert_eq!(there.get("/me").await.1["name"], "Ana");
    let renamed = ana.request("patch", "/api/v1/me").json(&json!({ "name": "Lúthien" }));
    assert_eq!(renamed.send().await.unwrap().status(), 200);
    soon(async || there.get("/me").await.1["name"] == "Lúthien").await;
    // Ben is forgotten where nobody has him in memory.
    assert_eq!(there.look(&id).await["seats"][1]["name"], "Ben");
    let forgotten = ben.request("delete", "/api/v1/me");
    let gone = forgotten.send().await.unwrap().status();
    assert!(gone.is_success(), "{gone}");
    soon(async || there.look(&id).await["seats"][1]["name"] != "Ben").await;
    soon(async || ben.clone().at(&other).get("/me").await.0 == 401).await;
    one.close().await;
    other.close().await;
}

/// On a page with one process it is told whose turn it is at a table that only the other has in memory.
#[tokio::test]
async fn turns_elsewhere_are_told() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let (_, made) = ana.clone().at(&other).post("/tables", json!({ "game": "race" })).await;
    let second = made["id"].as_str().unwrap().to_owned();
    let join = json!({ "token": token(&made["links"]["join"]) });
    let ben_there = ben.clone().at(&other);
    let (status, _) = ben_there.post(&format!("/tables/{second}/join"), join).await;
    assert_eq!(status, 200);
    let mut bens = ben.listen(&id, None).await;
    let (status, answer) = step(&ana.clone().at(&other), &second, 0, "step 1").await;
    assert_eq!(status, 200, "{answer}");
    bens.until(|data| data["elsewhere"][0]["id"] == second.as_str()).await;
    one.close().await;
    other.close().await;
}

/// A bot was thinking when its process was gone: another goes on.
#[tokio::test]
async fn bots_of_who_is_gone_are_seen_to() {
    if !on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let slow = Open::with(folder.path(), |config| config.bot_pace = Duration::from_secs(3600)).await;
    let other = Open::new(folder.path()).await;
    let ana = slow.guest("Ana").await;
    let bot_first = json!({ "game": "race", "seats": [{ "kind": "bot" }, { "kind": "me" }] });
    let (_, made) = ana.post("/tables", bot_first).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let there = ana.at(&other);
    // They know of each other before one goes.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(there.look(&id).await["ply"], 0);
    slow.close().await;
    soon(async || there.look(&id).await["ply"] != 0).await;
    other.close().await;
}

/// What the host does at the database is heard by those who serve it.
#[tokio::test]
async fn the_host_is_heard() {
    if !on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let (ana, _ben, id) = begin(&inn).await;
    let mut anas = ana.listen(&id, None).await;
    let mut admin = crate::admin::admin(&folder).await;
    let order = server::Order::HandOver { table: id.clone(), seat: 2 };
    admin.ask("tests", order).await.unwrap();
    anas.until(|data| data["seats"][1]["minded"] == true).await;
    admin.close().await;
    inn.close().await;
}

/// What each holds is told by its name, and whom it hears by theirs.
#[tokio::test]
async fn metrics_say_which_process_holds_what() {
    if !on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let open = async |node: &str| {
        let node = Some(node.to_owned());
        Open::with(folder.path(), |config| config.node = node).await
    };
    let (one, other) = (open("one").await, open("other:8080").await);
    begin(&one).await;
    let tells = async |inn: &Open, line: &str| {
        let told = reqwest::get(&inn.metrics).await.unwrap().text().await.unwrap();
        told.lines().any(|told| told.starts_with(line))
    };
    soon(async || tells(&one, "bree_tables{node=\"one\"} 1").await).await;
    assert!(tells(&other, "bree_tables{node=\"other:8080\"} 0").await);
    for line in ["bree_bots_thinking{node=\"one\"} 0", "bree_bots_waiting{node=\"one\"} 0"] {
        assert!(tells(&one, line).await, "{line}");
    }
    let heard = "bree_neighbour_seconds{node=\"one\",neighbour=\"other:8080\"} 0.";
    soon(async || tells(&one, heard).await).await;
    // Of who is gone nothing is told.
    other.close().await;
    soon(async || !tells(&one, "bree_neighbour_seconds{").await).await;
    assert!(tells(&one, "bree_neighbours{node=\"one\"} 0").await);
    one.close().await;
}

/// Two processes of one house, each with a way of its own to NATS.
async fn two_by_nats() -> Option<(TempDir, [(Open, Proxy); 2])> {
    let nats = bus()?;
    let folder = tempfile::tempdir().unwrap();
    let open = async || {
        let way = Proxy::open(nats.host().unwrap()).await.unwrap();
        let there = nats.through(way.addr()).unwrap().parse().unwrap();
        let inn = Open::with(folder.path(), |config| config.bus = Some(there)).await;
        (inn, way)
    };
    let both = [open().await, open().await];
    Some((folder, both))
}

/// NATS is cut for one, for the other, for both, and is there again: each is shown what the other does, all the while.
#[tokio::test]
async fn without_nats_they_play_on() {
    let Some((_folder, [(one, ones), (other, others)])) = two_by_nats().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let ben = ben.at(&other);
    let (mut anas, mut bens) = (ana.listen(&id, None).await, ben.listen(&id, None).await);
    let mut ply = 0;
    let cuts = [[false, false], [true, false], [false, true], [true, true], [false, false]];
    for cut in cuts {
        for (way, cut) in [&ones, &others].into_iter().zip(cut) {
            match cut {
                true => way.cut(),
                false => way.mend(),
            }
        }
        for who in [&ana, &ben] {
            let (status, answer) = step(who, &id, ply, "step 1").await;
            assert_eq!(status, 200, "{answer}");
            ply += 1;
            for stream in [&mut anas, &mut bens] {
                stream.until(|data| data["ply"] == ply).await;
            }
        }
    }
    one.close().await;
    other.close().await;
}

/// Who is there is still known, or known again, after NATS was gone.
#[tokio::test]
async fn after_nats_was_gone_they_see_who_is_there() {
    let Some((_folder, [(one, ones), (other, _others)])) = two_by_nats().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let connected = async || ana.look(&id).await["seats"][1]["connected"] == true;
    let there = ben.at(&other);
    let bens = there.listen(&id, None).await;
    soon(connected).await;
    ones.cut();
    drop(bens);
    // Long enough that it would be taken for dead.
    tokio::time::sleep(Duration::from_secs(3)).await;
    ones.mend();
    soon(async || !connected().await).await;
    let _bens = there.listen(&id, None).await;
    soon(connected).await;
    one.close().await;
    other.close().await;
}

/// Nobody waits for what is not there, and is let in without its password.
#[tokio::test]
async fn where_nats_is_not_is_said_at_once() {
    let said = async |bus: String, db: Place| {
        let folder = tempfile::tempdir().unwrap();
        let config = server::Config {
            addr: "127.0.0.1:0".parse().unwrap(),
            bus: Some(bus.parse().unwrap()),
            db,
            key: folder.path().join("inn.key"),
            ..server::Config::default()
        };
        let house = server::House::new(crate::house::toys());
        match server::Inn::open(config, house, std::sync::Arc::new(server::ApiOnly)).await {
            Ok(_) => panic!("it opened"),
            Err(why) => why.to_string(),
        }
    };
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let server = "postgres://nowhere.invalid/inn".parse::<Place>().unwrap();
    let why = said(format!("nats://inn:secret@{nobody}"), server.clone()).await;
    assert!(why.contains(&nobody.to_string()) && !why.contains("secret"), "{why}");
    let why = said(format!("nats://{nobody}"), Path::new("inn.sqlite3").to_owned().into()).await;
    assert!(why.contains("a file is served by one process"), "{why}");
    if let Some(nats) = bus() {
        let host = nats.host().unwrap();
        let why = said(format!("nats://bree:wrong@{host}"), server).await;
        assert!(why.contains("authorization"), "{why}");
    }
}

/// With another key the links of one would be wrong with the other: that is said at once.
#[tokio::test]
async fn they_have_one_key() {
    let Some((folder, one, other)) = two().await else {
        return;
    };
    let strange = server::Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        db: crate::house::place(folder.path()),
        key: folder.path().join("another.key"),
        ..server::Config::default()
    };
    let house = server::House::new(crate::house::toys());
    let opened = server::Inn::open(strange, house, std::sync::Arc::new(server::ApiOnly)).await;
    let Err(why) = opened else {
        panic!("a house with two keys");
    };
    assert!(why.to_string().contains("another.key"), "{why}");
    one.close().await;
    other.close().await;
}

/// Two look back through two processes: each sees where the other one is.
#[tokio::test]
async fn two_look_back_through_two_processes() {
    let Some((_folder, one, other)) = two().await else {
        return;
    };
    let (ana, ben, id) = begin(&one).await;
    let ben = ben.at(&other);
    assert_eq!(step(&ana, &id, 0, "step 1").await.0, 200);
    assert_eq!(ana.post(&format!("/tables/{id}/resign"), json!({})).await.0, 200);
    let back = async |who: &Guest| {
        let stream = who.request("get", &format!("/api/v1/tables/{id}/events?back=0")).send().await.unwrap();
        assert_eq!(stream.status(), 200);
        Listener::of(stream)
    };
    let (mut anas, bens) = (back(&ana).await, back(&ben).await);
    anas.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 0 }])).await;
    assert_eq!(ben.get(&format!("/tables/{id}/steps/1?draw=html")).await.0, 200);
    anas.until(|seen| seen["cursors"] == json!([{ "seat": 2, "ply": 1 }])).await;
    drop(bens);
    anas.until(|seen| seen["cursors"] == json!([])).await;
    one.close().await;
    other.close().await;
}
