//! The 96 event cards in words, both languages: kept in `goldens/cards.txt`, to be read by people.
//! `BREE_BLESS=1 cargo nextest run -p war-page cards` writes them anew.

use canvas::Page as _;
use std::fmt::Write as _;
use std::path::Path;

use canvas::Language;
use war::card::Card;
use war_page::words::{
    card_combat_requirements, card_combat_text, card_combat_title, card_event_text, card_requirements,
    card_title,
};

/// All that is said of a card.
fn said(language: Language, card: Card) -> Vec<(&'static str, String)> {
    let mut said = vec![("title", card_title(language, card))];
    said.extend(card_requirements(language, card).map(|text| ("needs", text)));
    said.push(("event", card_event_text(language, card)));
    said.push(("combat", card_combat_title(language, card)));
    said.extend(card_combat_requirements(language, card).map(|text| ("needs", text)));
    said.push(("does", card_combat_text(language, card)));
    said
}

#[test]
fn every_card_is_told_without_a_gap() {
    canvas::learn(&war_page::WarPage::words());
    for card in Card::all() {
        for language in Language::ALL {
            for (what, text) in said(language, card) {
                let told = format!("{card}, {what}: {text}");
                assert!(!text.is_empty() && text.trim() == text, "{told}");
                assert!(!text.contains(['{', '}', '$']) && !text.contains("war-"), "{told}");
                assert!(!text.contains("  ") && !text.contains(" ."), "{told}");
                let ends = text.ends_with('.');
                assert!(what == "title" || what == "combat" || ends, "{told}");
            }
        }
    }
}

#[test]
fn a_card_on_the_table_says_what_it_does_there() {
    canvas::learn(&war_page::WarPage::words());
    for card in Card::all() {
        for language in Language::ALL {
            let id = format!("war-table-{}", card.id());
            assert_eq!(language.text_if_known(&id).is_some(), card.facts().table, "{card}");
        }
    }
}

#[test]
fn cards_read_as_they_did() {
    canvas::learn(&war_page::WarPage::words());
    let mut text = String::new();
    for card in Card::all() {
        let _ = writeln!(text, "== {card} ==");
        for language in Language::ALL {
            for (what, words) in said(language, card) {
                let _ = writeln!(text, "{} {what}: {words}", language.tag());
            }
        }
        text.push('\n');
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/cards.txt");
    if std::env::var_os("BREE_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    for (kept, now) in kept.lines().zip(text.lines()) {
        assert_eq!(kept, now);
    }
    assert_eq!(kept.lines().count(), text.lines().count());
}
