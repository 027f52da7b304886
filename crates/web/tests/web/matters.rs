//! The rules at hand: of the question that a seat is asked, and of nothing else.

use std::collections::BTreeSet;

use seen::{Pages as _, RulesView, TableView};
use table::Seat;
use web::Language;

use crate::html::{Element, elements};
use crate::sample::{self, Sample, WEB, reader};

fn page(language: Language, table: TableView, find: &str) -> Vec<Element> {
    let view = RulesView { game: sample::game_view(), find: find.to_owned(), table: Some(table) };
    elements(&WEB.rules(&reader(language), &view))
}

fn has_class(element: &Element, class: &str) -> bool {
    element.get("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

/// The clauses whose rules are shown.
fn shown(page: &[Element]) -> BTreeSet<String> {
    let links = page.iter().filter(|one| has_class(one, "clause") && one.get("target").is_some());
    links.map(|link| link.text.trim().to_owned()).collect()
}

#[test]
fn the_clauses_are_those_of_the_answers_that_lie_before_the_seat() {
    let mut seen = 0;
    for plies in [0, 3, 9, 20, 44] {
        for sample in [
            Sample::new(2, u64::from(plies), plies, Some(0), &[]),
            Sample::tricks(3, u64::from(plies), plies, Some(0), &[("chapter", "25")]),
            Sample::war(2, 100 + u64::from(plies), plies, Some(0)),
        ] {
            let table = sample.table();
            let laid = table.laid.iter().flat_map(|laid| &laid.choices);
            let asked = laid.map(|laid| match &laid.refusal {
                None => laid.explanation.clause.0.to_owned(),
                Some(refusal) => refusal.clause.0.to_owned(),
            });
            let asked = asked.collect::<BTreeSet<_>>();
            let page = page(Language::Es, table, "");
            assert_eq!(shown(&page), asked);
            seen += usize::from(!asked.is_empty());
        }
    }
    assert!(seen > 5, "only {seen} questions");
}

/// Whoever is not asked, and whoever watches, is told no rule of what somebody else is asked.
#[test]
fn nobody_reads_what_another_is_asked() {
    for plies in [0, 3, 9, 20, 44] {
        for seat in [None, Some(0), Some(1)] {
            let table = Sample::war(2, 100 + u64::from(plies), plies, seat).table();
            let nothing_laid = table.laid.is_empty();
            let page = page(Language::En, table, "");
            if nothing_laid {
                assert_eq!(shown(&page), BTreeSet::new());
                assert!(!page.iter().any(|one| has_class(one, "rule")));
            }
            assert!(seat.is_some() || nothing_laid);
        }
    }
    // A curtain lies before two at one screen.
    let veiled = TableView {
        curtain: [Seat::new(0)].into_iter().collect(),
        laid: Vec::new(),
        ..Sample::war(2, 100, 3, Some(0)).table()
    };
    assert!(!page(Language::En, veiled, "").iter().any(|one| has_class(one, "rule")));
}

#[test]
fn every_term_leads_to_its_sentence() {
    let table = Sample::war(2, 103, 3, Some(0)).table();
    for find in ["", "hunt", "Búsqueda"] {
        let page = page(Language::Es, Sample::war(2, 103, 3, Some(0)).table(), find);
        let said = page.iter().filter_map(|one| one.get("id")).filter(|id| id.starts_with("said-"));
        let said = said.map(str::to_owned).collect::<Vec<_>>();
        let terms = page.iter().filter(|one| has_class(one, "term")).collect::<Vec<_>>();
        assert!(find.is_empty() || !terms.is_empty(), "{find}");
        for term in terms {
            let about = term.get("aria-describedby").expect("its sentence");
            assert_eq!(said.iter().filter(|id| *id == about).count(), 1, "{about}");
        }
    }
    assert!(!table.laid.is_empty());
}

/// The titles of what a search finds: terms, clauses, cards.
fn found(language: Language, find: &str) -> [Vec<String>; 3] {
    let page = page(language, Sample::war(2, 103, 3, Some(0)).table(), find);
    let text = |all: Vec<&Element>| all.iter().map(|one| one.text.trim().to_owned()).collect::<Vec<_>>();
    let terms = page.iter().filter(|one| one.get("id").is_some_and(|id| id.starts_with("term-")));
    let clauses =
        page.iter().filter(|one| one.name == "h3" && one.get("id").is_some_and(|id| id.starts_with("GDA-")));
    let cards = page.iter().filter(|one| has_class(one, "named"));
    [text(terms.collect()), text(clauses.collect()), text(cards.collect())]
}

#[test]
fn what_is_looked_for_is_found_in_both_languages_and_misspelt() {
    for (language, find, term) in [
        (Language::Es, "corrupción", "Corrupción"),
        (Language::Es, "corupcion", "Corrupción"),
        (Language::Es, "corruption", "Corrupción"),
        (Language::En, "corruptoin", "Corruption"),
        (Language::En, "Baluarte", "Stronghold"),
    ] {
        let [terms, clauses, _] = found(language, find);
        assert!(terms.iter().any(|one| one == term), "{find}: {terms:?}");
        assert!(clauses.len() > 3, "{find}: {clauses:?}");
    }
    let [_, _, cards] = found(Language::Es, "gandlaf");
    assert!(cards.iter().any(|card| card.contains("Gandalf")), "{cards:?}");
    let [_, clauses, _] = found(Language::En, "gda-9.12");
    assert!(clauses.len() == 1 && clauses[0].starts_with("GDA-9.12 "), "{clauses:?}");
    assert!(found(Language::En, "qqqqqqq").iter().all(Vec::is_empty));
}
