//! Positions: written, read, and refused.

use std::path::PathBuf;

use crate::said;
use crate::speaking::typed;
use crate::trouble::refused;

pub fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn the_books_position_is_written_and_read() {
    for players in ["2", "3", "4"] {
        let text = said(&["position", "war", "--players", players]);
        assert!(text.starts_with(&format!("players: {players}\n")), "{text}");
        let path = file(&format!("book-{players}.txt"), &text);
        assert_eq!(said(&["position", "war", &path]), text);
    }
}

/// A few lines are enough: what is written is the whole, and stays the same.
#[test]
fn a_short_position_is_written_in_full() {
    let text =
        "# Helm's Deep\nat helms-deep: 3 rohan-regular, strider, 5 isengard-regular\nnation rohan: at-war\n";
    let path = file("short.txt", text);
    let full = said(&["position", "war", &path]);
    assert!(full.contains("at helms-deep: 3 rohan-regular, 5 isengard-regular, strider\n"), "{full}");
    assert!(full.contains("company: gandalf-the-grey, boromir, legolas"), "{full}");
    let again = file("full.txt", &full);
    assert_eq!(said(&["position", "war", &again]), full);
}

#[test]
fn what_cannot_be_is_refused_with_file_line_and_reason() {
    let path = file("crowd.txt", "turn: 2\nat gorgoroth: 11 sauron-regular\n");
    let complaint = refused(&["position", "war", &path]);
    assert!(complaint.contains("crowd.txt: line 2: "), "{complaint}");
    assert!(complaint.contains("room for 10"), "{complaint}");
    let path = file("many.txt", "at bree: 3 north-regular\nat dale: 9 north-regular\n");
    let complaint = refused(&["position", "war", &path]);
    assert!(complaint.contains("line 2: ") && complaint.contains("there are 10"), "{complaint}");
    assert!(refused(&["position", "war", "no-such-file"]).contains("no-such-file"));
    assert!(
        refused(&["position", "journey", &path]).contains("line 1: 'at bree' tells nothing that a table has")
    );
    assert!(refused(&["position", "journey", "--players", "1"]).contains("2 to 4 play journey"));
    assert!(refused(&["play", "war", "--position", &path]).contains("line 2: "));
}

/// A house opens where its games can begin, and nowhere else.
#[test]
fn where_no_game_can_begin_none_is_rehearsed() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("inn.sqlite3").display().to_string();
    let rehearse = |at: &str| {
        refused(&["serve", "--addr", "127.0.0.1:0", "--db", &db, "--rehearse", "1", "--rehearse-at", at])
    };
    let crowd = file("rehearsed.txt", "turn: 2\nat gorgoroth: 11 sauron-regular\n");
    let complaint = rehearse(&format!("war={crowd}"));
    assert!(
        complaint.contains("rehearsed.txt: line 2: ") && complaint.contains("room for 10"),
        "{complaint}"
    );
    assert!(rehearse(&format!("chess={crowd}")).contains("chess"));
    assert!(rehearse("war=no-such-file").contains("no-such-file"));
    assert!(rehearse("war").contains("GAME=FILE"));
    assert_eq!(
        std::fs::read_dir(folder.path()).expect("the folder").count(),
        0,
        "no database is left behind"
    );
}

#[test]
fn a_quiet_moment_of_the_quest_is_written_and_read() {
    for players in ["2", "3", "4"] {
        let text = said(&["position", "quest", "--players", players]);
        assert!(text.starts_with(&format!("players: {players}\nphase: set-up\n")), "{text}");
        let path = file(&format!("quest-{players}.txt"), &text);
        assert_eq!(said(&["position", "quest", &path]), text);
    }
    let short =
        "heroes: thalin\nphase: travel thalin again\nat moria: 2 influence\nhand thalin: 2 thalin_parry\n";
    let full = said(&["position", "quest", &file("quest-short.txt", short)]);
    assert!(full.contains("hero thalin: erebor\n"), "{full}");
    let again = file("quest-full.txt", &full);
    assert_eq!(said(&["position", "quest", &again]), full);
    let haven = file("quest-haven.txt", "pool: 2\nat rivendell: influence\n");
    let complaint = refused(&["position", "quest", &haven]);
    assert!(complaint.contains("quest-haven.txt: line 2: ") && complaint.contains("haven"), "{complaint}");
}

/// Journey, tricks and wizards have positions like the others: written, read, played on, and told what a bot would do there.
#[test]
fn every_game_has_positions() {
    for (game, bots) in [("journey", "easy"), ("tricks", "easy,easy,easy"), ("wizards", "easy")] {
        let players = 1 + bots.split(',').count();
        let text = said(&["position", game, "--players", &players.to_string()]);
        assert!(text.starts_with(&format!("players: {players}\n")), "{text}");
        let path = file(&format!("{game}-book.txt"), &text);
        assert_eq!(said(&["position", game, &path]), text);
        let advice = said(&["advise", game, &path, "--bot", "easy"]);
        assert!(advice.starts_with("seat "), "{advice}");
        let played = typed(&["play", game, "--bots", bots, "--position", &path], "en", "q\n");
        assert!(played.contains("You leave"), "{played}");
    }
}

/// A few lines are enough, as in scenario files; options of the table stand in the text.
#[test]
fn short_positions_of_the_other_games() {
    for (game, short, told) in [
        (
            "journey",
            "option game: basic\nbearer 1: 5\nrolled: ring red\naside: orc black, orc yellow, orc blue, orc green\n",
            "bearer 1: 5\n",
        ),
        (
            "wizards",
            "option rules: basic\nturn: 4 of 2\ncompany 2 bree: elladan + glamdring\n",
            "company 2 bree: elladan + glamdring\n",
        ),
    ] {
        let full = said(&["position", game, &file(&format!("{game}-short.txt"), short)]);
        assert!(full.contains(told) && full.contains("\noption "), "{full}");
        let again = file(&format!("{game}-full.txt"), &full);
        assert_eq!(said(&["position", game, &again]), full);
    }
}

/// At the terminal `!` tells what is wrong, as a scenario file that runs at once.
#[test]
fn something_is_wrong_here() {
    for (game, bots) in [
        ("wizards", "easy"),
        ("quest", "easy,easy"),
        ("war", "easy"),
        ("journey", "easy"),
        ("tricks", "easy,easy"),
    ] {
        let played = typed(&["play", game, "--bots", bots, "--seed", "7"], "en", "! a card is missing\nq\n");
        let from = played
            .find("# Something is wrong here.\n# a card is missing\n")
            .unwrap_or_else(|| panic!("{played}"));
        let to = played[from..].find("\n\n>").map_or(played.len(), |to| from + to + 1);
        let path = file(&format!("{game}-wrong.toml"), &played[from..to]);
        let run = said(&["scenario", &path]);
        assert!(run.contains("1 passed, 0 failed"), "{run}\n{}", &played[from..to]);
    }
}
