//! The time at which a bot answers reveals nothing of what it had to choose from.

use std::sync::Arc;
use std::time::Duration;

use bots::{Levels, Mind, Minds};
use serde_json::{Value, json};
use server::{Room, SeedSource};
use store::{Options, Store};
use table::{Rng, Seat, Typed};

use crate::house::{Guest, Open};
use crate::race::{Choice, FORKS, RAMBLE, Race, State};

/// Takes so many milliseconds wherever there is something to think about, and then the short step.
#[derive(Clone, Debug)]
struct Ponders<const VERSION: u32>(u64);

impl<const VERSION: u32> Mind for Ponders<VERSION> {
    type Game = Race<VERSION>;

    fn value(&self, _state: &State, _seat: Seat) -> f64 {
        0.5
    }

    fn habit(&self, _state: &State, _seat: Seat, _choices: &[Choice], _rng: &mut Rng) -> usize {
        std::thread::sleep(Duration::from_millis(self.0));
        0
    }
}

fn pondered<const VERSION: u32>(millis: u64) -> Room {
    // Without slips: what the habit says.
    let always = bots::Skill::Habit { slips: 0 };
    let levels = Levels { easy: always, fair: always, hard: always };
    Room {
        game: Arc::new(Typed::<Race<VERSION>> { data: () }),
        bots: bots::of(Minds::of("ponders", Ponders::<VERSION>(millis), levels)),
        seeds: SeedSource::rehearsed(1),
        lessons: Vec::new(),
        puzzles: None,
        campaign: None,
        pictures: None,
    }
}

/// Walks a race against a bot to its end, by short steps; its id.
async fn walk(who: Guest) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "hard" }]);
    let (status, made) = who.post("/tables", json!({ "game": "race", "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    loop {
        let table = who.look(&id).await;
        if table["status"] == "finished" {
            return id;
        }
        match table["laid"][0]["ply"].as_u64() {
            Some(ply) => {
                let body = json!({ "ply": ply, "choice": "step 1" });
                assert_eq!(who.post(&format!("/tables/{id}/choices"), body).await.0, 200);
            }
            None => tokio::time::sleep(Duration::from_millis(7)).await,
        }
    }
}

/// The probability that a free answer comes later than a forced one: one half, if the moment tells nothing.
fn auc(forced: &[i64], free: &[i64]) -> f64 {
    let later = |one: i64, other: i64| match one.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    let all = free.iter().flat_map(|free| forced.iter().map(move |forced| later(*free, *forced)));
    all.sum::<f64>() / (forced.len() * free.len()) as f64
}

/// The milliseconds after which the bot answered, at places where it was forced and where it was free; the first `skip` of each game are
/// left out.
async fn answers(folder: &std::path::Path, ids: &[String], skip: u32) -> (Vec<i64>, Vec<i64>) {
    let store = Store::at(&crate::house::place(folder), Options::default()).unwrap();
    let (mut forced, mut free) = (Vec::new(), Vec::new());
    for id in ids {
        let (mut asked, mut place) = (0, 0);
        for entry in store.read(id, 0).await.unwrap() {
            if entry.kind != "chose" {
                continue;
            }
            let body = serde_json::from_str::<Value>(&entry.body).unwrap();
            if body["seat"] == 2 {
                let answers = if place % 2 == 1 { &mut forced } else { &mut free };
                if place >= skip {
                    answers.push(entry.at - asked);
                }
                place += 1;
            }
            asked = entry.at;
        }
    }
    (forced, free)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_free_answers_come_when_forced_ones_do() {
    // Long enough that a busy machine, too, has thought before the first stroke.
    const PACE: Duration = Duration::from_millis(240);
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [pondered::<FORKS>(15)], |config| {
        config.bot_pace = PACE;
        config.bot_threads = 64;
    })
    .await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        let mut walks = Vec::new();
        for _ in 0..24 {
            walks.push(tokio::spawn(walk(inn.guest("Ana").await)));
        }
        for walk in walks {
            ids.push(walk.await.unwrap());
        }
    }
    inn.close().await;
    let (forced, free) = answers(folder.path(), &ids, 0).await;
    assert!(forced.len() >= 1000 && free.len() >= 1000, "{} and {}", forced.len(), free.len());
    let found = auc(&forced, &free);
    assert!((0.45..=0.55).contains(&found), "told apart: AUC {found:.3}");
    // And so it would be, had they been answered when they were thought.
    let earliest = forced.iter().chain(&free).min().unwrap();
    assert!(*earliest >= 239, "somebody answered after {earliest} ms");
    println!("{} forced and {} free answers: AUC {found:.3}", forced.len(), free.len());
}

/// One step of a person, and a bot that strolls all the way: the quickest of its steps come when they come, whether it had a choice or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_long_row_free_answers_come_when_forced_ones_do() {
    // A seventh of it is far less than a thought takes.
    const PACE: Duration = Duration::from_millis(350);
    const THOUGHT: u64 = 80;
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [pondered::<RAMBLE>(THOUGHT)], |config| {
        config.bot_pace = PACE;
        config.bot_threads = 64;
    })
    .await;
    let mut ids = Vec::new();
    let ana = inn.guest("Ana").await;
    for _ in 0..16 {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "hard" }]);
        let (status, made) = ana.post("/tables", json!({ "game": "race", "seats": seats })).await;
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let step = json!({ "ply": 0, "choice": "step 2" });
        assert_eq!(ana.post(&format!("/tables/{id}/choices"), step).await.0, 200);
        ids.push(id);
    }
    for id in &ids {
        while ana.look(id).await["status"] != "finished" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    inn.close().await;
    let (forced, free) = answers(folder.path(), &ids, 8).await;
    assert!(forced.len() >= 160 && free.len() >= 160, "{} and {}", forced.len(), free.len());
    let found = auc(&forced, &free);
    assert!((0.4..=0.6).contains(&found), "told apart: AUC {found:.3}, {forced:?} {free:?}");
    println!("{} forced and {} free answers in rows: AUC {found:.3}", forced.len(), free.len());
}

/// Whoever watches only bots at a table of theirs makes them quick by a press, and nobody else does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_only_bots_hurries_them() {
    const PACE: Duration = Duration::from_millis(280);
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::house(folder.path(), [pondered::<RAMBLE>(1)], |config| config.bot_pace = PACE).await;
    let (ana, ben) = (inn.guest("Ana").await, inn.guest("Ben").await);
    let bot = || json!({ "kind": "bot", "level": "hard" });
    let made = json!({ "game": "race", "public": true, "seats": [bot(), bot()] });
    let (status, made) = ana.post("/tables", made).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(ana.look(&id).await["hurry"], json!(false), "as usual");
    assert_eq!(ben.look(&id).await["hurry"], Value::Null, "he only looks on");
    let hurry = format!("/tables/{id}/hurry");
    assert_eq!(ben.post(&hurry, json!({ "on": true })).await.0, 403);
    let before = std::time::Instant::now();
    assert_eq!(ana.post(&hurry, json!({ "on": true })).await.0, 200);
    assert_eq!(ana.look(&id).await["hurry"], json!(true));
    let made = ana.look(&id).await["ply"].as_u64().unwrap();
    while ana.look(&id).await["status"] != "finished" {
        tokio::time::sleep(Duration::from_millis(7)).await;
    }
    let made = ana.look(&id).await["ply"].as_u64().unwrap() - made;
    // The one that was under way takes its time.
    let usual = PACE * u32::try_from(made - 1).unwrap();
    assert!(made > 8 && before.elapsed() < usual / 2, "{made} choices took {:?}", before.elapsed());
    inn.close().await;
}
