//! Data of older versions of the program, opened and continued by this one.
//!
//! `first/` is a database and five records as the program wrote them when its games still lay in `crates/`: a finished
//! journey, a finished chapter of Las Dos Torres, and under way a journey, a campaign and a war. `guest-token` is of
//! the one guest who sits at all five tables.
//!
//! `second/` is a database and ten records as version 0.1.0 wrote them (2026-11-25): of each of the five games a table under
//! way and one that is over, a group with a table, a deck, two devices, a passkey, four ways of notice and quiet hours.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

fn kept(age: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/older").join(age)
}

/// The stored ages, and the number of tables of each.
const AGES: [(&str, usize); 2] = [("first", 5), ("second", 11)];

fn bree(arguments: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_bree")).args(arguments).output().expect("the program starts")
}

/// A copy of the database and its key, to write to.
fn copy(age: &str, folder: &Path) -> PathBuf {
    for file in ["inn.db", "inn.key"] {
        std::fs::copy(kept(age).join(file), folder.join(file)).expect("a copy");
    }
    folder.join("inn.db")
}

/// The present rules version of each game.
fn rules() -> BTreeMap<String, u64> {
    let games = bree(&["games", "--json"]);
    let games: Value = serde_json::from_slice(&games.stdout).expect("a list of games");
    let rules = |game: &Value| Some((game["id"].as_str()?.to_owned(), game["rules_version"].as_u64()?));
    games.as_array().expect("games").iter().filter_map(rules).collect()
}

/// Have rules of its game been mended since a record was written?
fn is_mended(record: &Path) -> bool {
    let text = std::fs::read_to_string(record).expect("a record");
    let told = |word: &str| text.lines().find_map(|line| line.strip_prefix(word)).expect("a head").trim();
    told("rules ").parse::<u64>().expect("a number") < rules()[told("game ")]
}

/// Checks a record. Where rules of its game have been mended since, it may be told apart, and where.
#[track_caller]
fn fits(record: &str) {
    let mended = is_mended(Path::new(record));
    let checked = bree(&["replay", record, "--verify"]);
    let said = String::from_utf8_lossy(&checked.stderr);
    let told_apart = mended && said.contains("by these rules");
    assert!(checked.status.success() || told_apart, "{record}: {said}");
}

/// Each record is led through again, each state and each line of the journal compared with what was written.
#[test]
fn records_of_before_are_replayed_step_by_step() {
    let mut checked = 0;
    for (age, _) in AGES {
        for entry in std::fs::read_dir(kept(age)).expect("a folder") {
            let record = entry.expect("an entry").path();
            let file = record.file_name().unwrap().to_str().unwrap();
            if file.ends_with(".record") {
                fits(record.to_str().unwrap());
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 15);
}

/// A record that was changed is still told from a true one.
#[test]
fn a_record_of_before_that_was_changed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let record = std::fs::read_to_string(kept("first").join("tricks-finished.record")).unwrap();
    let changed = record.replacen("  # ", "  # 0", 1);
    assert_ne!(changed, record);
    let file = folder.path().join("changed.record");
    std::fs::write(&file, changed).unwrap();
    assert!(!bree(&["replay", file.to_str().unwrap(), "--verify"]).status.success());
}

/// The games in the database can be written out, and what is written can be checked.
#[test]
fn tables_of_before_are_exported() {
    for (age, tables) in AGES {
        let folder = tempfile::tempdir().unwrap();
        let db = copy(age, folder.path());
        let db = db.to_str().unwrap();
        let listed = bree(&["export", "--db", db]);
        let listed = String::from_utf8(listed.stdout).unwrap();
        assert_eq!(listed.lines().count(), tables, "{listed}");
        for line in listed.lines().filter(|line| !line.ends_with("\twaiting")) {
            let table = line.split('\t').next().unwrap();
            let file = folder.path().join(table);
            let file = file.to_str().unwrap();
            let written = bree(&["export", "--db", db, "--unfinished", "-o", file, table]);
            assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
            fits(file);
        }
    }
}

struct Inn {
    url: String,
    token: String,
    program: Child,
    client: reqwest::Client,
}

impl Drop for Inn {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Inn {
    fn open(age: &str, db: &Path) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_bree"))
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-pace", "0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(program.stdout.take().expect("its output")).lines();
        let url = lines.find_map(|line| {
            let line = line.ok()?;
            line.find("http://").map(|at| line[at..].trim().to_owned())
        });
        Self {
            url: url.expect("it says where it serves"),
            token: std::fs::read_to_string(kept(age).join("guest-token")).unwrap(),
            program,
            client: reqwest::Client::new(),
        }
    }

    async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.ask(path).await;
        assert_eq!(status, 200, "{path}");
        answer
    }

    async fn ask(&self, path: &str) -> (u16, Value) {
        let url = format!("{}/api/v1{path}", self.url);
        loop {
            let answer = self.client.get(&url).bearer_auth(&self.token).send().await.unwrap();
            // Whoever looks back through many games asks more than a guest may at once.
            if answer.status() == 429 {
                tokio::time::sleep(std::time::Duration::from_millis(250)).await;
                continue;
            }
            return (answer.status().as_u16(), answer.json().await.unwrap());
        }
    }

    async fn choose(&self, table: &str, seat: &Value, ply: &Value, choice: &Value) {
        let url = format!("{}/api/v1/tables/{table}/choices", self.url);
        let body = json!({ "seat": seat, "ply": ply, "choice": choice });
        let answer = self.client.post(url).bearer_auth(&self.token).json(&body).send();
        let answer = answer.await.unwrap();
        assert_eq!(answer.status(), 200, "{}", answer.text().await.unwrap());
    }
}

