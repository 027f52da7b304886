//! What an older version of the program kept, this one opens and goes on with.
//!
//! `first/` is a database and five records as the program wrote them when its games still lay in `crates/`: a finished
//! journey, a finished chapter of Las Dos Torres, and under way a journey, a campaign and a war. `guest-token` is of
//! the one guest who sits at all five tables.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/older/first")
}

fn bree(arguments: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_bree")).args(arguments).output().expect("the program starts")
}

/// A copy of the database and its key, to write to.
fn copy(folder: &Path) -> PathBuf {
    for file in ["inn.db", "inn.key"] {
        std::fs::copy(kept().join(file), folder.join(file)).expect("a copy");
    }
    folder.join("inn.db")
}

/// Checks a record. Where a rule of its game has been mended since, it may be told apart, and where.
#[track_caller]
fn fits(record: &str, mended: bool) {
    let checked = bree(&["replay", record, "--verify"]);
    let said = String::from_utf8_lossy(&checked.stderr);
    let told_apart = mended && said.contains("by these rules");
    assert!(checked.status.success() || told_apart, "{record}: {said}");
}

/// Each record is led through again, each state and each line of the journal compared with what was written. (The
/// war was played by its rules 3; 4 mend some cards.)
#[test]
fn records_of_before_are_replayed_step_by_step() {
    for file in ["journey-finished", "tricks-finished", "tricks-running", "war-finished", "war-running"] {
        let record = kept().join(format!("{file}.record"));
        fits(record.to_str().unwrap(), file.starts_with("war"));
    }
}

/// A record that was changed is still told from a true one.
#[test]
fn a_record_of_before_that_was_changed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let record = std::fs::read_to_string(kept().join("tricks-finished.record")).unwrap();
    let changed = record.replacen("  # ", "  # 0", 1);
    assert_ne!(changed, record);
    let file = folder.path().join("changed.record");
    std::fs::write(&file, changed).unwrap();
    assert!(!bree(&["replay", file.to_str().unwrap(), "--verify"]).status.success());
}

/// The games in the database can be written out, and what is written can be checked.
#[test]
fn tables_of_before_are_exported() {
    let folder = tempfile::tempdir().unwrap();
    let db = copy(folder.path());
    let db = db.to_str().unwrap();
    let listed = bree(&["export", "--db", db]);
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert_eq!(listed.lines().count(), 5, "{listed}");
    for line in listed.lines() {
        let table = line.split('\t').next().unwrap();
        let file = folder.path().join(table);
        let file = file.to_str().unwrap();
        let written = bree(&["export", "--db", db, "--unfinished", "-o", file, table]);
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        fits(file, line.contains("\twar\t"));
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
    fn open(db: &Path) -> Self {
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
            token: std::fs::read_to_string(kept().join("guest-token")).unwrap(),
            program,
            client: reqwest::Client::new(),
        }
    }

    async fn get(&self, path: &str) -> Value {
        let url = format!("{}/api/v1{path}", self.url);
        let answer = self.client.get(url).bearer_auth(&self.token).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.json().await.unwrap()
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
/// after a restart, too. A finished game is looked back on from its first step to its last.
#[tokio::test]
async fn tables_of_before_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let db = copy(folder.path());
    for round in 0..2 {
        let inn = Inn::open(&db);
        let tables = inn.get("/tables").await;
        let mine = tables["mine"].as_array().expect("the guest's tables").clone();
        assert_eq!(mine.len(), 5, "{tables}");
        for line in mine {
            let id = line["id"].as_str().unwrap();
            let table = inn.get(&format!("/tables/{id}")).await;
            let ply = table["ply"].as_u64().unwrap();
            if line["status"] == "finished" {
                for step in (0..ply).step_by(9).chain([ply]) {
                    inn.get(&format!("/tables/{id}/steps/{step}")).await;
                }
                continue;
            }
            let laid = &table["laid"][0];
            let choices = laid["choices"].as_array().expect("choices");
            let legal = choices.iter().find(|choice| choice["refusal"].is_null());
            let choice = &legal.expect("a legal choice")["choice"];
            inn.choose(id, &laid["seat"], &laid["ply"], choice).await;
            let after = inn.get(&format!("/tables/{id}")).await;
            assert!(after["ply"].as_u64().unwrap() > ply, "round {round}: {}", line["game"]);
        }
    }
}
