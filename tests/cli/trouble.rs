//! An error is one clear line on standard error, and the exit code is not 0.

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
fn misused(args: &[&str]) -> String {
    let output = bree(args);
    let complaint = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{args:?}");
    assert_eq!(complaint.lines().count(), 1, "{args:?}: {complaint}");
    assert!(complaint.starts_with("bree: ") && !complaint.contains("error: "), "{complaint}");
    complaint
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
    misused(&["simulate", "journey", "--games", "0"]);
    misused(&["arena", "journey", "--bots", "easy,random", "--games", "0"]);
    assert!(misused(&["frobnicate"]).contains("'frobnicate'"));
    assert!(misused(&["serve", "--addr", "nonsense"]).contains("--addr"));
    assert!(misused(&["replay"]).contains("FILE"));
    for command in [&["replay", "game.txt"][..], &["play", "journey"], &["rules", "journey"]] {
        let args = [command, &["--lang", "fr"]].concat();
        let complaint = misused(&args);
        assert!(complaint.contains("fr") && complaint.contains("es or en"), "{complaint}");
    }
}

/// What would do is said, in words of ours and not of a library.
#[test]
fn wrong_usage_says_what_would_do() {
    let simulate = |games| misused(&["simulate", "journey", "--games", games]);
    assert!(simulate("0").contains("expected 1 or more"), "{}", simulate("0"));
    assert!(simulate("x").contains("expected a number"), "{}", simulate("x"));
    assert!(misused(&["backup", "out", "--every", "0"]).contains("a number from 1"));
    assert!(misused(&["serve", "--bot-threads", "0"]).contains("expected a number from 1 to 1024"));
    assert!(misused(&["serve", "--addr", "nowhere"]).contains("such as 127.0.0.1:8080"));
    assert!(misused(&["serve", "--public-url", "foo"]).contains("such as https://inn.example.org"));
    assert!(
        misused(&["serve", "--public-url", "https://inn.example.org/games"]).contains("without a folder")
    );
    let tidy = misused(&["tidy"]);
    assert!(tidy.contains("--export DIR, to save the games first, or --lose"), "{tidy}");
    // A command that takes another, and got none, is answered with its help.
    let output = bree(&["admin"]);
    let help = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2));
    assert!(help.lines().count() > 10 && !help.starts_with("bree:"), "{help}");
}

#[test]
fn what_is_refused_is_told_with_what_would_do() {
    let arena = refused(&["arena", "war", "--bots", "hard"]);
    assert_eq!(arena, "bree: name at least two bots, such as --bots hard,easy\n");
    let chapter = refused(&["play", "tricks", "--option", "chapter=99"]);
    assert!(chapter.contains("Choose one of: 19–36"), "{chapter}");
    let text = file("no-database.txt", "nothing of ours\n").display().to_string();
    let backup = refused(&["backup", "copy-of-none", "--db", &text]);
    assert_eq!(backup, format!("bree: {text} is not a Bree database\n"));
    let empty = file("without-a-game/readme.txt", "");
    let folder = empty.parent().expect("its folder").display().to_string();
    assert!(refused(&["games", "--data", &folder]).contains("the games are: journey"));
    let nowhere = refused(&["serve", "--db", "/nonexist/a.sqlite3"]);
    assert!(nowhere.contains("there is no folder /nonexist"), "{nowhere}");
}

/// Nobody who was asked for is left out in silence.
#[test]
fn more_bots_than_seats() {
    let complaint = refused(&["simulate", "journey", "--bots", "hard,random,easy", "--players", "2"]);
    assert!(complaint.contains("3 bots") && complaint.contains("2 seats"), "{complaint}");
    refused(&["simulate", "journey", "--players", "1"]);
}

#[test]
fn a_place_that_is_taken() {
    let there = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = there.local_addr().expect("an address").to_string();
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("inn.sqlite3").display().to_string();
    let complaint = refused(&["serve", "--addr", &addr, "--db", &db]);
    assert!(complaint.contains(&addr), "{complaint}");
    let left = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(left, 0, "no database and no key is left behind");
}