/// Who sat at a table before sits there still, is asked the same question, answers it, and the game goes on;
/// after a restart, too. A finished game is looked back on from its first step to its last; where its rules have been mended since,
/// and lead elsewhere, its end is shown.
#[tokio::test]
async fn tables_of_before_go_on() {
    for (age, tables) in AGES {
        let folder = tempfile::tempdir().unwrap();
        let db = copy(age, folder.path());
        for round in 0..2 {
            let inn = Inn::open(age, &db);
            let lobby = inn.get("/tables").await;
            let mine = lobby["mine"].as_array().expect("the guest's tables").clone();
            assert_eq!(mine.len(), tables, "{lobby}");
            for line in mine.iter().filter(|line| line["status"] != "waiting") {
                goes_on(age, &inn, line, round).await;
            }
        }
    }
}

async fn goes_on(age: &str, inn: &Inn, line: &Value, round: u32) {
    let id = line["id"].as_str().unwrap();
    let table = inn.get(&format!("/tables/{id}")).await;
    let ply = table["ply"].as_u64().unwrap();
    if line["status"] == "finished" {
        let game = line["game"].as_str().unwrap();
        let mended = is_mended(&kept(age).join(format!("{game}-finished.record")));
        for step in (0..ply).step_by(9) {
            let (status, answer) = inn.ask(&format!("/tables/{id}/steps/{step}")).await;
            let told_apart = mended && status == 404 && answer["error"]["code"] == "no-step";
            assert!(status == 200 || told_apart, "{game}, step {step}: {answer}");
        }
        inn.get(&format!("/tables/{id}/steps/{ply}")).await;
        return;
    }
    let laid = &table["laid"][0];
    let choices = laid["choices"].as_array().expect("choices");
    let legal = choices.iter().find(|choice| choice["refusal"].is_null());
    let choice = &legal.expect("a legal choice")["choice"];
    inn.choose(id, &laid["seat"], &laid["ply"], choice).await;
    let after = inn.get(&format!("/tables/{id}")).await;
    assert!(after["ply"].as_u64().unwrap() > ply, "round {round}: {}", line["game"]);
}

/// Groups, decks, devices, passkeys, notices and quiet hours are there still.
#[tokio::test]
async fn what_a_guest_of_before_kept_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let db = copy("second", folder.path());
    let inn = Inn::open("second", &db);
    let groups = inn.get("/groups").await;
    assert_eq!(groups["groups"][0]["name"], "Thursdays", "{groups}");
    let group = inn.get(&format!("/groups/{}", groups["groups"][0]["id"].as_str().unwrap())).await;
    assert_eq!(group["people"].as_array().unwrap().len(), 2, "{group}");
    assert_eq!(group["tables"].as_array().unwrap().len(), 1, "{group}");
    let decks = inn.get("/decks").await;
    assert_eq!(decks[0]["name"], "Grey road", "{decks}");
    let deck = inn.get(&format!("/decks/{}", decks[0]["id"].as_str().unwrap())).await;
    assert!(deck["text"].as_str().unwrap().contains("Gandalf"), "{deck}");
    let devices = inn.get("/me/devices").await;
    assert_eq!(devices["devices"].as_array().unwrap().len(), 2, "{devices}");
    let passkeys = inn.get("/me/passkeys").await;
    assert_eq!(passkeys["passkeys"].as_array().unwrap().len(), 1, "{passkeys}");
    let notices = inn.get("/me/notices").await;
    let ways = notices["reaches"].as_array().unwrap().iter().map(|reach| reach["way"].as_str().unwrap());
    assert_eq!(ways.collect::<Vec<_>>(), ["discord", "slack", "push", "mail"], "{notices}");
    assert_eq!(notices["hours"]["zone"], "Europe/Madrid", "{notices}");
}
