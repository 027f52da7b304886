//! Coverage of rulebooks by tests, as `cargo run -p citations` wrote it down.

use std::collections::BTreeMap;

use room::Citation;
use rulebook::Rulebook;

/// The coverage of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage<'a> {
    /// Clauses in all: tested, excused and missing.
    pub clauses: usize,
    /// Clauses that a test cites.
    pub tested: usize,
    /// Clauses that no test can cite.
    pub excused: usize,
    /// Clauses that a test could cite and none does, in the book's order.
    pub missing: Vec<&'a str>,
    /// The tests of each clause that has some. A citation of `VAM-4.4c` is one of `VAM-4.4` in a book that
    /// has no clause with the letter.
    pub citations: BTreeMap<&'a str, Vec<Citation>>,
    /// Citations of clauses that the book does not have: slips of the pen.
    pub unknown: Vec<Citation>,
}

/// The clause that one with a letter belongs to: `VAM-4.4` for `VAM-4.4c`.
fn without_letter(id: &str) -> &str {
    id.strip_suffix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(id)
}

/// Compares the citations with the book; those of cards are left out.
pub fn count<'a>(book: &'a Rulebook, cited: &[Citation]) -> Coverage<'a> {
    let mut citations = BTreeMap::<_, Vec<_>>::new();
    let mut unknown = Vec::new();
    for citation in cited.iter().filter(|citation| !citation.id.contains(':')) {
        let id = citation.id;
        match book.clause(id).or_else(|| book.clause(without_letter(id))) {
            Some(clause) => citations.entry(clause.id.as_str()).or_default().push(*citation),
            None => unknown.push(*citation),
        }
    }
    let untested = || book.clauses.iter().filter(|clause| !citations.contains_key(clause.id.as_str()));
    let missing = untested().filter(|clause| clause.untestable.is_none()).map(|clause| clause.id.as_str());
    Coverage {
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
    use std::sync::LazyLock;

    use super::*;

    fn book() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> = LazyLock::new(|| {
            let text = include_str!("../games/journey/rules/rulebook.toml");
            rulebook::parse("rulebook.toml", text).expect("a sound book")
        });
        &BOOK
    }

    fn at(id: &'static str, test: &'static str) -> Citation {
        let file = "games/journey/rules/tests/nazgul.rs";
        Citation { id, file, test }
    }

    #[test]
    fn a_cited_clause_is_tested_and_the_others_are_missing_or_excused() {
        let cited = [at("VAM-2.3", "one"), at("VAM-2.3", "two"), at("event:x", "two")];
        let coverage = count(book(), &cited);
        assert_eq!(coverage.citations["VAM-2.3"], cited[..2]);
        assert_eq!(coverage.tested, 1);
        assert!(!coverage.missing.contains(&"VAM-2.3"));
        assert!(coverage.missing.contains(&"VAM-2.2"));
        assert!(!coverage.missing.contains(&"VAM-0.3"), "the story is excused");
        assert_eq!(coverage.clauses, coverage.tested + coverage.excused + coverage.missing.len());
    }

    #[test]
    fn an_excuse_gives_way_to_a_test() {
        let none = count(book(), &[]);
        let some = count(book(), &[at("VAM-0.3", "one")]);
        assert_eq!((some.tested, some.excused + 1), (1, none.excused));
    }

    #[test]
    fn a_letter_counts_for_its_clause_unless_the_book_has_the_letter() {
        let cited = [at("VAM-2.3b", "one"), at("VAM-4.4c", "two")];
        let coverage = count(book(), &cited);
        assert_eq!(coverage.citations["VAM-2.3"], cited[..1]);
        assert_eq!(coverage.citations["VAM-4.4c"], cited[1..]);
        assert!(coverage.missing.contains(&"VAM-4.4"));
        assert!(coverage.unknown.is_empty());
    }

    #[test]
    fn an_id_the_book_has_not_is_unknown() {
        let cited = [at("VAM-99.1", "one"), at("VAM-7", "two")];
        let coverage = count(book(), &cited);
        assert_eq!(coverage.unknown, cited);
        assert_eq!(coverage.tested, 0);
    }
}
