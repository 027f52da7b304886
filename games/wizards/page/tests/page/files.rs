//! The files of words: the same in both languages, and nothing missing.

use std::path::Path;

use canvas::text::proof;
use wizards::why::Why;
use wizards_page::words;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(proof::differences(&words()), Vec::<String>::new());
}

#[test]
fn every_file_on_the_shelf_is_read() {
    let forgotten = proof::forgotten(&words(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(forgotten, Vec::<String>::new());
}

/// What the rules ask for in so many words, and every objection there is.
#[test]
fn everything_the_game_asks_for_is_there() {
    canvas::learn(&words());
    let page = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut asked = proof::asked_for(&[&page.join("../rules/src")], &["wizards-"]);
    assert!(asked.len() > 60, "only {} found", asked.len());
    asked.extend(Why::ALL.iter().map(|why| why.id().to_owned()));
    let missing = asked.iter().filter(|id| !proof::is_known(id));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}
