//! The pack's provenance: every record says where its facts are from, and what nobody has checked is marked.

use std::collections::BTreeSet;

use canvas::Language;
use quest::ids::{Encounter, Place};
use quest::pack::Pack;
use quest_page::Reader;
use toml::{Table, Value};

const FILES: [&str; 17] = [
    "characters",
    "combat_decks",
    "corruption",
    "encounters",
    "events",
    "hero_cards",
    "heroes",
    "items",
    "map",
    "minions",
    "missions",
    "monsters",
    "perils",
    "plots",
    "quests",
    "shadow_cards",
    "skills",
];

/// Lists whose records are names of things that stand elsewhere.
const NAMES_ONLY: [&str; 2] = ["deck", "group"];

fn records() -> Vec<(String, Value)> {
    let mut found = Vec::new();
    for file in FILES {
        let path = format!("{}/../rules/data/{file}.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("a file of the pack");
        let lists = text.parse::<Table>().expect("a sound file");
        for (list, records) in lists.iter().filter(|(list, _)| !NAMES_ONLY.contains(&list.as_str())) {
            for record in records.as_array().expect("a list") {
                let id = record.get("id").or(record.get("a")).and_then(Value::as_str).expect("an id");
                found.push((format!("{file}: {list} {id}"), record.clone()));
            }
        }
    }
    found
}

fn words(record: &Value, field: &str) -> Vec<String> {
    let words = record.get(field).and_then(Value::as_array).into_iter().flatten();
    words.map(|word| word.as_str().expect("a word").to_owned()).collect()
}

#[test]
fn every_record_says_where_it_is_from_and_how_sure_it_is() {
    for (id, record) in records() {
        let sources = words(&record, "source");
        assert!(!sources.is_empty(), "{id} has no source");
        let known = ["book", "board", "scan", "sheet", "list", "port"];
        assert!(sources.iter().all(|source| known.contains(&source.as_str())), "{id}: {sources:?}");
        let confidence = record["confidence"].as_str().expect("a word");
        assert!(["high", "medium", "low"].contains(&confidence), "{id}: {confidence}");
        for field in words(&record, "unconfirmed") {
            assert!(record.get(&field).is_some(), "{id} has no {field}");
        }
    }
}

#[test]
fn every_name_says_whose_its_spanish_is() {
    for (id, record) in records() {
        let Some(name) = record.get("name") else { continue };
        let [en, es, from] = ["en", "es", "es_from"].map(|field| name[field].as_str().expect("a text"));
        assert!(["book", "tolkien", "ours", "same"].contains(&from), "{id}: {from}");
        assert_eq!(from == "same", en == es, "{id}");
    }
}

#[test]
fn a_guess_is_named_among_the_gaps() {
    let path = format!("{}/../rules/data/SOURCES.md", env!("CARGO_MANIFEST_DIR"));
    let told = std::fs::read_to_string(path).expect("the page of sources");
    let guessed = records().into_iter().filter(|(_, record)| {
        let does = words(record, "unconfirmed").iter().any(|field| field == "does");
        record["confidence"].as_str() == Some("low") || does && record.get("where").is_some()
    });
    let names = guessed.map(|(_, record)| record["name"]["en"].as_str().expect("a name").to_owned());
    let names = names.collect::<BTreeSet<_>>();
    assert_eq!(names.len(), 2, "{names:?}");
    names.iter().for_each(|name| assert!(told.contains(name), "{name} is no gap that is told"));
}

#[test]
fn a_reader_is_told_what_is_ours_and_what_is_not_sure() {
    canvas::learn(&quest_page::words());
    let pack = Pack::standard();
    let pack = &pack;
    let marks = |language, term| Reader { language, pack }.marks(term);
    let guess = "dangers_both_real_and_imagined".parse::<Encounter>().expect("an encounter");
    assert_eq!(
        marks(Language::Es, guess.term()),
        ["título nuestro", "una suposición que llena un hueco", "sin comprobar con una caja"]
    );
    assert_eq!(marks(Language::En, guess.term()), ["a guess that fills a gap", "not checked against a box"]);
    let bree = "bree".parse::<Place>().expect("a place");
    assert_eq!(marks(Language::Es, bree.term()), Vec::<String>::new());
}
