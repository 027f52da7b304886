//! Every rulebook the house has: well-formed, in both languages, in our own words.

use std::collections::BTreeSet;

use crate::HOUSE;
use rulebook::{Clause, Language, Localised, Rulebook};

/// Every text a reader of this clause sees, with its field's name.
fn texts(clause: &Clause) -> Vec<(&'static str, &Localised)> {
    let optional = [("reading", &clause.reading), ("untestable", &clause.untestable)];
    let optional = optional.into_iter().filter_map(|(field, text)| Some((field, text.as_ref()?)));
    [("title", &clause.title), ("text", &clause.text)].into_iter().chain(optional).collect()
}

fn clauses() -> impl Iterator<Item = &'static Clause> {
    HOUSE.all().iter().flat_map(|book| &book.clauses)
}

#[test]
fn every_book_is_read_and_has_clauses_in_every_chapter() {
    assert!(!HOUSE.all().is_empty());
    for Rulebook { game, chapters, clauses, .. } in HOUSE.all() {
        for chapter in chapters {
            let filled = clauses.iter().any(|clause| clause.chapter == chapter.key);
            assert!(filled, "{game}: chapter {:?} has no clause", chapter.key);
        }
    }
}

#[test]
fn games_and_prefixes_are_of_one_book_each() {
    let games = HOUSE.all().iter().map(|book| &book.game).collect::<BTreeSet<_>>();
    let prefixes = HOUSE.all().iter().map(|book| &book.prefix).collect::<BTreeSet<_>>();
    assert_eq!((games.len(), prefixes.len()), (HOUSE.all().len(), HOUSE.all().len()));
}

#[test]
fn every_text_is_there_in_both_languages_and_differs() {
    for clause in clauses() {
        for (field, text) in texts(clause) {
            for language in Language::ALL {
                let text = text.get(language);
                assert!(!text.trim().is_empty(), "{}: {field} is empty in {language}", clause.id);
                assert_eq!(text, text.trim(), "{}: {field} has space around it in {language}", clause.id);
            }
            assert_ne!(text.es, text.en, "{}: {field} is the same in both languages", clause.id);
        }
    }
}

#[test]
fn titles_are_three_to_six_words() {
    for clause in clauses() {
        for language in Language::ALL {
            let title = clause.title.get(language);
            let words = title.split_whitespace().count();
            assert!((3..=6).contains(&words), "{}: {title:?} has {words} words", clause.id);
        }
    }
}

#[test]
fn titles_name_one_clause_each() {
    for book in HOUSE.all() {
        for language in Language::ALL {
            let mut seen = BTreeSet::new();
            for clause in &book.clauses {
                let title = clause.title.get(language);
                assert!(seen.insert(title), "{}: {title:?} is another clause's title", clause.id);
            }
        }
    }
}

#[test]
fn clauses_that_a_text_names_exist() {
    for clause in clauses() {
        for (field, text) in texts(clause) {
            for language in Language::ALL {
                let words = text
                    .get(language)
                    .split(|letter: char| !(letter.is_alphanumeric() || "-.".contains(letter)));
                let prefixed = |word: &&str| {
                    HOUSE.all().iter().any(|book| word.starts_with(&format!("{}-", book.prefix)))
                };
                for id in words.filter(prefixed).map(|word| word.trim_end_matches('.')) {
                    assert!(HOUSE.clause(id).is_some(), "{}: {field} names {id} in {language}", clause.id);
                    assert_ne!(id, clause.id, "{}: {field} names itself", clause.id);
                }
            }
        }
    }
}

#[test]
fn both_languages_name_the_same_clauses() {
    let ids = |text: &str| {
        let words = text.split(|letter: char| !(letter.is_alphanumeric() || "-.".contains(letter)));
        let ids = words.map(|word| word.trim_end_matches('.')).filter(|id| HOUSE.clause(id).is_some());
        ids.map(str::to_owned).collect::<BTreeSet<_>>()
    };
    for clause in clauses() {
        for (field, text) in texts(clause) {
            assert_eq!(ids(&text.es), ids(&text.en), "{}: {field}", clause.id);
        }
    }
}

#[test]
fn a_clause_stands_in_the_chapter_of_its_number() {
    for book in HOUSE.all() {
        for clause in &book.clauses {
            let number = clause.id.strip_prefix(&format!("{}-", book.prefix));
            let number = number.expect("the book's prefix");
            let chapters = book.chapters.iter();
            let own = chapters
                .filter(|chapter| number.starts_with(&chapter.number))
                .max_by_key(|chapter| chapter.number.len());
            let own = own.expect("a chapter of its number");
            // A book may tell its readings in several chapters of one letter.
            let told = book.chapter(&clause.chapter).expect("a chapter of the book");
            assert_eq!(own.number, told.number, "{}", clause.id);
        }
    }
}

/// True if the clause is a reading of an unclear point, not a rule.
fn is_reading(clause: &Clause) -> bool {
    clause.chapter.starts_with("readings")
}

#[test]
fn every_reading_is_named_by_a_rule_it_bears_on() {
    let named = |text: &Localised, id: &str| {
        text.es.split(|letter: char| !(letter.is_alphanumeric() || letter == '-')).any(|word| word == id)
    };
    for book in HOUSE.all() {
        for reading in book.clauses.iter().filter(|clause| is_reading(clause)) {
            let rules = book.clauses.iter().filter(|clause| !is_reading(clause));
            let mut texts = rules.filter_map(|clause| clause.reading.as_ref());
            assert!(texts.any(|text| named(text, &reading.id)), "no rule's reading names {}", reading.id);
        }
    }
}
