//! The lists of this workspace.

use std::path::{Path, PathBuf};

use citations::{NO_RULES, Scan, lists, scan};
use rulebook::Rulebook;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn found() -> Scan {
    let found = scan(&root(), NO_RULES).expect("a readable workspace");
    assert_eq!(found.problems, Vec::<String>::new());
    found
}

/// Every rulebook of the repository.
fn books() -> Vec<Rulebook> {
    let games = std::fs::read_dir(root().join("games")).expect("the games");
    let texts = games.filter_map(|game| {
        let file = game.expect("a game").path().join("rules/rulebook.toml");
        std::fs::read_to_string(file).ok()
    });
    texts.map(|text| rulebook::parse("rulebook.toml", &text).expect("a sound book")).collect()
}

#[test]
fn the_lists_are_fresh() {
    let (lists, lost) = lists(&root(), &found().cited).expect("readable rulebooks");
    assert_eq!(lost, [], "of no game");
    for list in lists {
        let kept = std::fs::read_to_string(&list.file).unwrap_or_default();
        let file = list.file.display();
        assert!(kept == list.text, "{file} is stale: `cargo run -p citations` renews it");
    }
}

#[test]
fn no_test_cites_a_clause_that_is_not() {
    let without_letter =
        |id: &str| id.strip_suffix(|letter: char| letter.is_ascii_lowercase()).map(str::to_owned);
    let books = books();
    let is_clause = |id: &str| books.iter().any(|book| book.clause(id).is_some());
    let known = |id: &str| {
        let of_a_card = id.contains(':');
        of_a_card || is_clause(id) || without_letter(id).is_some_and(|id| is_clause(&id))
    };
    let found = found();
    let slips = found.cited.iter().filter(|cited| !known(&cited.id));
    let slips = slips.map(|at| format!("{}:{}: {} cites {}", at.file, at.line, at.test, at.id));
    let slips = slips.collect::<Vec<_>>().join("\n");
    assert!(slips.is_empty(), "no rulebook has these clauses:\n{slips}");
}
