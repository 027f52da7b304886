//! The files of words: the same in both languages, and nothing missing.

use std::path::Path;

use canvas::Page;
use canvas::text::proof;
use tricks_page::TricksPage;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(proof::differences(&TricksPage::words()), Vec::<String>::new());
}

#[test]
fn every_file_on_the_shelf_is_read() {
    let forgotten = proof::forgotten(&TricksPage::words(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(forgotten, Vec::<String>::new());
}

#[test]
fn everything_the_game_asks_for_is_there() {
    canvas::learn(&TricksPage::words());
    let page = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = page.join("../rules/src");
    let asked = proof::asked_for(&[&page.join("src"), &rules, &page.join("../mind/src")], &["tricks-"]);
    assert!(asked.len() > 60, "only {} found", asked.len());
    let files = TricksPage::words().files.iter().map(|file| file.name);
    let files = files.collect::<Vec<_>>();
    let missing = asked.iter().filter(|id| !files.contains(&id.as_str()) && !proof::is_known(id));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}
