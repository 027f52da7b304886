//! El viaje a Mordor: every rule of the book has its clause.

use crate::HOUSE;

use std::collections::BTreeSet;

/// Every rule of the book, and every reading of an unclear point.
const IDS: &str = "
    VAM-0.1 VAM-0.2 VAM-0.3 VAM-0.4
    VAM-1.1 VAM-1.2 VAM-1.3 VAM-1.4 VAM-1.5 VAM-1.6
    VAM-2.1 VAM-2.2 VAM-2.3 VAM-2.4 VAM-2.5 VAM-2.6
    VAM-3.1 VAM-3.2 VAM-3.3
    VAM-4.0 VAM-4.1 VAM-4.2 VAM-4.3 VAM-4.4 VAM-4.4a VAM-4.4b VAM-4.4c VAM-4.4d VAM-4.5 VAM-4.6
    VAM-5.1 VAM-5.2 VAM-5.3
    VAM-6.1 VAM-6.2 VAM-6.3
    VAM-7.0 VAM-7.1 VAM-7.2 VAM-7.3 VAM-7.4 VAM-7.5 VAM-7.6 VAM-7.7 VAM-7.8 VAM-7.9
    VAM-8.1 VAM-8.2 VAM-8.3 VAM-8.4 VAM-8.5 VAM-8.6 VAM-8.7 VAM-8.8
    VAM-A1 VAM-A2 VAM-A3 VAM-A4 VAM-A5 VAM-A6 VAM-A7 VAM-A8 VAM-A9 VAM-A10 VAM-A11 VAM-A12 VAM-A13
    VAM-A14 VAM-A15 VAM-A16 VAM-A17 VAM-A18";

fn book() -> &'static rulebook::Rulebook {
    HOUSE.of("journey").expect("the journey has a rulebook")
}

#[test]
fn the_clauses_are_those_of_the_book_once_each_and_in_order() {
    let ids = book().clauses.iter().map(|clause| clause.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids, IDS.split_whitespace().collect::<Vec<_>>());
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}

#[test]
fn what_cannot_be_tested_is_little() {
    let excused = book().clauses.iter().filter(|clause| clause.untestable.is_some());
    assert_eq!(
        excused.map(|clause| clause.id.as_str()).collect::<Vec<_>>(),
        ["VAM-0.3", "VAM-1.6", "VAM-4.0"]
    );
}
