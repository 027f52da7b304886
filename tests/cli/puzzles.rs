//! Puzzles: made, the same every time, and those of the shelf are what they are said to be.

use std::collections::BTreeSet;

use proof::Scale;
use serde_json::Value;

use crate::said;
use crate::trouble::refused;

fn puzzles(args: &[&str]) -> Vec<Value> {
    puzzles_of("tricks", args)
}

fn puzzles_of(game: &str, args: &[&str]) -> Vec<Value> {
    let text = said(&[&["puzzles", game, "--json"], args].concat());
    assert_eq!(text.lines().count(), 1, "one line of JSON: {text}");
    serde_json::from_str(&text).expect("a list")
}

#[test]
fn they_are_made() {
    let made = puzzles(&["--count", "3"]);
    assert_eq!(made.len(), 3);
    for puzzle in &made {
        assert!(puzzle["seed"].is_u64() && puzzle["chapter"].is_u64(), "{puzzle}");
        assert!(puzzle["question"].as_str().is_some_and(|question| question.ends_with('?')), "{puzzle}");
        let answers = puzzle["answers"].as_array().expect("answers");
        assert_eq!(answers.len(), 1, "exactly one wins: {puzzle}");
        assert!(
            puzzle["others"]
                .as_array()
                .is_some_and(|others| !others.is_empty() && !others.contains(&answers[0]))
        );
    }
    assert_eq!(puzzles(&["--count", "3"]), made, "the same every time");
    // A number names a puzzle, whichever were made before it.
    let second = made[1]["seed"].to_string();
    assert_eq!(puzzles(&["--count", "1", "--seed", &second]), made[1..2]);
    let words = said(&["puzzles", "tricks", "--count", "1", "--lang", "es"]);
    assert!(words.contains("¿con qué carta se gana todavía la ronda?"), "{words}");
}

#[test]
fn what_has_none_is_refused() {
    let said = refused(&["puzzles", "quest"]);
    assert!(said.contains("'quest' has no puzzles: say tricks, war, wizards"), "{said}");
    assert!(refused(&["puzzles", "chess"]).contains("chess"));
}

/// Each number of the shelf is a puzzle of its grade.
#[test]
fn the_shelf_is_well() {
    assert_eq!(said(&["puzzles", "tricks", "--check"]), "72 puzzles: well\n");
}

/// Where chance decides one choice has better odds than every other by a margin, and says why; of all of them at least three points.
#[test]
fn odds_are_reckoned() {
    for game in ["war", "wizards"] {
        let all = puzzles_of(game, &["--count", "40"]);
        assert!(all.len() >= 7, "{game}: only {}", all.len());
        let grades = all.iter().map(|puzzle| puzzle["grade"].to_string()).collect::<BTreeSet<_>>();
        assert!(grades.len() >= 2, "{game}: {grades:?}");
        for puzzle in &all {
            let odds = puzzle["odds"].as_object().expect("odds");
            let of = |choice: &Value| odds[choice.as_str().expect("a choice")].as_f64().expect("a number");
            let (answers, others) =
                (puzzle["answers"].as_array().unwrap(), puzzle["others"].as_array().unwrap());
            assert_eq!((answers.len(), odds.len()), (1, 1 + others.len()), "{puzzle}");
            for other in others {
                assert!(of(&answers[0]) > of(other) + 0.029, "{puzzle}");
            }
            assert!(puzzle["question"].as_str().is_some_and(|question| question.ends_with('?')), "{puzzle}");
            assert!(puzzle["because"].as_str().is_some_and(|because| because.ends_with('.')), "{puzzle}");
        }
        let words = puzzles_of(game, &["--count", "40", "--lang", "es"]);
        for (one, other) in words.iter().zip(&all) {
            assert_eq!(one["seed"], other["seed"]);
            assert_ne!((&one["question"], &one["because"]), (&other["question"], &other["because"]), "{one}");
        }
        // Also: the position is read back as it was, nothing hidden decides, and what is kept fits: under `./check --full` it is reckoned.
        let mut check = vec!["puzzles", game, "--check"];
        check.extend((!Scale::of_the_environment().full).then_some("--kept"));
        assert_eq!(said(&check), format!("{} puzzles: well\n", all.len()));
    }
}

/// Helm's Deep is to be held, too: one of those puzzles is long to reckon, and whoever plays it does not wait for that.
#[test]
fn helms_deep_is_held() {
    let all = puzzles_of("war", &["--count", "40"]);
    let hold = |puzzle: &&Value| {
        puzzle["question"].as_str().is_some_and(|question| question.starts_with("Hold Helm’s Deep"))
    };
    let answers = all.iter().filter(hold).map(|puzzle| puzzle["answers"][0].clone()).collect::<Vec<_>>();
    assert_eq!(answers, ["reduce:rohan", "card:fp-character-21"]);
}

/// The odds that are kept are written by one command. By day only what that says where nothing is long to reckon.
#[test]
fn odds_are_written_by_one_command() {
    let wizards = said(&["puzzles", "wizards", "--reckon"]);
    assert!(wizards.starts_with("# Written by `bree puzzles wizards --reckon`"), "{wizards}");
    assert_eq!(wizards.lines().count(), 1, "{wizards}");
    assert!(refused(&["puzzles", "tricks", "--reckon"]).contains("no odds"));
    if Scale::of_the_environment().full {
        let kept = include_str!("../../games/war/room/odds.toml");
        assert_eq!(said(&["puzzles", "war", "--reckon"]), kept);
    }
}
