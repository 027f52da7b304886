//! Bots' turns: the process that takes each, and the time: as long as somebody waits for it, and each turn once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use bots::{Levels, Mind, Minds, Search, Skill};
use serde_json::{Value, json};
use server::{Room, SeedSource};
use store::{Options, Store};
use table::{Rng, Seat, Typed};

use crate::cluster::soon;
use crate::house::{Guest, Open, on_a_server, place};
use crate::race::{Choice, FIRST, Race, State};

/// Thinks after a while, and not before it is let.
#[derive(Clone, Debug, Default)]
struct Slow {
    takes: Duration,
    /// Number of thoughts.
    thoughts: Arc<AtomicUsize>,
    /// A lock that holds its thoughts up.
    held_up: Arc<Mutex<()>>,
}

impl Mind for Slow {
    type Game = Race<FIRST>;

    fn value(&self, _state: &State, _seat: Seat) -> f64 {
        0.5
    }

    fn habit(&self, _state: &State, _seat: Seat, _choices: &[Choice], _rng: &mut Rng) -> usize {
        0
    }

    /// Every thought begins with it.
    fn shortlist(&self, _state: &State, _seat: Seat, choices: &[Choice], out: &mut Vec<usize>) {
        self.thoughts.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(self.takes);
        drop(self.held_up.lock());
        out.extend(0..choices.len());
    }
}

/// The race, with bots who think once about it, and with `hard` ones, who would think for days.
fn race(slow: &Slow) -> Room {
    let once = Skill::Search(Search::shallow(1));
    let levels = Levels { easy: once, fair: once, hard: Skill::Search(Search::shallow(u32::MAX)) };
    Room {
        game: Arc::new(Typed::<Race<FIRST>> { data: () }),
        bots: bots::of(Minds::of("slow", slow.clone(), levels)),
        seeds: SeedSource::rehearsed(1),
        lessons: Vec::new(),
        puzzles: None,
        campaign: None,
        pictures: None,
    }
}

async fn open(folder: &std::path::Path, slow: &Slow) -> Open {
    Open::house(folder, [race(slow)], |config| config.bot_threads = 1).await
}

/// A table at which a bot begins.
async fn against(ana: &Guest, level: &str) -> String {
    let seats = json!([{ "kind": "bot", "level": level }, { "kind": "me" }]);
    table(ana, seats).await
}

async fn table(ana: &Guest, seats: Value) -> String {
    let (status, made) = ana.post("/tables", json!({ "game": "race", "seats": seats })).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

async fn has_begun(ana: &Guest, id: &str) -> bool {
    ana.look(id).await["ply"] != 0
}

/// Quick thoughts take until this lets go.
struct Holding {
    tell: Sender<()>,
    holds: JoinHandle<()>,
}

impl Holding {
    fn up(slow: &Slow) -> Self {
        let (tell, told) = channel();
        let slow = slow.clone();
        let (begin, begun) = channel();
        let holds = std::thread::spawn(move || {
            let _held = slow.held_up.lock().unwrap();
            begin.send(()).unwrap();
            let _ = told.recv();
        });
        begun.recv().unwrap();
        Self { tell, holds }
    }

    fn let_go(self) {
        drop(self.tell);
        self.holds.join().unwrap();
    }
}

/// Nobody waits any more for a thought that would take days: it is broken off, and another has its place.
#[tokio::test]
async fn what_nobody_waits_for_is_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let inn = open(folder.path(), &Slow::default()).await;
    let ana = inn.guest("Ana").await;
    let place_is_free = async || {
        let next = against(&ana, "easy").await;
        soon(async || has_begun(&ana, &next).await).await;
    };
    // She gives up.
    let endless = against(&ana, "hard").await;
    let (status, _) = ana.post(&format!("/tables/{endless}/resign"), json!({})).await;
    assert_eq!(status, 200);
    place_is_free().await;
    // She takes her step back.
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "hard" }]);
    let endless = table(&ana, seats).await;
    let step = json!({ "ply": 0, "choice": "step 1" });
    let (status, _) = ana.post(&format!("/tables/{endless}/choices"), step).await;
    assert_eq!(status, 200);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (status, _) = ana.post(&format!("/tables/{endless}/take-back"), json!({})).await;
    assert_eq!(status, 200);
    place_is_free().await;
    // The house closes.
    against(&ana, "hard").await;
    inn.close().await;
}

