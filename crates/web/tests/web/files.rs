//! The words of the pages: the same in both languages, and nothing missing.

use std::path::Path;

use canvas::text::proof;
use web::words;

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(proof::differences(&words()), Vec::<String>::new());
}

#[test]
fn every_file_on_the_shelf_is_read() {
    let forgotten = proof::forgotten(&words(), env!("CARGO_MANIFEST_DIR"));
    assert_eq!(forgotten, Vec::<String>::new());
}

#[test]
fn everything_the_house_asks_for_is_there() {
    canvas::learn(&words());
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "../table/src", "../bots/src", "../../src"].map(|folder| here.join(folder));
    let kinds = [
        "setup-",
        "house-",
        "lobby-",
        "join-",
        "table-",
        "seat-",
        "error-",
        "about-",
        "rules-",
        "replay-",
        "terminal-",
        "privacy-",
        "apart-",
        "report-",
        "hint-",
    ];
    let asked = proof::asked_for(&folders.each_ref().map(|folder| folder.as_path()), &kinds);
    assert!(asked.len() > 80, "only {} found", asked.len());
    // Ids and names of elements that look like messages.
    let elements = ["join-name", "table-tab", "seat-1", "rules-path"];
    let missing = asked.iter().filter(|id| !elements.contains(&id.as_str()) && !proof::is_known(id));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn every_level_of_the_bots_has_a_name() {
    canvas::learn(&words());
    for level in ["random", "easy", "fair", "hard"] {
        assert!(proof::is_known(&format!("level-{level}")), "{level}");
    }
}
