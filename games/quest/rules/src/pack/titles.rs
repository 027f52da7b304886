//! The names of things: the rules do not need them, but readers do.

use toml::{Table, Value};

use super::{Fault, Texts};

/// The lists of named records: for each its file, and the kind of thing.
pub const LISTS: &[(&str, &str, &str)] = &[
    ("map.toml", "location", "places"),
    ("map.toml", "region", "regions"),
    ("heroes.toml", "hero", "heroes"),
    ("hero_cards.toml", "card", "cards"),
    ("skills.toml", "card", "cards"),
    ("combat_decks.toml", "card", "cards"),
    ("characters.toml", "character", "characters"),
    ("items.toml", "item", "items"),
    ("monsters.toml", "monster", "monsters"),
    ("monsters.toml", "pile", "bags"),
    ("minions.toml", "minion", "minions"),
    ("missions.toml", "mission", "missions"),
    ("plots.toml", "plot", "plots"),
    ("shadow_cards.toml", "card", "shadows"),
    ("events.toml", "card", "events"),
    ("encounters.toml", "card", "encounters"),
    ("encounters.toml", "group", "groups"),
    ("perils.toml", "card", "perils"),
    ("corruption.toml", "card", "corruptions"),
    ("quests.toml", "quest", "quests"),
];

/// The forms of a record in each language besides its name: the name inside a sentence, and the text.
pub const FORMS: [&str; 2] = ["said", "says"];

/// The records of a list, each with its id.
///
/// # Panics
/// When the file cannot be read as a table of lists: a pack that was read can.
pub fn records(text: &str, list: &str) -> Vec<(String, Value)> {
    let file = text.parse::<Table>().expect("a pack that was read");
    let records = file.get(list).and_then(Value::as_array);
    let with_id = |record: &Value| Some((record.get("id")?.as_str()?.to_owned(), record.clone()));
    records.into_iter().flatten().filter_map(with_id).collect()
}

/// Every record has a name in both languages; any further text it has in both.
pub(super) fn check(texts: &Texts) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    for (file, list, _) in LISTS {
        let Some((file, text)) = texts.get_key_value(file) else {
            continue;
        };
        for (id, record) in records(text, list) {
            let mut wrong = |reason: String| faults.push(Fault::new(file, &id, reason));
            for field in ["name"].iter().chain(&FORMS) {
                let told = record.get(*field);
                if told.is_none() && *field != "name" {
                    continue;
                }
                for language in ["es", "en"] {
                    match told.and_then(|told| told.get(language)?.as_str()).map(str::trim) {
                        None | Some("") => wrong(format!("`{field}` has nothing in '{language}'")),
                        Some(words) if words.contains(['{', '}', '\n']) => {
                            wrong(format!("`{field}` in '{language}' is one line, without braces"));
                        }
                        Some(_) => {}
                    }
                }
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
