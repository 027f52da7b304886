//! Kinds of faults in the texts that readers found once. What has a reason to be otherwise stands in `excused.txt`, the words
//! that are not said in `terms.txt`.

use std::collections::BTreeSet;
use std::path::Path;

use canvas::Words;
use canvas::text::kinds::{self, Excused, Terms};
use web::words;

const EXCUSED: &str = include_str!("excused.txt");
const TERMS: &str = include_str!("terms.txt");

/// Pages of the site that speak of one game: their file of words, and the words that this game does not say.
const OF_A_GAME: [(&str, &str); 2] = [
    ("puzzle", include_str!("../../../../games/tricks/page/tests/page/terms.txt")),
    ("workshop", include_str!("../../../../games/wizards/page/tests/page/terms.txt")),
];

const NONE: Vec<String> = Vec::new();

#[test]
fn quotes_apostrophes_and_minus_signs_are_those_of_the_language() {
    assert_eq!(kinds::signs(&words(), &Excused::read(EXCUSED)), NONE);
}

#[test]
fn a_number_chooses_the_form_of_what_it_counts() {
    assert_eq!(kinds::numbers(&words(), &Excused::read(EXCUSED)), NONE);
}

/// What the pages put on buttons: the messages that stand on a line with one.
#[test]
fn a_label_fits_its_button() {
    let mut buttons = BTreeSet::new();
    on_buttons(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut buttons);
    assert!(buttons.len() > 60, "only {} found", buttons.len());
    let faults = kinds::labels(&words(), &|id| buttons.contains(id), &Excused::read(EXCUSED));
    assert_eq!(faults, NONE);
}

#[test]
fn the_words_are_those_of_the_site() {
    assert_eq!(kinds::terms(&words(), &Terms::with_common(TERMS), &Excused::read(EXCUSED)), NONE);
}

/// Problems and campaigns are Las Dos Torres, the workshop is SATM: their words are those of the book.
#[test]
fn what_is_said_of_a_game_is_said_in_its_words() {
    for (name, list) in OF_A_GAME {
        let file = words().files.iter().find(|file| file.name == name).expect("a file of words");
        let of = Words { of: "web", files: std::slice::from_ref(file) };
        assert_eq!(kinds::terms(&of, &Terms::read(list), &Excused::read("")), NONE, "{name}");
    }
}

#[test]
fn a_help_says_more_than_its_label() {
    assert_eq!(kinds::helps(&words(), &Excused::read(EXCUSED)), NONE);
}

/// A message of the server that refuses something.
#[test]
fn a_refusal_names_what_it_speaks_of() {
    let refuses = |id: &str| id.starts_with("server-") && !id.starts_with("server-notice-");
    assert_eq!(kinds::refusals(&words(), &refuses, &Excused::read(EXCUSED)), NONE);
}

/// What the cards of every game have in common has nothing to excuse.
#[test]
fn what_cards_have_in_common_is_said_well() {
    let (common, excused) = (canvas::words(), Excused::read(""));
    assert_eq!([kinds::signs(&common, &excused), kinds::numbers(&common, &excused)].concat(), NONE);
}

/// The ids of the messages on lines of a page's code that draw a button.
fn on_buttons(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            on_buttons(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let lines = text.lines().filter(|line| line.contains("button") || line.contains(".choice"));
            for call in ["text(\"", "with(\"", "tables(\""] {
                let ids = lines.clone().flat_map(|line| line.split(call).skip(1));
                found.extend(ids.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
            }
        }
    }
}
