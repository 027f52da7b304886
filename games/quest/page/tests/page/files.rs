//! The files of words: the same in both languages, and nothing missing.

use std::path::Path;

use canvas::text::proof;
use quest_page::words;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(proof::differences(&words()), Vec::<String>::new());
}

#[test]
fn every_file_on_the_shelf_is_read() {
    let forgotten = proof::forgotten(&words(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(forgotten, Vec::<String>::new());
}

/// What is told to whoever asks for a hint.
#[test]
fn everything_the_mind_asks_for_is_there() {
    canvas::learn(&words());
    let mind = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mind/src");
    let asked = proof::asked_for(&[&mind], &["quest-hint-"]);
    assert!(asked.len() > 20, "only {} found", asked.len());
    let missing = asked.iter().filter(|id| !proof::is_known(id));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}
