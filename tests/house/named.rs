//! The number of files that mention a card of Las Dos Torres, by its id: a text, which no compiler follows. Counted are
//! Rust and TOML, with comments; tests, goldens and scenarios are not, nor the other games.

use std::path::{Path, PathBuf};

use super::root;

/// The most files that a change of a card opens: its record, the list of ids, the clauses, and one more.
const OF_A_CARD: usize = 4;

/// Ids of events that are a word for something else, too, and what tells them from it.
const WORDS: &[(&str, &str)] = &[("tower", "event-tower")];

/// The text of each file below some folders in which a game may be named, up to its own tests.
pub(super) fn texts(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    folders.iter().for_each(|folder| read(&root().join(folder), &mut found));
    found
}

fn read(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("UTF-8");
        if path.is_dir() {
            if !["tests", "goldens", "scenarios", "target"].contains(&name) {
                read(&path, found);
            }
        } else if name.ends_with(".rs") || name.ends_with(".toml") {
            let text = std::fs::read_to_string(&path).expect("a text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            found.push((path.clone(), code.to_owned()));
        }
    }
}

/// Does the word stand there, and not within another?
pub(super) fn names(text: &str, word: &str) -> bool {
    let part = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(word).any(|(at, _)| {
        let after = &text[at + word.len()..];
        !text[..at].ends_with(part) && !after.starts_with(part)
    })
}

/// The files that name it, as the house sees them.
fn naming<'a>(texts: &'a [(PathBuf, String)], word: &str) -> Vec<&'a Path> {
    let named = texts.iter().filter(|(_, text)| names(text, word));
    named.map(|(path, _)| path.strip_prefix(root()).expect("below the root")).collect()
}

#[test]
fn a_card_of_tricks_is_named_in_four_files() {
    let cards = root().join("games/tricks/rules/data/cards.toml");
    let cards = std::fs::read_to_string(cards).expect("the cards");
    let ids = cards.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    let ids = ids.collect::<Vec<_>>();
    assert!(ids.len() >= 75, "only {ids:?}");
    // In its own folder however it is written, as an id or as a name; elsewhere, where the same word may mean
    // something else, in quotes.
    let lower = |folders| {
        let lower = |(path, text): (PathBuf, String)| (path, text.to_lowercase());
        texts(folders).into_iter().map(lower).collect::<Vec<_>>()
    };
    let (own, others) = (lower(&["games/tricks"]), lower(&["crates", "src", "tools"]));
    for id in ids {
        let told = WORDS.iter().find(|(word, _)| *word == id);
        let mut files = naming(&own, told.map_or(id, |(_, told)| told));
        if told.is_none() {
            files.extend(naming(&others, &format!("\"{id}\"")));
        }
        assert!(files.len() <= OF_A_CARD, "{id} is named in {files:?}");
        assert!(!files.is_empty(), "{id} is named nowhere");
    }
}
