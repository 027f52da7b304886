//! Whatever is wrong is said in one clear line on standard error, and the exit code is not 0.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::bree;

/// The one line with which `bree` refuses, with exit code 1 and nothing on standard output.
#[track_caller]
pub fn refused(args: &[&str]) -> String {
    let output = bree(args);
    let complaint = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{args:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{args:?}");
    assert_eq!(complaint.lines().count(), 1, "{args:?}: {complaint}");
    assert!(complaint.starts_with("bree: "), "{complaint}");
    complaint
}

#[track_caller]
fn misused(args: &[&str]) {
    let output = bree(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn wrong_usage() {
    misused(&["nonsense"]);
    misused(&["simulate"]);
    misused(&["simulate", "journey", "--games", "many"]);
    misused(&["arena", "journey"]);
    misused(&["bench", "--time", "0"]);
}

#[test]
fn unknown_things() {
    assert!(refused(&["simulate", "chess"]).contains("'chess'"));
    assert!(refused(&["simulate", "journey", "--bots", "clever"]).contains("'clever'"));
    assert!(refused(&["arena", "journey", "--bots", "easy,clever"]).contains("'clever'"));
    assert!(refused(&["cards", "chess"]).contains("journey"));
    assert!(refused(&["rules", "chess"]).contains("journey"));
    assert!(refused(&["bench", "chess"]).contains("journey"));
    assert!(refused(&["solve", "journey"]).contains("'journey' has no solver"));
    assert!(refused(&["study", "chess"]).contains("'chess'"));
    assert!(refused(&["solve", "tricks", "--chapter", "18"]).contains("18"));
    assert!(refused(&["study", "tricks", "--chapters", "36-19"]).contains("36-19"));
}

#[test]
fn set_ups_that_do_not_fit() {
    for args in [
        &["simulate", "journey", "--players", "9"][..],
        &["simulate", "journey", "--option", "game"],
        &["simulate", "journey", "--option", "game=easy"],
        &["simulate", "journey", "--option", "colour=red"],
        &["arena", "journey", "--bots", "easy"],
        &["play", "journey", "--seat", "7"],
        &["solve", "tricks", "--players", "5"],
    ] {
        let complaint = refused(args);
        assert!(!complaint.contains("setup-"), "words, not ids: {complaint}");
    }
}

#[test]
fn files_that_are_not_there_or_not_what_they_should_be() {
    for command in ["replay", "verify"] {
        assert!(refused(&[command, "/nowhere/game.txt"]).contains("/nowhere/game.txt"));
        let foreign = file("foreign.txt", "Dear diary,\n");
        let complaint = refused(&[command, &foreign.display().to_string()]);
        assert!(
            complaint.contains("foreign.txt") && complaint.contains("line 1"),
            "{complaint}"
        );
    }
    assert!(refused(&["backup", "copy.sqlite3", "--db", "/nowhere.sqlite3"]).contains("/nowhere.sqlite3"));
}

#[test]
fn data_of_ones_own() {
    assert!(refused(&["games", "--data", "/nowhere"]).contains("/nowhere"));
    let built_in = include_str!("../../crates/journey/data/sheet.toml");
    let broken = built_in.replacen("nazgul = 10", "nazgul = ten", 1);
    let line = built_in
        .lines()
        .position(|line| line == "nazgul = 10")
        .expect("the line")
        + 1;
    let path = file("broken/journey/sheet.toml", &broken);
    let folder = path.ancestors().nth(2).expect("the folder").display().to_string();
    let complaint = refused(&["games", "--data", &folder]);
    assert!(
        complaint.contains("sheet.toml") && complaint.contains(&format!("line {line}")),
        "{complaint}"
    );

    let path = file("own/journey/sheet.toml", built_in);
    let folder = path.ancestors().nth(2).expect("the folder").display().to_string();
    assert!(bree(&["games", "--data", &folder]).status.success());
}

#[test]
fn a_game_left_in_the_middle() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(["play", "journey", "--seed", "1", "--lang", "es"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bree runs");
    // An answer that is none, one that is, and then nothing more.
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(b"what?\n1\n")
        .expect("bree listens");
    let output = child.wait_with_output().expect("bree ends");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
    assert!(String::from_utf8_lossy(&output.stdout).contains("VAM-"));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(["rules", "journey"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bree runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("bree ends");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}
