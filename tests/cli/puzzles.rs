//! Puzzles: made, the same every time, and those of the shelf are what they are said to be.

use serde_json::Value;

use crate::said;
use crate::trouble::refused;

fn puzzles(args: &[&str]) -> Vec<Value> {
    let text = said(&[&["puzzles", "tricks", "--json"], args].concat());
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
    let said = refused(&["puzzles", "war"]);
    assert!(said.contains("'war' has no puzzles: say tricks"), "{said}");
    assert!(refused(&["puzzles", "chess"]).contains("chess"));
}

/// Each number of the shelf is a puzzle of its grade.
#[test]
fn the_shelf_is_well() {
    assert_eq!(said(&["puzzles", "tricks", "--check"]), "72 puzzles: well\n");
}
