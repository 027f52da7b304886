//! Las Dos Torres: every rule of the book has its clause.

use crate::HOUSE;

/// Every rule of the book, every reading of an unclear point, every answer and every example.
const IDS: &str = "
    LDT-1.1 LDT-1.2 LDT-1.3 LDT-1.4 LDT-1.5 LDT-2.1 LDT-2.2 LDT-2.3 LDT-2.4 LDT-2.5 LDT-2.6 LDT-2.7
    LDT-2.8 LDT-2.9 LDT-2.10 LDT-2.11 LDT-2.12 LDT-3.1 LDT-3.2 LDT-3.3 LDT-3.4 LDT-3.5 LDT-4.1 LDT-4.2
    LDT-4.3 LDT-4.4 LDT-5.1 LDT-5.2 LDT-5.3 LDT-5.4 LDT-5.5 LDT-6.1 LDT-6.2 LDT-6.3 LDT-6.4 LDT-6.5
    LDT-6.6 LDT-6.7 LDT-6.8 LDT-6.9 LDT-7.1 LDT-7.2 LDT-7.3 LDT-7.4 LDT-7.5 LDT-7.6 LDT-7.7 LDT-7.8
    LDT-8.1 LDT-8.2 LDT-8.3 LDT-8.4 LDT-9.1 LDT-9.2 LDT-9.3 LDT-9.4 LDT-9.5 LDT-9.6 LDT-9.7 LDT-10.1
    LDT-10.2 LDT-10.3 LDT-10.4 LDT-11.1 LDT-11.2 LDT-11.3 LDT-A1 LDT-A2 LDT-A3 LDT-A4 LDT-A5 LDT-A6
    LDT-A7 LDT-A8 LDT-A9 LDT-A10 LDT-A11 LDT-A12 LDT-A13 LDT-A14 LDT-A15 LDT-A16 LDT-A17 LDT-A18 LDT-A19
    LDT-A20 LDT-A21 LDT-A22 LDT-A23 LDT-C19.1 LDT-C19.2 LDT-C19.3 LDT-C20.1 LDT-C20.2 LDT-C20.3
    LDT-C21.1 LDT-C21.2 LDT-C21.3 LDT-C21.4 LDT-C22.1 LDT-C22.2 LDT-C22.3 LDT-C22.4 LDT-C22.5 LDT-C23.1
    LDT-C23.2 LDT-C23.3 LDT-C23.4 LDT-C23.5 LDT-C23.6 LDT-C23.7 LDT-C24.1 LDT-C24.2 LDT-C24.3 LDT-C25.1
    LDT-C25.2 LDT-C25.3 LDT-C25.4 LDT-C25.5 LDT-C25.6 LDT-C25.7 LDT-C26.1 LDT-C26.2 LDT-C27.1 LDT-C27.2
    LDT-C28.1 LDT-C28.2 LDT-C28.3 LDT-C29.1 LDT-C29.2 LDT-C29.3 LDT-C29.4 LDT-C30.1 LDT-C31.1 LDT-C31.2
    LDT-C31.3 LDT-C31.4 LDT-C31.5 LDT-C32.1 LDT-C32.2 LDT-C32.3 LDT-C33.1 LDT-C33.2 LDT-C34.1 LDT-C34.2
    LDT-C34.3 LDT-C35.1 LDT-C35.2 LDT-C35.3 LDT-C35.4 LDT-C35.5 LDT-C36.1 LDT-C36.2 LDT-E1 LDT-E2 LDT-E3
    LDT-E4 LDT-E5";

fn book() -> &'static rulebook::Rulebook {
    HOUSE.of("tricks").expect("Las Dos Torres has a rulebook")
}

#[test]
fn the_clauses_are_those_of_the_book_once_each_and_in_order() {
    let ids = book().clauses.iter().map(|clause| clause.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids, IDS.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn what_cannot_be_tested_is_little() {
    let excused = book().clauses.iter().filter(|clause| clause.untestable.is_some());
    assert_eq!(excused.map(|clause| clause.id.as_str()).collect::<Vec<_>>(), ["LDT-2.11", "LDT-2.12"]);
}
