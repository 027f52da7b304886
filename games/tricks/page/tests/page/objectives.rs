//! The cards' text of Las Dos Torres, in both languages, for a person to review.
//!
//! `BREE_BLESS=1 cargo nextest run -p tricks-page objectives` writes it anew.

use canvas::Page as _;
use std::fmt::Write as _;

use canvas::Language;
use tricks::book::cards::Ability;
use tricks::book::{Data, Source};
use tricks::goal::Goal;
use tricks_page::words::{self, Known};

/// Every form of the language of goals, whether a card of the box uses it or not.
const FORMS: &[&str] = &[
    "true",
    "!(true)",
    "tricks(self) > 2",
    "tricks(self) < 2",
    "tricks(self) < 1",
    "tricks(self) < 0",
    "tricks(self) in 0..2",
    "tricks(self) in 2..2",
    "tricks(self) in 1..4",
    "tricks(self) in 7..8",
    "3 <= tricks(self)",
    "!(tricks(self) >= 3)",
    "!(tricks(self) == 3)",
    "!(tricks(self) in 2..3)",
    "!(tricks(self) >= 1 | cards(self, ring_1) == 1)",
    "!(tricks(self) == 1 & tricks(sam) == 1)",
    "tricks(self, first=1) == 1 & tricks(self, last=1) == 0",
    "tricks(self, first=2) >= 1 & tricks(self) == 3",
    "tricks(self, before=white_tower) >= 1",
    "tricks(self, after=ring_1) == 0",
    "tricks(self, containing=ring_1) == 0",
    "tricks(self, without=orcs | shadows) >= 2",
    "tricks(self, won_with=towers) == 1",
    "tricks(self) >= 1 | (tricks(self) == 0 & cards(self, orcs) == 0)",
    "tricks(self) >= 1 & (cards(self, orcs) >= 1 | cards(self, towers) == 1)",
    "tricks(all) >= 9",
    "tricks(frodo + sam) >= 5 & tricks(self) >= 1",
    "tricks(self + frodo) >= 5",
    "tricks(player_of(white_tower)) <= 2",
    "tricks(self) >= tricks(sam) & tricks(self) <= tricks(frodo)",
    "!(tricks(self) == tricks(sam))",
    "tricks(self) > cards(frodo, rings)",
    "tricks(self, first=3) > tricks(frodo, first=3)",
    "cards(self, any) >= 12",
    "cards(self, hills | mountains) >= 4",
    "cards(self, fatigue) == 2",
    "cards(self, towers) == 2",
    "cards(self, hills_8 | mountains_8) >= 1",
    "cards(self, hills_8 | mountains_8) == 2",
    "cards(self, hills_8 | mountains_8) == 0",
    "cards(self, hills_8 | mountains_8 | ring_1) >= 2",
    "cards(self, orcs | rings) >= 3",
    "cards(self, value <= 2) == 0",
    "cards(self, value == 1) >= 2",
    "cards(self, hills:param) >= 1",
    "cards(self, hills) > param",
    "burden >= 3",
    "burden == param",
    "under < burden",
    "under < cards(self, orcs)",
    "values(self) >= 6",
    "values(self, hills) >= 3",
    "suits(self) == 4",
    "suits(self, value == 1) >= 2",
    "winning_suits(self) <= 2",
    "winning_suits(self) > winning_suits(sam)",
    "same_value(self) == 0",
    "run(self, mountains) >= 3",
    "streak(self) >= 2",
    "streak(self) == 0",
    "led(self) >= 2",
    "led(self, hills) == 0",
    "led(sam, rings) >= 1",
    "played_last(self, orcs) == 0",
    "played_last(self, black_tower) == 1",
    "leftover(self) in 1..2",
    "most(self, tricks, joint)",
    "most(self, cards(value >= 7))",
    "fewest(self, cards(orcs), joint)",
    "!(most(self, tricks))",
    "fewest(sam, tricks)",
    "middle(self, cards(shadows))",
    "majority(self)",
    "!(majority(gollum + smeagol))",
    "every(others: tricks(each) < tricks(self))",
    "every(others: tricks(each) == 0)",
    "every(all: cards(each, orcs) <= 1 & tricks(each) >= 1)",
    "!(every(all: tricks(each) >= 1))",
    "flip(black_tower: tricks(self) == 0; tricks(self) >= 2) & cards(self, ring_1) == 0",
];

/// Says it, and sees that it is a sentence.
fn both(out: &mut String, say: impl Fn(Language) -> String) {
    for language in Language::ALL {
        let said = say(language);
        let tag = language.tag();
        assert!(!said.contains(['{', '}', '_', '$']), "{tag}: {said}");
        assert!(!said.contains("tricks-") && !said.contains("  "), "{tag}: {said}");
        assert!(said.chars().next().is_some_and(char::is_uppercase), "{tag}: {said}");
        assert!(said.ends_with('.') && !said.contains(" ,"), "{tag}: {said}");
        writeln!(out, "  {tag}: {said}").unwrap();
    }
}

