//! The program as a newcomer builds it, without features (`BREE_PLAIN` names it; `./check` builds it): an evening is played,
//! every database opens, and what this build cannot do it says in one sentence and loses none of.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::of_program;

/// The program; nothing where nobody has built it.
fn program() -> Option<PathBuf> {
    let program = std::env::var_os("BREE_PLAIN").map(PathBuf::from);
    if program.is_none() {
        eprintln!("skipped: BREE_PLAIN names no program that was built without features");
    }
    program
}

/// A house of before with passkeys and ways of notice, to write to.
fn house_of_before(folder: &Path) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/older/second");
    for file in ["inn.db", "inn.key"] {
        std::fs::copy(kept.join(file), folder.join(file)).expect("a copy");
    }
    folder.join("inn.db")
}

fn refused(program: &Path, arguments: &[&str]) -> String {
    let Output { status, stderr, .. } = Command::new(program)
        .args(["serve", "--addr", "127.0.0.1:0"])
        .args(arguments)
        .stdout(Stdio::null())
        .output()
        .expect("the program starts");
    assert!(!status.success(), "{arguments:?}");
    String::from_utf8(stderr).expect("UTF-8")
}

/// Two play a whole game of El viaje a Mordor, and it is looked back on.
#[tokio::test]
async fn an_evening_is_played() {
    let Some(program) = program() else { return };
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("inn.db");
    let inn = of_program(&program, "127.0.0.1:0", &["--db", db.to_str().unwrap(), "--bot-pace", "0"]);
    let (ana, ben) = (Guest::arrives(&inn.url, "Ana").await, Guest::arrives(&inn.url, "Ben").await);
    let table = ana.post("/tables", json!({ "game": "journey", "players": 2 })).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let join = table["links"]["join"].as_str().unwrap();
    let token = join.rsplit('/').next().unwrap();
    ben.post(&format!("/tables/{id}/join"), json!({ "token": token })).await;
    let mut moves = 0;
    while ana.get(&format!("/tables/{id}")).await["status"] != "finished" {
        for who in [&ana, &ben] {
            if let Some((asked, choices)) = who.asked(&id).await {
                let body = json!({ "seat": asked["seat"], "ply": asked["ply"], "choice": choices[0] });
                who.tries(&format!("/tables/{id}/choices"), body).await;
                moves += 1;
            }
        }
        assert!(moves < 5000, "the game does not end");
    }
    assert!(moves > 20, "{moves}");
    let end = ana.get(&format!("/tables/{id}")).await["ply"].as_u64().unwrap();
    ana.get(&format!("/tables/{id}/steps/{end}")).await;
}

/// A house that uses what this build has not opens, says so in one sentence, offers none of it, and loses none of it.
#[tokio::test]
async fn a_house_with_passkeys_and_notices_opens_and_keeps_them() {
    let Some(program) = program() else { return };
    let folder = tempfile::tempdir().unwrap();
    let db = house_of_before(folder.path());
    let (_, kept) = devices_of(Path::new(env!("CARGO_BIN_EXE_bree")), &db).await;
    assert_eq!(kept["passkeys"].as_array().unwrap().len(), 1, "{kept}");

    let (said, offered) = devices_of(&program, &db).await;
    assert!(
        said.contains("keeps passkeys (1) and ways in which guests are told of their turn (4)"),
        "{said}"
    );
    assert!(said.contains("--features reach"), "{said}");
    assert_eq!(said.lines().filter(|line| line.contains("--features")).count(), 1, "{said}");
    assert_eq!(offered["offered"], false, "{offered}");

    let (said, again) = devices_of(Path::new(env!("CARGO_BIN_EXE_bree")), &db).await;
    assert!(!said.contains("--features"), "{said}");
    assert_eq!(again["passkeys"], kept["passkeys"]);
}

/// Opens the house with a program: what it says as it opens, and what the guest's page of keys is made from.
async fn devices_of(program: &Path, db: &Path) -> (String, Value) {
    let mut inn = of_program(program, "127.0.0.1:0", &["--db", db.to_str().unwrap(), "--bot-pace", "0"]);
    let token = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/older/second/guest-token");
    let token = std::fs::read_to_string(token).unwrap();
    let url = format!("{}/api/v1/me/passkeys", inn.url);
    let answer = reqwest::Client::new().get(url).bearer_auth(token).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let keys = answer.json().await.unwrap();
    inn.child.kill().unwrap();
    inn.child.wait().unwrap();
    let mut said = String::new();
    inn.child.stderr.take().expect("its log").read_to_string(&mut said).unwrap();
    (said, keys)
}

/// What a host asks for that this build cannot do is refused, with the feature that gives it.
#[test]
fn what_this_build_cannot_do_is_refused_with_what_builds_it() {
    let Some(program) = program() else { return };
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("inn.db");
    let db = db.to_str().unwrap();
    let reached = ["--db", db, "--public-url", "https://inn.example.org"];
    let with = |more: &[&'static str]| [&reached[..], more].concat();
    for (arguments, feature) in [
        (vec!["--db", "postgres://bree@127.0.0.1:1/inn"], "cluster"),
        (vec!["--db", db, "--bus", "nats://127.0.0.1:1"], "cluster"),
        (vec!["--db", db, "--metrics", "127.0.0.1:0"], "metrics"),
        (with(&["--push"]), "reach"),
        (with(&["--notices-to", "discord.com"]), "reach"),
        (with(&["--mail", "smtp://localhost:25", "--mail-from", "inn@example.org"]), "reach"),
    ] {
        let said = refused(&program, &arguments);
        assert!(said.contains(&format!("--features {feature}")), "{arguments:?}: {said}");
    }
}
