//! Middle-earth Quest: every rule of the book has its clause, and every reading its place.

use std::collections::BTreeSet;

use crate::HOUSE;
use rulebook::Rulebook;

/// Every rule of the book in its order. Tests and refusals cite by number, so a clause that is once there keeps its
/// number.
const RULES: &str = "
    0.1 0.2
    1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.8a 1.9 1.10 1.11 1.12
    2.0 2.1 2.2 2.2a 2.2b 2.3 2.3a 2.3b 2.4 2.4b 2.4c
    3.1 3.2 3.3 3.4 3.5 3.6 3.6a 3.6b 3.6c
    4.1
    5.0 5.1 5.1a 5.2 5.2a 5.3 5.3a 5.3b 5.3c 5.3d 5.3e 5.3f 5.3g 5.3h 5.3i 5.3j 5.3k 5.4 5.4a 5.5 5.6 5.7 5.8
    6.1 6.2 6.3 6.4 6.5 6.6
    7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9
    8.1 8.2 8.2a 8.3 8.4 8.4a 8.4b 8.4c 8.4d 8.4e 8.4f 8.5 8.5a 8.6 8.7 8.8 8.9 8.10 8.11 8.12
    9.1 9.2 9.2a 9.2b 9.2c 9.2d 9.2e 9.3 9.3a
    10.1
    11.0 11.1 11.2 11.3 11.4 11.5 11.6 11.7
    12.1 12.2 12.3";

/// The table's options, each where its values are told: the clause, its name, the default and the other value.
const OPTIONS: [&str; 23] = [
    "MEQ-1.10", "MEQ-12.2", "MEQ-12.3", "MEQ-A6", "MEQ-A7", "MEQ-A13", "MEQ-A16", "MEQ-B1", "MEQ-B3",
    "MEQ-B4", "MEQ-B5", "MEQ-B7", "MEQ-B8", "MEQ-B10", "MEQ-B11", "MEQ-B12", "MEQ-B14", "MEQ-B15", "MEQ-B16",
    "MEQ-B18", "MEQ-B19", "MEQ-B20", "MEQ-B21",
];

fn book() -> &'static Rulebook {
    HOUSE.of("quest").expect("the quest has a rulebook")
}

#[test]
fn the_clauses_are_those_of_the_book_once_each_and_in_order() {
    let rules = RULES.split_whitespace().map(str::to_owned);
    let summary = (1..=19).map(|at| format!("A{at}"));
    let details = (1..=21).map(|at| format!("B{at}"));
    let expected = rules.chain(summary).chain(details).map(|number| format!("MEQ-{number}"));
    let ids = book().clauses.iter().map(|clause| clause.id.as_str());
    assert_eq!(ids.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}

/// Does a text tell of an option? Its name and the names of both values stand in quotation marks there.
/// That they are the page's is tested there.
fn tells(text: Option<&str>, begins: &str, open: char) -> bool {
    let told = text.and_then(|text| text.split_once(begins));
    told.is_some_and(|(_, told)| told.starts_with(open) && told.matches(open).count() >= 3)
}

#[test]
fn an_option_is_told_with_its_values_in_both_languages() {
    for clause in &book().clauses {
        let reading = clause.reading.as_ref();
        let option = OPTIONS.contains(&clause.id.as_str());
        let es = [Some(&clause.text), reading]
            .map(|text| tells(text.map(|text| text.es.as_str()), "La opción de mesa ", '«'));
        let en = [Some(&clause.text), reading]
            .map(|text| tells(text.map(|text| text.en.as_str()), "The table’s option ", '“'));
        assert_eq!((es.contains(&true), en.contains(&true)), (option, option), "{}", clause.id);
    }
}

#[test]
fn no_line_of_the_book_is_without_a_clause() {
    // Lines of one number only say which page they stand on; the others are the shuffled columns.
    const HEADINGS: [usize; 9] = [1, 2, 9, 27, 32, 36, 43, 49, 62];
    let mut told = BTreeSet::new();
    for clause in &book().clauses {
        for range in clause.seed.lines.split(',') {
            let (first, last) = range.trim().split_once('-').unwrap_or((range.trim(), range.trim()));
            let line = |text: &str| text.parse::<usize>().expect("a line");
            told.extend(line(first)..=line(last));
        }
    }
    let missing = (1..=62).filter(|line| !told.contains(line) && !HEADINGS.contains(line));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<usize>::new());
}

#[test]
fn what_cannot_be_tested_is_little() {
    let excused = book().clauses.iter().filter(|clause| clause.untestable.is_some());
    assert_eq!(excused.map(|clause| clause.id.as_str()).collect::<Vec<_>>(), ["MEQ-0.1"]);
}