/// Somebody talks: nobody begins to think anew.
#[tokio::test]
async fn talk_breaks_nothing_off() {
    let folder = tempfile::tempdir().unwrap();
    let slow = Slow::default();
    let inn = open(folder.path(), &slow).await;
    let ana = inn.guest("Ana").await;
    let holding = Holding::up(&slow);
    let id = against(&ana, "easy").await;
    for _ in 0..3 {
        let (status, _) = ana.post(&format!("/tables/{id}/chat"), json!({ "text": "hurry" })).await;
        assert_eq!(status, 200);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    holding.let_go();
    soon(async || has_begun(&ana, &id).await).await;
    assert_eq!(slow.thoughts.load(Ordering::Relaxed), 1);
    inn.close().await;
}

/// One process has all the tables, and one place to think: the other takes turns off it, and none is thought about twice.
#[tokio::test]
async fn who_is_free_takes_from_who_is_busy() {
    if !on_a_server() {
        return;
    }
    const TABLES: usize = 12;
    let folder = tempfile::tempdir().unwrap();
    let minds = [(); 2].map(|()| Slow { takes: Duration::from_millis(150), ..Slow::default() });
    let one = open(folder.path(), &minds[0]).await;
    let other = open(folder.path(), &minds[1]).await;
    let ana = one.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(against(&ana, "easy").await);
    }
    for id in &tables {
        soon(async || has_begun(&ana, id).await).await;
    }
    let [ones, others] = minds.map(|mind| mind.thoughts.load(Ordering::Relaxed));
    assert_eq!(ones + others, TABLES, "{ones} and {others}");
    assert!(ones > 0 && others > 0, "{ones} and {others}");
    one.close().await;
    other.close().await;
}

/// A bot thinks with another process than the one at which its opponent gives up: there it is broken off, too.
#[tokio::test]
async fn what_nobody_waits_for_is_broken_off_elsewhere() {
    if !on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (busy, free) = (Slow::default(), Slow::default());
    let one = open(folder.path(), &busy).await;
    let ana = one.guest("Ana").await;
    let holding = Holding::up(&busy);
    let first = against(&ana, "easy").await;
    soon(async || busy.thoughts.load(Ordering::Relaxed) == 1).await;
    let endless = against(&ana, "hard").await;
    let other = open(folder.path(), &free).await;
    // It takes the endless one, and has no place for the next.
    let watch = Store::at(&place(folder.path()), Options::default()).unwrap();
    let waiting = async || {
        let turns = watch.free_bot_turns("nobody", i64::MAX / 2, i64::MAX / 2, 9).await;
        let now = server::Clock::default().now();
        (turns.unwrap().len(), watch.free_bot_turns("nobody", now, now, 9).await.unwrap().len())
    };
    soon(async || waiting().await == (2, 0)).await;
    let next = against(&ana, "easy").await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert!(!has_begun(&ana, &next).await, "both have their one place");
    // Given up with the first process; the other has a place again.
    let (status, _) = ana.post(&format!("/tables/{endless}/resign"), json!({})).await;
    assert_eq!(status, 200);
    soon(async || has_begun(&ana, &next).await).await;
    assert_eq!(free.thoughts.load(Ordering::Relaxed), 2);
    assert!(!has_begun(&ana, &first).await);
    holding.let_go();
    soon(async || has_begun(&ana, &first).await).await;
    watch.close().await;
    one.close().await;
    other.close().await;
}

/// Somebody has a turn and is gone without a word: it is another's when its time is over, and not before.
#[tokio::test]
async fn a_turn_of_who_is_gone_is_anothers() {
    if !on_a_server() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let busy = Slow::default();
    let one = open(folder.path(), &busy).await;
    let ana = one.guest("Ana").await;
    let holding = Holding::up(&busy);
    against(&ana, "easy").await;
    soon(async || busy.thoughts.load(Ordering::Relaxed) == 1).await;
    let id = against(&ana, "easy").await;
    let ghost = Store::at(&place(folder.path()), Options::default()).unwrap();
    let now = server::Clock::default().now();
    let free = ghost.free_bot_turns("ghost", now, now, 9).await.unwrap();
    let turn = free.into_iter().find(|turn| turn.table == id).unwrap();
    assert!(ghost.claim_bot_turn(&turn, "ghost", 3000).await.unwrap());
    let other = open(folder.path(), &Slow::default()).await;
    // As long as it says that it is there it has the turn.
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(400)).await;
        assert!(ghost.keep_bot_turn(&turn, "ghost", 3000).await.unwrap());
        assert!(!has_begun(&ana, &id).await);
    }
    soon(async || has_begun(&ana, &id).await).await;
    assert!(!ghost.keep_bot_turn(&turn, "ghost", 3000).await.unwrap());
    holding.let_go();
    ghost.close().await;
    one.close().await;
    other.close().await;
}
