//! Which clauses of the rulebooks the workspace's tests cite.
//!
//! How tests cite is written in `scan/`, which `build.rs` runs over the workspace. A crate of its own, because
//! it is built anew whenever any test changes: only the command line stands on it.

use std::collections::BTreeMap;

use rulebook::Rulebook;
use serde::Serialize;

/// What `build.rs` found in the tests: cited ids in order, and where.
const CITED: &[(&str, Citation)] = include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// A test that says it tests a clause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Citation {
    /// The file, from the root of the workspace.
    pub file: &'static str,
    /// The test's function, or the scenario's name.
    pub test: &'static str,
    /// The line of the citation, from 1.
    pub line: usize,
}

/// How much of a rulebook the tests cite.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    /// The game's id.
    pub game: &'static str,
    /// How many clauses its rulebook has: those tested, excused and missing together.
    pub clauses: usize,
    /// How many of them a test cites.
    pub tested: usize,
    /// How many no test cites because none can.
    pub excused: usize,
    /// Those that a test could cite and none does, in the book's order.
    pub missing: Vec<&'static str>,
    /// The tests of each clause that has some. A citation of `VAM-4.4c` is one of `VAM-4.4` in a book that
    /// has no clause with the letter.
    pub citations: BTreeMap<&'static str, Vec<Citation>>,
    /// Ids that tests cite and the book does not have: slips of the pen.
    pub unknown: BTreeMap<&'static str, Vec<Citation>>,
}

/// The tests that cite a use of a card, such as `event:fp-strategy-05`.
pub fn of_card(used: &str) -> impl Iterator<Item = &'static Citation> {
    let cites = move |(id, _): &&(&str, Citation)| *id == used;
    CITED.iter().filter(cites).map(|(_, citation)| citation)
}

/// Every use of a card that a test cites.
pub fn cited_uses() -> impl Iterator<Item = &'static str> {
    CITED.iter().map(|(id, _)| *id).filter(|id| id.contains(':'))
}

/// The coverage of a game's rulebook, if it has one.
pub fn of(game: &str) -> Option<Coverage> {
    rulebook::of(game).map(|book| count(book, CITED))
}

fn is_of(id: &str, prefix: &str) -> bool {
    id.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'))
}

/// `VAM-4.4` for `VAM-4.4c`: the clause that one with a letter belongs to.
fn without_letter(id: &str) -> &str {
    id.strip_suffix(|letter: char| letter.is_ascii_lowercase())
        .unwrap_or(id)
}

/// Sets the citations against the book.
fn count(book: &'static Rulebook, cited: &[(&'static str, Citation)]) -> Coverage {
    let mut citations = BTreeMap::<_, Vec<_>>::new();
    let mut unknown = BTreeMap::<_, Vec<_>>::new();
    for (cited, citation) in cited.iter().filter(|(cited, _)| is_of(cited, &book.prefix)) {
        let clause = book.clause(cited).or_else(|| book.clause(without_letter(cited)));
        match clause {
            Some(clause) => citations.entry(clause.id.as_str()).or_default().push(*citation),
            None => unknown.entry(*cited).or_default().push(*citation),
        }
    }
    let untested = || {
        book.clauses
            .iter()
            .filter(|clause| !citations.contains_key(clause.id.as_str()))
    };
    let missing = untested()
        .filter(|clause| clause.untestable.is_none())
        .map(|clause| clause.id.as_str());
    Coverage {
        game: &book.game,
        clauses: book.clauses.len(),
        tested: citations.len(),
        excused: untested().filter(|clause| clause.untestable.is_some()).count(),
        missing: missing.collect(),
        citations,
        unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> &'static Rulebook {
        rulebook::of("journey").expect("the journey's rulebook")
    }

    fn at(line: usize) -> Citation {
        Citation {
            file: "crates/journey/tests/nazgul.rs",
            test: "a_test",
            line,
        }
    }

    #[test]
    fn a_cited_clause_is_tested_and_the_others_are_missing_or_excused() {
        let coverage = count(book(), &[("VAM-2.3", at(1)), ("VAM-2.3", at(9))]);
        assert_eq!(coverage.citations["VAM-2.3"], [at(1), at(9)]);
        assert_eq!(coverage.tested, 1);
        assert!(!coverage.missing.contains(&"VAM-2.3"));
        assert!(coverage.missing.contains(&"VAM-2.2"));
        assert!(!coverage.missing.contains(&"VAM-0.3"), "the story is excused");
        assert_eq!(
            coverage.clauses,
            coverage.tested + coverage.excused + coverage.missing.len()
        );
    }

    #[test]
    fn an_excuse_gives_way_to_a_test() {
        let none = count(book(), &[]);
        let some = count(book(), &[("VAM-0.3", at(1))]);
        assert_eq!((some.tested, some.excused + 1), (1, none.excused));
    }

    #[test]
    fn a_letter_counts_for_its_clause_unless_the_book_has_the_letter() {
        let coverage = count(book(), &[("VAM-2.3b", at(1)), ("VAM-4.4c", at(2))]);
        assert_eq!(coverage.citations["VAM-2.3"], [at(1)]);
        assert_eq!(coverage.citations["VAM-4.4c"], [at(2)]);
        assert!(coverage.missing.contains(&"VAM-4.4"));
        assert!(coverage.unknown.is_empty());
    }

    #[test]
    fn an_id_the_book_has_not_is_unknown_and_another_books_is_none_of_its_business() {
        let coverage = count(
            book(),
            &[("VAM-99.1", at(1)), ("VAM-7", at(2)), ("GDA-1.1", at(3))],
        );
        assert_eq!(
            coverage.unknown.keys().copied().collect::<Vec<_>>(),
            ["VAM-7", "VAM-99.1"]
        );
        assert_eq!(coverage.tested, 0);
    }
}