fn goal(out: &mut String, goal: &Goal, param: Option<u8>) {
    match param {
        None => writeln!(out, "{goal}").unwrap(),
        Some(param) => writeln!(out, "{goal} (param = {param})").unwrap(),
    }
    let known = Known { param, ..Known::default() };
    both(out, |language| words::goal(language, goal, known));
}

/// Every objective, setup action and event of the built-in data, and every form of the language of goals.
fn everything() -> String {
    let data = Data::built_in();
    let mut out = String::new();
    for card in data.characters() {
        writeln!(
            out,
            "\n[{}] {}",
            card.id,
            Language::ALL.map(|language| language.text(card.id.term())).join(" / ")
        )
        .unwrap();
        let [three, four] = &card.goal;
        goal(&mut out, three, None);
        if three != four {
            goal(&mut out, four, None);
        }
        if three.to_string().contains("param") {
            goal(&mut out, three, Some(3));
        }
        if let Some(complete) = &card.complete {
            goal(&mut out, complete, None);
        }
        for action in &card.setup {
            writeln!(out, "{action}").unwrap();
            both(&mut out, |language| words::setup(language, &action.to_string()));
        }
    }
    for card in data.events() {
        writeln!(out, "\n[event {}]", card.id).unwrap();
        both(&mut out, |language| words::effects(language, &card.effects));
    }
    out.push_str("\n[other forms]\n");
    for form in FORMS {
        goal(&mut out, &form.parse().unwrap(), None);
    }
    out
}

#[test]
fn objectives_are_said_as_reviewed() {
    canvas::learn(&tricks_page::TricksPage::words());
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/objectives.txt");
    let said = everything();
    if std::env::var_os("BREE_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &said).unwrap();
    }
    let reviewed = std::fs::read_to_string(&file).unwrap();
    for (line, (now, then)) in said.lines().zip(reviewed.lines()).enumerate() {
        assert_eq!(now, then, "line {}", line + 1);
    }
    assert_eq!(said.len(), reviewed.len());
}

#[test]
fn two_cards_that_ask_for_different_things_say_different_things() {
    canvas::learn(&tricks_page::TricksPage::words());
    let data = Data::built_in();
    let goals = data.characters().iter().flat_map(|card| &card.goal);
    let goals = goals.collect::<Vec<_>>();
    for language in Language::ALL {
        for one in &goals {
            for other in goals.iter().filter(|other| *other != one) {
                assert_ne!(
                    words::goal(language, one, Known::default()),
                    words::goal(language, other, Known::default()),
                    "{one} and {other}"
                );
            }
        }
    }
}

fn drew(value: u8) -> Known {
    Known { param: Some(value), ..Known::default() }
}

#[test]
fn the_burden_is_said_once_it_is_chosen() {
    canvas::learn(&tricks_page::TricksPage::words());
    let goal = "cards(self, rings) == burden".parse::<Goal>().unwrap();
    let carrying = |burden| Known { burden, ..Known::default() };
    let said = |burden| words::goal(Language::Es, &goal, carrying(burden));
    assert_eq!(said(Some(3)), "Gana exactamente 3 cartas de Anillos.");
    assert!(said(None).contains("la ficha de Carga"), "{}", said(None));
}

#[test]
fn every_ability_has_words_of_its_own() {
    canvas::learn(&tricks_page::TricksPage::words());
    for language in Language::ALL {
        let said = Ability::ALL.map(|ability| words::ability(language, ability));
        let different = said.iter().collect::<std::collections::BTreeSet<_>>();
        assert_eq!(different.len(), said.len(), "{said:?}");
        assert!(said.iter().all(|said| !said.contains("tricks-")), "{said:?}");
    }
    let keeps = words::keeps(Language::Es, "wt".parse().unwrap());
    assert_eq!(keeps, "No puede intercambiar la Torre Blanca.");
}

#[test]
fn what_is_drawn_is_said_once_it_is_known() {
    canvas::learn(&tricks_page::TricksPage::words());
    let goal = "cards(self, forests) == param".parse::<Goal>().unwrap();
    assert_eq!(words::goal(Language::Es, &goal, drew(2)), "Gana exactamente 2 cartas de Bosque.");
    assert_eq!(words::goal(Language::En, &goal, drew(1)), "Win exactly 1 Forest card.");
}

#[test]
fn what_is_unknown_is_not_made_up() {
    canvas::learn(&tricks_page::TricksPage::words());
    assert_eq!(words::setup(Language::Es, "dance"), "dance");
    assert_eq!(words::effects(Language::Es, &[]), "");
}

#[test]
fn every_source_has_words_of_its_own() {
    canvas::learn(&tricks_page::TricksPage::words());
    for language in Language::ALL {
        let said = Source::ALL.map(|source| words::source(language, source));
        let different = said.iter().collect::<std::collections::BTreeSet<_>>();
        assert_eq!(different.len(), said.len(), "{said:?}");
        assert!(said.iter().all(|said| !said.contains("tricks-")), "{said:?}");
    }
}
