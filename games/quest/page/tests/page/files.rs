//! The files of words: the same in both languages, and nothing missing.

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
