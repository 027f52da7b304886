//! The sentences grown from what the cards do.

use canvas::Language;
use wizards_page::{says, words};

fn said(language: Language, id: &str) -> Vec<String> {
    canvas::learn(&words());
    says::card(language, id)
}

#[test]
fn every_word_of_every_card_is_said_in_both_languages() {
    canvas::learn(&words());
    for language in Language::ALL {
        assert_eq!(says::unsaid(language), Vec::<String>::new(), "{language:?}");
    }
}

/// No sentence holds a message's id, a word of the language of data, or an empty place.
#[test]
fn sentences_are_sentences() {
    canvas::learn(&words());
    let mut count = 0;
    for language in Language::ALL {
        for id in says::ids() {
            for sentence in says::card(language, id) {
                count += 1;
                let odd =
                    ["wizards-", "_", "{", "}", "$", "()", "  ", " ,", " ;", ": ;", " de el ", " a el "];
                let found = odd.iter().find(|odd| sentence.contains(**odd));
                assert_eq!(found, None, "{id}: {sentence}");
                assert!(sentence.ends_with(['.', '!', '?']), "{id}: {sentence}");
            }
        }
    }
    assert!(count > 500, "{count} sentences");
}

/// '1 strike', and not '1 strikes'.
#[test]
fn no_card_counts_one_as_many() {
    canvas::learn(&words());
    for language in Language::ALL {
        for id in says::ids() {
            for sentence in says::card(language, id) {
                let words = sentence.split(' ').collect::<Vec<_>>();
                let many = words.windows(2).find(|two| {
                    let noun = two[1].trim_end_matches(|letter: char| !letter.is_alphanumeric());
                    two[0] == "1" && noun.ends_with('s') && !["less", "más", "menos"].contains(&noun)
                });
                assert_eq!(many, None, "{id}: {sentence}");
            }
        }
    }
}

#[test]
fn a_card_reads_as_one_would_say_it() {
    let cases = [
        (
            "concealment",
            Language::En,
            vec!["Facing an attack, tapping a scout of the company: the attack is cancelled."],
        ),
        (
            "concealment",
            Language::Es,
            vec!["Ante un ataque, girando a un explorador de la compañía: se cancela el ataque."],
        ),
        ("dagger_of_westernesse", Language::En, vec!["+1 to the prowess of the bearer, to a maximum of 8."]),
        ("dagger_of_westernesse", Language::Es, vec!["+1 al Poder del portador, hasta un máximo de 8."]),
        (
            "bombur",
            Language::En,
            vec![
                "+1 to the prowess of Bombur, against Orcs.",
                "−1 to the corruption checks of Bombur.",
                "−1 to the influence checks of Bombur, against factions.",
            ],
        ),
    ];
    for (id, language, sentences) in cases {
        assert_eq!(said(language, id), sentences, "{id}");
    }
}

/// What `rules/data/language.md` shows of famous cards is what is grown from their data, and the tests that it names are there.
#[test]
fn famous_cards_read_like_this() {
    let rules = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules");
    let told =
        std::fs::read_to_string(rules.join("data/language.md")).expect("the description of the language");
    let famous = told.split("## Famous cards").nth(1).and_then(|rest| rest.split("## The words").next());
    let cards = famous.expect("a chapter").split("### `").skip(1).collect::<Vec<_>>();
    assert!(cards.len() >= 20, "{} cards", cards.len());
    for card in cards {
        let id = card.split('`').next().expect("an id");
        for (language, mark) in [(Language::Es, "- es: "), (Language::En, "- en: ")] {
            let shown = card.lines().find_map(|line| line.strip_prefix(mark));
            assert_eq!(shown, Some(&*said(language, id).join(" ")), "{id}");
        }
        assert!(card.contains("- ruling: "), "{id}");
        // `FILE, test and test; FILE, test`
        let tests = card.split("(`tests/wizards/").nth(1).and_then(|rest| rest.split("`)").next());
        for named in tests.unwrap_or_else(|| panic!("{id}: no test is named")).split("; ") {
            let (file, functions) =
                named.split_once(", ").unwrap_or_else(|| panic!("{id}: no test in {named}"));
            let text = std::fs::read_to_string(rules.join("tests/wizards").join(file));
            let text = text.unwrap_or_else(|error| panic!("{id}: {file}: {error}"));
            for function in functions.split(" and ") {
                assert!(text.contains(&format!("fn {function}()")), "{id}: no test {function} in {file}");
            }
        }
    }
}
