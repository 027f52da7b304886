//! Finding books, clauses and languages.

use crate::HOUSE;
use rulebook::{Language, UnknownLanguage};

#[test]
fn a_book_is_found_by_its_game() {
    let book = HOUSE.of("journey").expect("the journey's rulebook");
    assert_eq!((book.game.as_str(), book.prefix.as_str()), ("journey", "VAM"));
    assert_eq!(book.name.get(Language::Es), "El viaje a Mordor");
    assert_eq!(book.name.get(Language::En), "Journey to Mordor");
    assert_eq!(HOUSE.of("chess"), None);
}

#[test]
fn a_clause_is_found_by_its_id_alone_or_in_its_book() {
    let clause = HOUSE.clause("VAM-2.3").expect("a clause");
    assert_eq!(clause.chapter, "rolling");
    assert_eq!(HOUSE.of("journey").and_then(|book| book.clause("VAM-2.3")), Some(clause));
    for unknown in ["", "VAM-", "VAM-99.9", "VAM-2.3z", "vam-2.3", "XYZ-2.3"] {
        assert_eq!(HOUSE.clause(unknown), None, "{unknown:?}");
    }
}

#[test]
fn the_clauses_of_a_chapter_come_in_order() {
    let book = HOUSE.of("journey").expect("the journey's rulebook");
    let chapter = book.chapter("end").expect("a chapter");
    let ids = book.clauses_in(chapter).map(|clause| clause.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids, ["VAM-6.1", "VAM-6.2", "VAM-6.3"]);
    assert_eq!(book.chapter("nowhere"), None);
}

#[test]
fn a_language_is_read_and_written_by_its_code() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    let unknown = "qya".parse::<Language>();
    assert_eq!(unknown, Err(UnknownLanguage("qya".to_owned())));
    assert_eq!(unknown.unwrap_err().to_string(), "there is no language \"qya\": use es or en");
}
