//! How many files speak of one thing: a question of a game, a card of Las Dos Torres, an odd card of the war. Counted are Rust and TOML, with
//! comments; tests, goldens and scenarios are not, nor the other games.

use std::path::{Path, PathBuf};

use super::root;

/// Whoever changes a question opens these: its own file, the list of all, and whoever raises it.
const OF_A_QUESTION: usize = 3;
/// Whoever changes a card opens these: its record, the list of ids, the clauses, and one more.
const OF_A_CARD: usize = 4;

/// Whoever changes an odd card of the war opens, of its rules, these: its file, its record, and the lists of files, of
/// effects, and of what lies on the table.
const OF_AN_ODD_CARD: usize = 5;

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

/// The questions of a game: what stands under `asks` in its `questions!`.
fn questions(texts: &[(PathBuf, String)]) -> Vec<String> {
    let lists = texts.iter().filter_map(|(_, text)| {
        let list = text.split_once("questions! {")?.1.split_once("asks {")?.1;
        list.split_once("\n        }")
    });
    let lines = lists.flat_map(|(list, _)| list.lines()).map(str::trim);
    let variants = lines.filter(|line| line.starts_with(char::is_uppercase) && line.ends_with(','));
    let name = |line: &str| line.split(|sign: char| !sign.is_alphanumeric()).next().map(str::to_owned);
    variants.filter_map(name).collect()
}

#[test]
fn a_question_is_named_in_three_files() {
    for (game, least) in [("journey", 5), ("tricks", 17)] {
        let folder = format!("games/{game}");
        let texts = texts(&[&folder, "crates", "src", "tools"]);
        let own = texts.iter().filter(|(path, _)| path.starts_with(root().join(&folder)));
        let questions = questions(&own.cloned().collect::<Vec<_>>());
        assert!(questions.len() >= least, "{game}: only {questions:?}");
        for question in &questions {
            let files = naming(&texts, question);
            assert!(files.len() <= OF_A_QUESTION, "{question} is named in {files:?}");
            assert!(files.len() >= 2, "{question} is named in {files:?} only");
        }
        println!("{game}: {} questions in {OF_A_QUESTION} files at most", questions.len());
    }
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

#[test]
fn an_odd_card_of_the_war_is_named_in_five_files_of_its_rules() {
    const NO_CARD: [&str; 8] = ["book", "dispatch", "effect", "lying", "mod", "prelude", "report", "values"];
    // However it is written: the_eagles, TheEagles, the-eagles, The Eagles.
    let bare = |text: &str| text.to_lowercase().replace(['-', '_', ' '], "");
    let all = texts(&["games/war/rules/src", "games/war/rules/data"]);
    let bared = all.iter().map(|(path, text)| (path, bare(text))).collect::<Vec<_>>();
    let folder = root().join("games/war/rules/src/cards");
    let own = all.iter().filter(|(path, _)| path.parent() == Some(&folder));
    let own = own.filter_map(|(path, _)| path.file_stem()?.to_str());
    let cards = own.filter(|name| !NO_CARD.contains(name)).collect::<Vec<_>>();
    assert!(cards.len() >= 40, "only {cards:?}");
    for card in cards {
        let named = bared.iter().filter(|(_, text)| text.contains(&bare(card)));
        let files = named.map(|(path, _)| path).collect::<Vec<_>>();
        assert!(files.len() <= OF_AN_ODD_CARD, "{card} is named in {files:?}");
    }
}
