//! docs/glossary.md says where each word is at home: what is no longer called so is found here.

use std::path::PathBuf;

use super::named::{names, texts};
use super::root;

/// The folders of a heading's words: of a game its folder, of the house the rest.
fn home(heading: &str) -> Vec<String> {
    let game = heading.split('`').nth(1);
    match game {
        Some(game) => vec![format!("games/{game}")],
        None => vec!["crates".to_owned(), "src".to_owned()],
    }
}

#[test]
fn every_word_is_at_home_where_the_glossary_says() {
    let glossary = std::fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary");
    let mut code: Vec<(PathBuf, String)> = Vec::new();
    let (mut words, mut lost) = (0, Vec::new());
    for line in glossary.lines() {
        if line.starts_with("## ") {
            let folders = home(line);
            code = texts(&folders.iter().map(String::as_str).collect::<Vec<_>>());
        }
        if !line.starts_with('|') {
            continue;
        }
        let last = line.trim_end_matches('|').rsplit('|').next().expect("a column");
        for name in last.split('`').skip(1).step_by(2) {
            words += 1;
            let there = if name.contains('/') {
                root().join(name.replace("<id>", "war")).exists()
            } else {
                let name = name.rsplit("::").next().expect("a name").trim_end_matches('!');
                code.iter().any(|(_, text)| names(text, name))
            };
            if !there {
                lost.push(name.to_owned());
            }
        }
    }
    assert!(words > 80, "only {words} words");
    assert_eq!(lost, Vec::<String>::new(), "named in docs/glossary.md, and nowhere else");
}
