//! Advice on positions.

use serde_json::Value;

use crate::position::file;
use crate::said;
use crate::trouble::refused;

fn advice(args: &[&str]) -> Value {
    let text = said(&[&["advise"], args, &["--json"]].concat());
    assert_eq!(text.lines().count(), 1, "one line of JSON: {text}");
    serde_json::from_str(&text).expect("JSON")
}

/// What is chosen is one of the choices, each has its worth, and the position after it may be asked about in turn: so a
/// battle is played to its end, step by step.
#[test]
fn advice_leads_from_position_to_position() {
    let text = "\
at helms-deep: 2 rohan-regular
at fords-of-isen: 5 isengard-regular, 3 isengard-elite
nation rohan: at-war
nation isengard: at-war
dice shadow: army
dice free: event
phase: actions 2
";
    let mut path = file("advise-0.txt", text);
    let mut sections = Vec::new();
    for step in 1..12 {
        let found = advice(&["war", &path, "--bot", "fair"]);
        assert_eq!(found["game"], "war");
        assert!(found["seat"] == 1 || found["seat"] == 2, "{found}");
        let choices = found["choices"].as_array().expect("choices");
        assert!(choices.iter().any(|choice| choice["choice"] == found["choice"]), "{found}");
        for choice in choices {
            let worth = choice["worth"].as_f64().expect("a worth");
            assert!((0.0..=1.0).contains(&worth), "{choice}");
        }
        let Some(after) = found["after"].as_str() else {
            break;
        };
        sections.push(after.to_owned());
        path = file(&format!("advise-{step}.txt"), after);
        assert_eq!(said(&["position", "war", &path]), after);
    }
    let tells = |what: &str| sections.iter().any(|text| text.contains(what));
    assert!(tells("\ngoing 2: "), "{sections:?}");
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    let path = file("advise-seed.txt", "dice free: character\nphase: actions 1\n");
    let ask = |seed| advice(&["war", &path, "--bot", "fair", "--seed", seed]);
    assert_eq!(ask("3"), ask("3"));
}

#[test]
fn what_cannot_be_advised_is_refused() {
    let path = file("advise-bad.txt", "turn: 2\nat gorgoroth: 11 sauron-regular\n");
    let complaint = refused(&["advise", "war", &path, "--json"]);
    assert!(complaint.contains("advise-bad.txt: line 2: "), "{complaint}");
    assert!(refused(&["advise", "journey", &path]).contains("line 2: "));
    assert!(refused(&["advise", "war", "no-such-file"]).contains("no-such-file"));
    let fine = file("advise-fine.txt", "turn: 2\n");
    assert!(refused(&["advise", "war", &fine, "--bot", "clever"]).contains("clever"));
    let lost = file("advise-going.txt", "going 1: phase victory\ngoing 2: cease\n");
    assert!(refused(&["advise", "war", &lost]).contains("line 2: "));
}

/// Where quiet moments alone can be written down, nothing stands after what is in the middle of something.
#[test]
fn the_quest_is_advised_too() {
    let text = said(&["position", "quest"]);
    let found = advice(&["quest", &file("advise-quest.txt", &text), "--bot", "fair"]);
    assert_eq!(found["game"], "quest");
    assert!(found["choice"].is_string() && found["after"].as_str().is_none_or(|text| !text.is_empty()));
}