#[test]
fn scenarios_that_fail() {
    let bad = file("bad.toml", "game = \"journey\"\nplayers = = 2\n");
    let binary = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("binary.toml");
    std::fs::write(&binary, b"game = \"journey\"\n\n\xff\n").expect("a file");
    let (bad, binary) = (bad.display().to_string(), binary.display().to_string());
    for (path, parts) in [
        ("nowhere.toml", &["nowhere.toml: "][..]),
        (bad.as_str(), &["bad.toml: line 2: "][..]),
        (binary.as_str(), &["binary.toml: line 3: ", "UTF-8"][..]),
    ] {
        let output = bree(&["scenario", path]);
        let complaint = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(parts.iter().all(|part| complaint.contains(part)), "{complaint}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "0 passed, 1 failed\n");
        let output = bree(&["scenario", "--json", path]);
        assert!(output.stderr.is_empty() && output.status.code() == Some(1));
        let found = serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON");
        let message = found["results"][0]["message"].as_str().expect("a message");
        assert_eq!((&found["failed"], message.lines().count()), (&1.into(), 1), "{message}");
    }
}

/// What a scenario shows, also when it then fails.
#[test]
fn a_scenario_shows_the_table() {
    let text = "game = \"journey\"\nclauses = [\"VAM-2.2\"]\nplayers = 2\nposition = \"turn: 2\"\n\
                chance = [{ dice = \"orc ring gandalf orc orc\" }]\n\
                [[step]]\nchoose = \"roll\"\nshow = true\nexpect = \"bearer 2: 1\"\n";
    let path = file("shown.toml", text).display().to_string();
    let output = bree(&["scenario", "--lang", "en", &path]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    for line in ["-- 1: roll", "    rolled: orc black, ring yellow, gandalf red, orc blue, orc green"] {
        assert!(said.lines().any(|told| told == line), "{said}");
    }
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(complaint.contains("step 1: the table has 'bearer 2: 0', not 'bearer 2: 1'"), "{complaint}");
    let output = bree(&["scenario", "--trace", "--json", &path]);
    let found = serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON");
    let shown = found["results"][0]["shown"].as_array().expect("what was shown");
    assert_eq!(shown.len(), 2, "the beginning and the step");
    assert_eq!(shown[1]["asked"][0][1][0], "set black");
}

#[test]
fn a_log_in_a_pipe_has_no_colours() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(["serve", "--addr", "127.0.0.1:0"])
        .current_dir(folder.path())
        .env_remove("NO_COLOR")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bree runs");
    let mut first = String::new();
    let mut said = std::io::BufReader::new(child.stdout.take().expect("a pipe"));
    std::io::BufRead::read_line(&mut said, &mut first).expect("a line");
    let ended = Command::new("kill").arg(child.id().to_string()).status();
    assert!(ended.is_ok_and(|status| status.success()));
    let log = child.wait_with_output().expect("bree ends").stderr;
    let log = String::from_utf8_lossy(&log);
    assert!(log.contains("the store is open") && !log.contains('\x1b'), "{log}");
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
        assert!(complaint.contains("foreign.txt") && complaint.contains("line 1"), "{complaint}");
    }
    assert!(refused(&["backup", "copy.sqlite3", "--db", "/nowhere.sqlite3"]).contains("/nowhere.sqlite3"));
}

#[test]
fn data_of_ones_own() {
    assert!(refused(&["games", "--data", "/nowhere"]).contains("/nowhere"));
    let built_in = include_str!("../../games/journey/rules/data/sheet.toml");
    let broken = built_in.replacen("nazgul = 10", "nazgul = ten", 1);
    let line = built_in.lines().position(|line| line == "nazgul = 10").expect("the line") + 1;
    let path = file("broken/journey/sheet.toml", &broken);
    let folder = path.ancestors().nth(2).expect("the folder").display().to_string();
    let complaint = refused(&["games", "--data", &folder]);
    assert!(complaint.contains("sheet.toml") && complaint.contains(&format!("line {line}")), "{complaint}");

    let path = file("own/journey/sheet.toml", built_in);
    let folder = path.ancestors().nth(2).expect("the folder").display().to_string();
    assert!(bree(&["games", "--data", &folder]).status.success());

    // What would be ignored is refused: a file of another name, and a game that takes none.
    for (of, why) in [("journey/sheets.toml", "sheet.toml"), ("war/cards.toml", "takes no data files")] {
        let path = file(&format!("ignored/{}/{of}", of.len()), built_in);
        let folder = path.ancestors().nth(2).expect("the folder").display().to_string();
        let complaint = refused(&["games", "--data", &folder]);
        assert!(complaint.contains(why), "{complaint}");
    }
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
    child.stdin.take().expect("a pipe").write_all(b"what?\n1\n").expect("bree listens");
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

#[test]
fn a_pack_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let quest = folder.path().join("quest");
    std::fs::create_dir(&quest).unwrap();
    let write = |change: &dyn Fn(&str, &str) -> String| {
        for (file, text) in quest::pack::files::BUILT_IN {
            std::fs::write(quest.join(file), change(file, text)).unwrap();
        }
    };
    let data = folder.path().display().to_string();
    write(&|_, text| text.to_owned());
    assert!(bree(&["games", "--data", &data]).status.success());
    write(&|file, text| match file {
        "map.toml" => text.replacen("icon = \"hills\"", "icon = \"lava\"", 1),
        "heroes.toml" => text.replacen("start = \"fornost\"", "start = \"narnia\"", 1),
        _ => text.to_owned(),
    });
    let output = bree(&["games", "--data", &data]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains(&quest.display().to_string()), "{complaint}");
    assert!(complaint.contains("map.toml, ") && complaint.contains("'lava'"), "{complaint}");
    assert!(complaint.contains("heroes.toml, beravor: 'narnia'"), "{complaint}");
    std::fs::remove_file(quest.join("plots.toml")).unwrap();
    let output = bree(&["games", "--data", &data]);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("plots.toml: the file is missing"), "{complaint}");
}

/// Of several files each is told by itself, also where one cites what no rulebook has.
#[test]
fn scenarios_are_told_one_by_one() {
    let good = include_str!("../../games/journey/rules/scenarios/06-rohan.toml");
    let clause = good.find("\"VAM-").expect("a clause") + 1;
    let mut wrong = good.to_owned();
    wrong.replace_range(clause..clause + 3, "XYZ");
    let (good, wrong) = (file("told/good.toml", good), file("told/wrong.toml", &wrong));
    let output = bree(&["scenario", &wrong.display().to_string(), &good.display().to_string()]);
    let (out, complaint) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!output.status.success());
    assert!(complaint.contains("wrong.toml: there is no clause 'XYZ-"), "{complaint}");
    assert!(out.contains("good.toml") && out.contains("1 passed, 1 failed"), "{out}");
}
