//! The lessons: listed, and played from end to end.

use serde_json::{Value, json};

use crate::said;
use crate::trouble::refused;

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
    assert_eq!(one, [json!({ "game": "tricks", "lesson": "first", "stops": 7 })]);
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
