//! The lessons: listed, and played from end to end.

use std::path::Path;

use serde_json::{Value, json};

use crate::trouble::refused;
use crate::{bree, said};

fn lessons(args: &[&str]) -> Vec<Value> {
    let text = said(args);
    assert_eq!(text.lines().count(), 1, "one line of JSON: {text}");
    serde_json::from_str(&text).expect("a list")
}

#[test]
fn they_are_listed() {
    let all = lessons(&["lessons", "--json"]);
    let taught: [(&str, &[&str]); 5] = [
        ("journey", &["first"]),
        ("tricks", &["first"]),
        ("war", &["dice", "siege", "hunt"]),
        ("quest", &["hero", "sauron", "last"]),
        ("wizards", &["road", "strike", "item", "hazards", "council"]),
    ];
    for (game, expected) in taught {
        let own = all.iter().filter(|lesson| lesson["game"] == game).collect::<Vec<_>>();
        assert_eq!(own.iter().map(|lesson| &lesson["lesson"]).collect::<Vec<_>>(), expected, "{game}");
        for lesson in own {
            let stops = lesson["stops"].as_u64().expect("a number");
            assert!((5..=12).contains(&stops), "{lesson}");
        }
    }
    let one = lessons(&["lessons", "tricks", "--json"]);
    assert_eq!(one, [json!({ "game": "tricks", "lesson": "first", "stops": 8 })]);
    let text = said(&["lessons", "journey"]);
    assert!(text.starts_with("journey  first  10 stops  A roll and a road\n"), "{text}");
}

/// Every choice is legal when its turn comes, every text is there, and what is lit is drawn.
#[test]
fn each_is_played_to_its_end() {
    for lesson in lessons(&["lessons", "--check", "--json"]) {
        assert_eq!(lesson["faults"], json!([]), "{lesson}");
    }
}

#[test]
fn what_may_not_be_asked() {
    let complaint = refused(&["lessons", "chess"]);
    assert!(complaint.contains("there is no game 'chess'"), "{complaint}");
}

/// A file in a folder of the tests.
fn written(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

/// The faults of a lesson in this file: the exit code is 1, and each line names the file.
fn faults(name: &str, text: &str) -> Vec<String> {
    let file = written(name, text);
    let output = bree(&["lessons", "journey", "--file", &file]);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{told}");
    let lines =
        told.lines().map(|line| line.strip_prefix(&format!("{file}: ")).expect("the file").to_owned());
    lines.collect()
}

const FIRST: &str = include_str!("../../games/journey/page/lessons/first.toml");

#[test]
fn one_that_is_being_written_is_played_from_its_file() {
    let file = written("first.toml", FIRST);
    assert_eq!(said(&["lessons", "journey", "--file", &file]), format!("{file}: well\n"));
    // A choice that may not be made is named with its step, and with what could be chosen.
    let wrong = FIRST.replacen("choice = \"roll\"", "choice = \"set red\"", 1);
    let said = faults("illegal.toml", &wrong).join("\n");
    assert!(
        said.contains("step 3: seat 1 cannot choose 'set red'") && said.contains("choices of seat 1: roll"),
        "{said}"
    );
    // What is lit must be drawn, and what would be wrong be something that one can press.
    let dark = FIRST.replacen("lit = [\"hobbit-frodo\"]", "lit = [\"hobbit-bilbo\"]", 1);
    let said = faults("dark.toml", &dark).join("\n");
    assert!(said.contains("stop 'hobbit': lit: 'hobbit-bilbo' is not drawn"), "{said}");
    // So must what is to be in sight, at a stop and at the end.
    let unseen = FIRST.replacen("bots = \"fair\"", "bots = \"fair\"\nshows = [\"nowhere\"]", 1);
    let unseen = unseen.replacen("lit = [\"hobbit-frodo\"]", "shows = [\"somewhere\"]", 1);
    let said = faults("unseen.toml", &unseen).join("\n");
    assert!(said.contains("stop 'hobbit': shows: 'somewhere' is not drawn"), "{said}");
    assert!(said.contains("the end: shows: 'nowhere' is not drawn"), "{said}");
    let nobody = FIRST.replacen("begins = \"take\"", "begins = \"leap\"", 1);
    let said = faults("nobody.toml", &nobody).join("\n");
    assert!(said.contains("nobody can press what begins with 'leap'"), "{said}");
    // All that is wrong with the file itself is told at once.
    let twice =
        FIRST.replacen("players = 2", "players = 99", 1).replacen("stop = \"roll\"", "stop = \"hobbit\"", 1);
    let said = faults("twice.toml", &twice).join("\n");
    assert!(said.contains("players = 99") && said.contains("there are two stops 'hobbit'"), "{said}");
    assert!(faults("toml.toml", "id = ").join("\n").contains("line 1"));
}

#[test]
fn a_file_that_is_no_lesson_is_refused() {
    let complaint = refused(&["lessons", "journey", "--file", "no-such-file.toml"]);
    assert!(complaint.contains("no-such-file.toml"), "{complaint}");
    // A lesson is one of a game: which, must be said.
    assert_eq!(bree(&["lessons", "--file", "first.toml"]).status.code(), Some(2));
}
