//! The real program killed in full flight: what it acknowledged is still there, and the games go on.

mod costs;
mod guest;
mod holder;
mod light;
mod minded;
mod plain;
mod polls;
mod program;
mod vanished;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

struct Inn {
    url: String,
    child: Child,
}

impl Drop for Inn {
    /// Also when a test fails.
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn open(folder: &Path) -> Inn {
    open_later(folder, 0)
}

/// The same, so many seconds from now.
fn open_later(folder: &Path, seconds: u64) -> Inn {
    let (seconds, db) = (seconds.to_string(), folder.join("inn.sqlite3"));
    let db = db.to_str().expect("a plain path");
    start(&["--bot-pace", "0", "--ahead", &seconds, "--db", db])
}

/// The first random seed of all games: always the same, so that what is met today is met tomorrow.
const LUCK: &str = "1";

/// An inn with these arguments.
fn start(arguments: &[&str]) -> Inn {
    start_at("127.0.0.1:0", arguments)
}

/// The same at this address.
fn start_at(address: &str, arguments: &[&str]) -> Inn {
    let mut inn = of_program(Path::new(env!("CARGO_BIN_EXE_bree")), address, arguments);
    // Nobody reads what it says, and it must not wait for that.
    let mut log = inn.child.stderr.take().expect("its log");
    std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
    inn
}

/// The same of another build of the program, whose log is kept.
fn of_program(program: &Path, address: &str, arguments: &[&str]) -> Inn {
    let mut child = Command::new(program)
        .args(["serve", "--addr", address, "--rehearse", LUCK])
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let url = lines.find_map(|line| {
        let line = line.ok()?;
        line.find("http://").map(|at| line[at..].trim().to_owned())
    });
    Inn { url: url.expect("it says where it serves"), child }
}

/// Somebody who plays both seats of a table of their own.
struct Player {
    client: reqwest::Client,
    token: String,
    table: String,
    /// The highest ply that was acknowledged.
    acknowledged: Arc<AtomicU64>,
}

impl Player {
    async fn sit_down(url: &str) -> Self {
        let client = reqwest::Client::new();
        let guest = client.post(format!("{url}/api/v1/guests")).json(&json!({ "name": "Ana" })).send();
        let guest = guest.await.unwrap().json::<Value>().await.unwrap();
        let token = guest["token"].as_str().expect("a token").to_owned();
        let table = json!({ "game": "journey", "options": { "hobbits": "order" },
            "seats": [{ "kind": "me", "name": "Ana" }, { "kind": "me", "name": "Eva" }] });
        let made = client.post(format!("{url}/api/v1/tables")).bearer_auth(&token).json(&table).send();
        let made = made.await.unwrap().json::<Value>().await.unwrap();
        let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        Self { client, token, table, acknowledged: Arc::default() }
    }

    async fn look(&self, url: &str) -> Option<Value> {
        let address = format!("{url}/api/v1/tables/{}", self.table);
        let answer = self.client.get(address).bearer_auth(&self.token).send().await.ok()?;
        answer.status().is_success().then_some(answer)?.json().await.ok()
    }

    /// Makes the next choice; nothing when the server is gone, asks to wait, or the game is over.
    async fn choose(&self, url: &str) -> Option<u64> {
        let table = self.look(url).await?;
        let laid = &table["laid"][0];
        let open = laid["choices"].as_array()?.iter().find(|choice| choice["refusal"].is_null())?;
        let body = json!({ "seat": laid["seat"], "ply": laid["ply"], "choice": open["choice"] });
        let address = format!("{url}/api/v1/tables/{}/choices", self.table);
        let answer = self.client.post(address).bearer_auth(&self.token).json(&body).send().await.ok()?;
        if !answer.status().is_success() {
            return None;
        }
        let done = answer.json::<Value>().await.ok()?;
        let ply = done["ply"].as_u64()?;
        self.acknowledged.fetch_max(ply, Ordering::SeqCst);
        Some(ply)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let mut inn = open(folder.path());
    let mut players = Vec::new();
    for _ in 0..6 {
        players.push(Arc::new(Player::sit_down(&inn.url).await));
    }
    let hammering = players.iter().map(|player| {
        let (player, url) = (player.clone(), inn.url.clone());
        tokio::spawn(async move {
            loop {
                if player.choose(&url).await.is_none() {
                    // Too many requests, or the server is gone.
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        })
    });
    let hammering = hammering.collect::<Vec<_>>();
    // On a busy machine it takes a while until there is something to lose.
    let acknowledged = || {
        let all = players.iter();
        all.map(|player| player.acknowledged.load(Ordering::SeqCst)).sum::<u64>()
    };
    for _ in 0..600 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if acknowledged() > 120 {
            break;
        }
    }
    // On Unix this is SIGKILL: nothing is tidied up.
    inn.child.kill().unwrap();
    inn.child.wait().unwrap();
    hammering.iter().for_each(tokio::task::JoinHandle::abort);
    let total = acknowledged();
    assert!(total > 60, "only {total} choices were acknowledged: too few to show anything");
    let mut inn = open(folder.path());
    for player in &players {
        let acknowledged = player.acknowledged.load(Ordering::SeqCst);
        let table = player.look(&inn.url).await.expect("the table is still there");
        let ply = table["ply"].as_u64().unwrap();
        assert!(ply >= acknowledged, "{acknowledged} choices were acknowledged, {ply} are there");
        assert!(ply <= acknowledged + 1, "nobody chose so often");
        let next = player.choose(&inn.url).await.expect("the game goes on");
        assert_eq!(next, ply + 1);
        assert_eq!(exported(folder.path(), &player.table), next, "while the inn is open");
    }
    inn.child.kill().unwrap();
    inn.child.wait().unwrap();
}

/// The number of choices in the record of a table. The host must want it: the game is not over.
fn exported(folder: &Path, table: &str) -> u64 {
    let export = |more: &[&str]| {
        let mut bree = Command::new(env!("CARGO_BIN_EXE_bree"));
        bree.args(["export", table, "--db"]).arg(folder.join("inn.sqlite3"));
        bree.args(more).output().expect("the program runs")
    };
    let refused = export(&[]);
    assert!(!refused.status.success() && refused.stdout.is_empty());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--unfinished"));
    let record = String::from_utf8(export(&["--unfinished"]).stdout).expect("UTF-8");
    let record = record.parse::<table::Record>().expect("a record");
    record.plies.len() as u64
}
