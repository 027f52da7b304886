//! Games out of the house and in again, as files.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::trouble::refused;
use crate::{bree, said};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games/journey/rules/goldens/advanced-3.txt");

/// A forger's change of a record.
type Change<'a> = &'a dyn Fn(&str) -> String;

fn in_folder(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// A record with something else in it, whose checksum fits again: what only a reader that checks every line
/// finds out.
fn forged(folder: &Path, change: impl Fn(&str) -> String) -> String {
    let record = std::fs::read_to_string(GOLDEN).expect("the golden playthrough");
    let (body, _) = record.rsplit_once("checksum ").expect("a checksum");
    let changed = change(body);
    assert_ne!(changed, body);
    let path = folder.join("forged.txt");
    std::fs::write(&path, sealed(&format!("{changed}checksum 0"))).expect("a file");
    path.display().to_string()
}

/// A record with the checksum that it should have.
pub fn sealed(record: &str) -> String {
    let (body, _) = record.rsplit_once("checksum ").expect("a checksum");
    let sum = Sha256::digest(body);
    let sum = sum.iter().take(4).map(|byte| format!("{byte:02x}")).collect::<String>();
    format!("{body}checksum {sum}\n")
}

fn with_setup(body: &str, change: impl Fn(&mut Value)) -> String {
    let line = body.lines().find(|line| line.starts_with("setup ")).expect("a set-up");
    let mut setup = serde_json::from_str(&line["setup ".len()..]).expect("JSON");
    change(&mut setup);
    body.replace(line, &format!("setup {setup}"))
}

#[test]
fn a_game_goes_out_as_it_came_in() {
    let folder = tempfile::tempdir().unwrap();
    let (db, out) = (in_folder(folder.path(), "inn.sqlite3"), in_folder(folder.path(), "game.txt"));
    let link = said(&["import", GOLDEN, "--db", &db, "--name", "An evening"]);
    let list = said(&["export", "--db", &db]);
    let [table, game, status] = list.trim_end().split('\t').collect::<Vec<_>>()[..] else {
        panic!("one line of three columns: {list}");
    };
    assert_eq!((game, status), ("journey", "finished"));
    assert!(link.starts_with(&format!("/t/{table}/replay/")), "{link}");
    assert_eq!(said(&["export", table, "--db", &db, "--out", &out]).trim_end(), out);
    let (golden, exported) =
        (std::fs::read_to_string(GOLDEN).unwrap(), std::fs::read_to_string(&out).unwrap());
    assert_eq!(golden, exported);
    said(&["replay", &out, "--verify"]);
    said(&["verify", &out]);
    assert!(refused(&["export", table, "--db", &db, "--out", &out]).contains(&out), "it overwrites nothing");
}

/// Whoever takes the same record in twice finds the first table, with the name that it was given.
#[test]
fn a_record_is_taken_in_once() {
    let folder = tempfile::tempdir().unwrap();
    let db = in_folder(folder.path(), "inn.sqlite3");
    let first = said(&["import", GOLDEN, "--db", &db, "--name", "An evening"]);
    assert_eq!(said(&["import", GOLDEN, "--db", &db, "--name", "Another"]), first);
    assert_eq!(said(&["export", "--db", &db]).lines().count(), 1, "one table");
    // Another game is another table.
    let other = GOLDEN.replace("advanced-3", "advanced-2");
    assert_ne!(said(&["import", &other, "--db", &db]), first);
    assert_eq!(said(&["export", "--db", &db]).lines().count(), 2, "two tables");
}

/// `-` is the standard input wherever a file of text is read.
#[test]
fn a_record_comes_in_by_the_standard_input() {
    let record = std::fs::read_to_string(GOLDEN).unwrap();
    assert_eq!(piped(&["verify", "-"], &record), said(&["verify", GOLDEN]));
    let folder = tempfile::tempdir().unwrap();
    let db = in_folder(folder.path(), "inn.sqlite3");
    let link = piped(&["import", "-", "--db", &db], &record);
    assert_eq!(said(&["import", GOLDEN, "--db", &db]), link);
}

/// The output of `bree` for this input.
fn piped(args: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("bree runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("bree reads");
    let output = child.wait_with_output().expect("bree ends");
    assert!(output.status.success(), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn what_is_not_there_is_not_exported() {
    let folder = tempfile::tempdir().unwrap();
    let db = in_folder(folder.path(), "inn.sqlite3");
    assert!(refused(&["export", "--db", &db]).contains("no such database"));
    said(&["import", GOLDEN, "--db", &db]);
    assert!(refused(&["export", "0000000000", "--db", &db]).contains("0000000000"));
}

#[test]
fn a_record_is_taken_in_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let db = in_folder(folder.path(), "inn.sqlite3");
    let forgeries: &[(&str, Change)] = &[
        ("line 2:", &|body| body.replace("game journey", "game chess")),
        ("line 4: set-up", &|body| with_setup(body, |setup| setup["players"] = json!(9))),
        ("line 4: set-up", &|body| with_setup(body, |setup| setup["players"] = json!(0))),
        ("line 4: set-up", &|body| with_setup(body, |setup| setup["first"] = json!(4))),
        ("line 4: set-up", &|body| with_setup(body, |setup| setup["sheet"]["bearer"] = json!(0))),
        ("line ", &|body| with_setup(body, |setup| setup["sheet"]["locations"] = json!({}))),
        ("line 1:", &|body| {
            body.lines().filter(|line| !line.starts_with("seed ")).map(|line| format!("{line}\n")).collect()
        }),
        ("committed", &|body| {
            let seed = body.lines().find(|line| line.starts_with("seed ")).expect("a seed");
            body.replace(seed, &format!("seed {}", "00".repeat(32)))
        }),
        ("expected a seat", &|body| body.replacen("\n5 ", "\n5 9", 1)),
        ("is no choice", &|body| body.replacen(" roll\n", " rolll\n", 1)),
        ("does not end", &|body| body.replace("journey-over-arrived", "journey-over-tied")),
    ];
    for (complaint, change) in forgeries {
        let path = forged(folder.path(), change);
        let said = refused(&["import", &path, "--db", &db]);
        assert!(
            said.contains(&path) && said.contains("line ") && said.contains(complaint),
            "{complaint}: {said}"
        );
    }
    assert!(!PathBuf::from(&db).exists(), "a bad file makes no database");
    assert!(bree(&["import", GOLDEN, "--db", &db]).status.success());
}

#[test]
fn a_game_played_by_other_rules_is_checked_as_far_as_these_go() {
    let folder = tempfile::tempdir().unwrap();
    let other_rules = |body: &str| body.replace("\nrules 1\n", "\nrules 0\n");
    let same = forged(folder.path(), other_rules);
    assert!(said(&["verify", &same]).contains("fits the commitment"));
    // The ninth choice led elsewhere by those rules.
    let different = forged(folder.path(), |body| {
        let ninth = body.find("\n9 ").expect("a ninth choice");
        let mark = ninth + body[ninth..].find("  # ").expect("a fingerprint") + 4;
        let mut body = other_rules(body);
        body.replace_range(mark..mark + 16, "0123456789abcdef");
        body
    });
    let line = 1 + std::fs::read_to_string(&different)
        .unwrap()
        .lines()
        .position(|line| line.ends_with("0123456789abcdef"))
        .unwrap();
    for command in [&["verify", &different][..], &["replay", &different], &["replay", &different, "--verify"]]
    {
        let said = refused(command);
        for part in ["the seed fits the commitment", "rules 0", "rules 1", &format!("line {line}:")] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
}

#[test]
fn rules_that_are_not_known_yet_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let newer = forged(folder.path(), |body| body.replace("\nrules 1\n", "\nrules 9\n"));
    let db = in_folder(folder.path(), "inn.sqlite3");
    for command in [&["verify", &newer][..], &["replay", &newer], &["import", &newer, "--db", &db]] {
        let said = refused(command);
        assert!(said.contains("line 3: ") && said.contains("rules 9"), "{said}");
    }
}

/// That the checksum does not fit is the last thing that is said of a file, not the first.
#[test]
fn an_edited_record_is_refused_with_the_line_that_was_edited() {
    let folder = tempfile::tempdir().unwrap();
    let golden = std::fs::read_to_string(GOLDEN).unwrap();
    let path = in_folder(folder.path(), "edited.txt");
    let line_of = |text: &str| 1 + golden.lines().position(|line| line.contains(text)).unwrap();
    for (from, to, line) in [
        ("\nrules 1\n", "\nrules one\n", 3),
        ("\ngame journey\n", "\ngame chess\n", 2),
        (" roll\n", " rolll\n", line_of(" roll")),
        ("\nbegin\n", "\nbegun\n", line_of("begin")),
        ("journey-over-arrived", "journey-over-tied", line_of("journey-over-arrived")),
    ] {
        std::fs::write(&path, golden.replacen(from, to, 1)).unwrap();
        for command in [&["replay", &path][..], &["replay", &path, "--verify"], &["verify", &path]] {
            let said = refused(command);
            assert!(said.contains(&format!("edited.txt: line {line}: ")), "{to}: {said}");
        }
    }
    std::fs::write(&path, golden.replacen("\nbegin\n", "\nseat 1 Eva\nbegin\n", 1)).unwrap();
    let said = refused(&["replay", &path]);
    let last = golden.lines().count() + 1;
    assert!(said.contains(&format!("line {last}: the checksum")), "{said}");

    let mut bytes = golden.into_bytes();
    let third = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    bytes[third] = 0xff;
    std::fs::write(&path, bytes).unwrap();
    assert!(refused(&["replay", &path]).contains("line 2: this is no text in UTF-8"));
}
