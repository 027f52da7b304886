//! A puzzle, played as a lesson of one stop.

use std::collections::BTreeMap;

use table::{Message, Names, Puzzle, Reckoned, Seat};

fn names(text: &str) -> Names {
    Names { es: format!("{text} (es)"), en: text.to_owned() }
}

fn puzzle(odds: &[(&str, u16)]) -> Puzzle {
    let reckoned = Reckoned {
        question: names("Where to?"),
        because: names("It is nearer."),
        odds: odds.iter().map(|(choice, odds)| ((*choice).to_owned(), *odds)).collect(),
    };
    Puzzle {
        seed: 3,
        grade: 2,
        players: 2,
        options: BTreeMap::new(),
        begin: String::new(),
        seat: Seat::new(0),
        answer: odds[0].0.to_owned(),
        others: odds[1..].iter().map(|(choice, _)| (*choice).to_owned()).collect(),
        fails: BTreeMap::new(),
        line: Vec::new(),
        question: None,
        reckoned: Some(reckoned),
    }
}

/// Each other choice is told what it comes to, also where one begins like another.
#[test]
fn another_choice_comes_to_its_odds() {
    let lesson = puzzle(&[("stay", 705), ("go 1", 100), ("go 12", 344)]).lesson(5);
    assert_eq!(lesson.name, Message::new("puzzle-name").with("number", "5".to_owned()));
    let stop = lesson.steps[0].stop.as_ref().expect("a stop");
    assert_eq!(stop.why, Message::new("puzzle-asked").with("question", names("Where to?")));
    let worse = |percent: u16| Message::new("puzzle-worse").with("odds", percent);
    assert_eq!(stop.meant("go 1"), Some(&worse(10)));
    assert_eq!(stop.meant("go 12"), Some(&worse(34)));
    assert_eq!(stop.meant("stay"), None);
    let others = [34_u16, 10].map(|percent| Message::new("puzzle-odds").with("odds", percent));
    let end = Message::new("puzzle-because").with("odds", 71_u16);
    let end = end.with("because", names("It is nearer.")).with("others", others.to_vec());
    assert_eq!((lesson.end, lesson.steps.len()), (end, 1));
}

/// Of a choice that loses it is told what goes wrong, where that is known.
#[test]
fn another_choice_is_told_what_fails() {
    let all = puzzle(&[("stay", 705), ("go 1", 0), ("go 12", 0), ("sit", 0)]);
    let fails = ["go 1", "go 12"].map(|choice| (choice.to_owned(), names(choice)));
    let stop = Puzzle { reckoned: None, fails: BTreeMap::from(fails), ..all }.lesson(1).steps.remove(0).stop;
    let stop = stop.expect("a stop");
    for choice in ["go 1", "go 12"] {
        assert_eq!(stop.meant(choice), Some(&Message::new("puzzle-fails").with("fails", names(choice))));
    }
    assert_eq!(stop.meant("sit"), Some(&Message::new("puzzle-wrong")));
}

/// One that begins like another has not its words.
#[test]
fn words_are_of_one_choice() {
    let all = puzzle(&[("stay", 705), ("go 1", 0), ("go 12", 0)]);
    let fails = BTreeMap::from([("go 1".to_owned(), names("go 1"))]);
    let stop = Puzzle { reckoned: None, fails, ..all }.lesson(1).steps.remove(0).stop.expect("a stop");
    assert_eq!(stop.meant("go 1"), Some(&Message::new("puzzle-fails").with("fails", names("go 1"))));
    assert_eq!(stop.meant("go 12"), Some(&Message::new("puzzle-wrong")));
}

/// It is kept with its table: the words of the question, and all odds.
#[test]
fn it_is_kept() {
    let all = puzzle(&[("stay", 705), ("go 1", 100)]);
    let kept = serde_json::to_string(&all).unwrap();
    assert_eq!(serde_json::from_str::<Puzzle>(&kept).unwrap(), all);
    // Those from before there were any.
    let text = kept.replace("\"reckoned\"", "\"unknown\"");
    assert_eq!(serde_json::from_str::<Puzzle>(&text).unwrap(), Puzzle { reckoned: None, ..all });
}
