//! What the tests of the whole workspace cite.

#[test]
fn every_clause_is_tested_excused_or_missing() {
    for book in rulebook::all() {
        let coverage = coverage::of(&book.game).expect("a book has a coverage");
        assert_eq!(coverage.clauses, book.clauses.len());
        assert_eq!(
            coverage.clauses,
            coverage.tested + coverage.excused + coverage.missing.len()
        );
    }
    assert_eq!(coverage::of("chess"), None);
}

#[test]
fn no_test_cites_a_clause_that_is_not() {
    for book in rulebook::all() {
        let unknown = coverage::of(&book.game).expect("a book has a coverage").unknown;
        let slips = unknown.iter().flat_map(|(id, citations)| {
            citations
                .iter()
                .map(move |at| format!("{}:{}: {} cites {id}", at.file, at.line, at.test))
        });
        let slips = slips.collect::<Vec<_>>().join("\n");
        assert!(slips.is_empty(), "no rulebook has these clauses:\n{slips}");
    }
}
