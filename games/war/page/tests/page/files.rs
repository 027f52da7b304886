//! The files of words: the same in both languages, and nothing missing.

use std::path::Path;

use canvas::Page;
use canvas::text::proof;
use war_page::WarPage;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(proof::differences(&WarPage::words()), Vec::<String>::new());
}

#[test]
fn every_file_on_the_shelf_is_read() {
    let forgotten = proof::forgotten(&WarPage::words(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(forgotten, Vec::<String>::new());
}

#[test]
fn everything_the_game_asks_for_is_there() {
    canvas::learn(&WarPage::words());
    let page = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = page.join("../rules/src");
    let asked = proof::asked_for(&[&page.join("src"), &rules, &page.join("../mind/src")], &["war-"]);
    assert!(asked.len() > 60, "only {} found", asked.len());
    // Ids of elements that look like messages.
    let elements = [
        "war-ground",
        "war-regions",
        "war-over",
        "war-traces",
        "war-pieces",
        "war-zoom",
        "war-coast",
        "war-ranges",
        "war-sheet",
        "war-company",
        "war-politics",
    ];
    let files = WarPage::words().files.iter().map(|file| file.name);
    let files = files.collect::<Vec<_>>();
    let missing = asked.iter().filter(|id| {
        !files.contains(&id.as_str()) && !elements.contains(&id.as_str()) && !proof::is_known(id)
    });
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}
