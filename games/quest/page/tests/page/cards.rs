//! Tests of the cards' text: every word of the pack's language has words.

use std::collections::BTreeSet;

use canvas::text::proof;

/// The fields of a record that hold expressions.
const FIELDS: [&str; 8] = ["does", "setup", "task", "reward", "requires", "affects", "where", "while"];

/// The prefixes of the messages of the language's words.
const KINDS: [&str; 14] = [
    "does", "who", "kind", "raised", "foe", "whom", "count", "if", "area", "ability", "test", "of", "task",
    "lasting",
];

/// The prefixes of the ids of names.
const NAMES: [&str; 6] = ["places", "regions", "characters", "items", "monsters", "minions"];

fn expressions(file: &str, found: &mut BTreeSet<String>) {
    let path = format!("{}/../rules/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file of the pack");
    let file = text.parse::<toml::Table>().expect("a sound file");
    for record in file.values().filter_map(toml::Value::as_array).flatten() {
        for value in FIELDS.iter().filter_map(|field| record.get(field)) {
            let several = value.as_array().into_iter().flatten();
            let texts = several.chain([value]).filter_map(toml::Value::as_str);
            let words = texts
                .flat_map(|text| text.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')));
            found.extend(words.filter(|word| word.starts_with(char::is_alphabetic)).map(str::to_owned));
        }
    }
}

#[test]
fn every_word_of_the_pack_has_words() {
    canvas::learn(&quest_page::words());
    let mut found = BTreeSet::new();
    for file in [
        "characters.toml",
        "combat_decks.toml",
        "corruption.toml",
        "encounters.toml",
        "events.toml",
        "hero_cards.toml",
        "missions.toml",
        "perils.toml",
        "plots.toml",
        "quests.toml",
        "shadow_cards.toml",
        "skills.toml",
    ] {
        expressions(file, &mut found);
    }
    assert!(found.len() > 150, "only {} words found", found.len());
    let kinds = KINDS.iter().chain(&NAMES).chain(&["burden", "colour", "attribute", "plots"]);
    let kinds = kinds.collect::<Vec<_>>();
    let is_known = |word: &str| kinds.iter().any(|kind| proof::is_known(&format!("quest-{kind}-{word}")));
    // A word in the names of several plots.
    let missing = found.iter().filter(|word| *word != "gollum" && !is_known(word));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}
