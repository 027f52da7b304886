//! Games more in the house, added as any is: a line that says what it is, and nothing else. A toy of the kernel's
//! tests is registered, listed, simulated, held against itself, drawn, and played over HTTP against a bot; another
//! begins with a text that each seat brings.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bree::{Failure, House};
use serde_json::{Value, json};
use server::{Config, Inn, Limits, Rate};

// It can also break its contract in many ways, of which nothing is wanted here.
#[allow(dead_code)]
#[path = "../../crates/table/tests/kernel/packs/mod.rs"]
mod packs;
#[allow(dead_code)]
#[path = "../../crates/table/tests/kernel/race.rs"]
mod race;

mod again;
mod packs_page;
mod page;
mod texts;

/// The house with the toys: this is all there is to adding a game.
fn open(data: Option<&Path>) -> Result<House, Failure> {
    Ok(bree::house::open(data)?.with(page::room()).with(packs_page::room()))
}

/// Does `bree` go well with these words?
fn goes_well(words: &[&str]) -> bool {
    let line = ["bree"].iter().chain(words);
    bree::call(line, open) == ExitCode::SUCCESS
}

#[test]
fn every_command_knows_it() {
    assert!(goes_well(&["games"]));
    for json in [&[][..], &["--json"]] {
        for words in [
            &["simulate", "race", "--games", "200", "--bots", "easy,random"][..],
            &["arena", "race", "--games", "20", "--bots", "fair,habit:50@blank"],
            &["cards", "race"],
            &["rules", "race", "--coverage"],
            &["bench", "race", "--only", "games", "--time", "20"],
        ] {
            assert!(goes_well(&[words, json].concat()), "{words:?} {json:?}");
        }
    }
}

#[test]
fn what_it_does_not_offer_is_refused() {
    for words in [
        &["position", "race"][..],
        &["solve", "race"],
        &["study", "race"],
        &["simulate", "race", "--bots", "hard@weighing"],
        &["simulate", "races"],
    ] {
        assert!(!goes_well(words), "{words:?}");
    }
    assert_eq!(open(None).unwrap().rooms().count(), house_games() + 2);
}

fn house_games() -> usize {
    bree::house::open(None).unwrap().rooms().count()
}

#[test]
fn simulating_it_is_the_same_with_any_number_of_threads() {
    let house = open(None).unwrap();
    let room = house.room("race").unwrap();
    let setup = room.setup(3, &[]).unwrap();
    let bots = ["random".to_owned(), "habit:30@blank".to_owned()];
    let run = |threads| {
        let done = room.bots.simulate(&setup, &bots, 300, 5, threads, &|_| {});
        let done = done.unwrap();
        (done.games, done.choices, done.outcomes)
    };
    assert_eq!(run(1), run(4));
}

#[test]
#[should_panic(expected = "two games 'race'")]
fn no_two_games_have_one_name() {
    let _ = open(None).unwrap().with(page::room());
}

/// Somebody who plays over HTTP.
struct Guest {
    client: reqwest::Client,
    url: String,
    token: String,
}

impl Guest {
    /// Somebody new, who is known from now on.
    async fn new(url: &str, name: &str) -> Self {
        let nobody = Self { client: reqwest::Client::new(), url: url.to_owned(), token: String::new() };
        let made = nobody.post("/guests", json!({ "name": name })).await;
        let token = made["token"].as_str().expect("a token").to_owned();
        Self { token, ..nobody }
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.told(path, body).await.1
    }

    /// The status of the answer, too.
    async fn told(&self, path: &str, body: Value) -> (u16, Value) {
        let request = self.client.post(format!("{}/api/v1{path}", self.url));
        let request = request.bearer_auth(&self.token).json(&body);
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    /// A page, as their browser gets it.
    async fn page(&self, path: &str) -> String {
        let request = self.client.get(format!("{}{path}", self.url));
        let request = request.header("Cookie", format!("bree_guest={}", self.token));
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.text().await.unwrap()
    }

    async fn get(&self, path: &str) -> Value {
        let request = self.client.get(format!("{}/api/v1{path}", self.url));
        let answer = request.bearer_auth(&self.token).send().await.unwrap();
        answer.json().await.unwrap()
    }
}

/// The inn with the toys, whose tables lie in a folder.
struct Running {
    url: String,
    close: tokio::sync::oneshot::Sender<()>,
    running: tokio::task::JoinHandle<()>,
}

impl Running {
    async fn at(folder: &Path) -> Self {
        Self::with(folder, Rate::new(10_000, 10_000)).await
    }

    /// With so many requests from an address.
    async fn with(folder: &Path, requests: Rate) -> Self {
        let config = Config {
            addr: "127.0.0.1:0".parse().unwrap(),
            db: folder.join("inn.sqlite3").into(),
            key: folder.join("inn.key"),
            bot_pace: Duration::ZERO,
            second_thoughts: Duration::ZERO,
            limits: Limits { requests, ..Limits::default() },
            ..Config::default()
        };
        let house = open(None).unwrap();
        let inn = Inn::open(config, house.for_server(), Arc::new(house.web()));
        let inn = inn.await.unwrap();
        let url = format!("http://{}", inn.addr());
        let (close, closed) = tokio::sync::oneshot::channel::<()>();
        let running = tokio::spawn(inn.run(async {
            let _ = closed.await;
        }));
        Self { url, close, running }
    }

    async fn close(self) {
        let _ = self.close.send(());
        self.running.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_played_over_http() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Running::at(folder.path()).await;
    let ana = Guest::new(&inn.url, "Ana").await;
    let games = ana.get("/games").await;
    let listed = games.as_array().expect("a list").iter();
    assert!(listed.clone().any(|game| game["info"]["id"] == "race"), "{games}");

    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let made = ana.post("/tables", json!({ "game": "race", "seats": seats })).await;
    let table = format!("/tables/{}", made["id"].as_str().unwrap_or_else(|| panic!("{made}")));
    for (path, what) in [
        ("/?lang=en", "The race"),
        ("/rules/race?lang=es", "Tirar o plantarse"),
        (&format!("{}?lang=en", table.replace("tables", "t")), "id=\"die\""),
    ] {
        let page = ana.page(path).await;
        assert!(page.contains(what), "{path} has no {what:?}: {page}");
    }
    let mut seen = Value::Null;
    for _ in 0..2_000 {
        seen = ana.get(&table).await;
        if seen["status"] == "finished" {
            break;
        }
        let laid = &seen["laid"][0];
        let open = laid["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut legal = open.iter().filter(|choice| choice["refusal"].is_null());
        // A bird in the hand: what was rolled is banked at once.
        let Some(choice) = legal.next_back() else {
            // The bot is at it.
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": choice["choice"] });
        ana.post(&format!("{table}/choices"), body).await;
    }
    assert_eq!(seen["status"], "finished", "{seen}");
    inn.close().await;
}
