//! The names of places, people and cards: they are data of the pack, and stand beside the other words as messages.
//!
//! The message is the title; `.said` is the name inside a sentence, where it is another ('the Shire'), and
//! then `.title` is the title also there; `.says` is the part of the card's text for which the pack's
//! language has no words. Where it holds, `.from` says that the Spanish title is ours, `.sure` that the facts
//! are less than sure, `.unconfirmed` that some have not been checked.

use std::sync::OnceLock;

use quest::Pack;
use quest::pack::titles::{FORMS, LISTS, records};

/// The names of a host's own pack, in Spanish and English.
static OWN: OnceLock<[String; 2]> = OnceLock::new();

/// Things are called as in this pack: a host's own. Only before the words of the page are learnt.
pub fn named_by(pack: &Pack) {
    if !pack.texts.is_empty() {
        let _ = OWN.set(["es", "en"].map(|language| file(pack, language)));
    }
}

/// All names as Fluent files, in Spanish and English.
pub(crate) fn files() -> [String; 2] {
    let standard = || ["es", "en"].map(|language| file(&Pack::standard(), language));
    OWN.get().cloned().unwrap_or_else(standard)
}

/// All names of a pack as a Fluent file, in this language (`es`, `en`).
pub fn file(pack: &Pack, language: &str) -> String {
    let mut lines = vec!["# Names, from the pack.".to_owned()];
    for (file, list, kind) in LISTS {
        for (id, record) in records(&pack.texts[file], list) {
            lines.extend(message(&format!("quest-{kind}-{id}"), &record, language));
            let is_quest = record.get("quest").and_then(toml::Value::as_bool);
            if is_quest == Some(true) {
                lines.extend(message(&format!("quest-quests-{id}"), &record, language));
            }
        }
    }
    lines.join("\n") + "\n"
}

fn message(id: &str, record: &toml::Value, language: &str) -> Vec<String> {
    let text = |field: &str| record.get(field)?.get(language)?.as_str();
    let title = text("name").expect("a name in every language");
    let mut lines = vec![format!("{id} = {title}")];
    // Text for which the pack's language has no words is written beside it.
    for field in FORMS {
        lines.extend(text(field).map(|text| format!("    .{field} = {text}")));
    }
    // Notes for readers: whose the title is, and how sure the facts are.
    let word = |field: &str| record.get(field).and_then(toml::Value::as_str);
    let from = record["name"].get("es_from").and_then(toml::Value::as_str);
    lines.extend(from.filter(|from| *from == "ours").map(|from| format!("    .from = {from}")));
    let confidence = word("confidence").filter(|confidence| *confidence != "high");
    lines.extend(confidence.map(|confidence| format!("    .sure = {confidence}")));
    if record.get("unconfirmed").is_some() {
        lines.push("    .unconfirmed = yes".to_owned());
    }
    // Where one kind of name has articles, each of the kind can be asked for its title alone.
    let is = |prefix: &str| id.starts_with(prefix);
    if is("quest-places-") || is("quest-minions-") {
        lines.push(format!("    .title = {title}"));
    }
    // A place or a region is a set of locations too: any one of it, and every one.
    let said = text("said").unwrap_or(title);
    let of = match (is("quest-places-"), is("quest-regions-"), language) {
        (true, ..) => Some(["", ""]),
        (_, true, "es") => Some(["una localización de ", "cada localización de "]),
        (_, true, _) => Some(["a location of ", "each location of "]),
        _ => None,
    };
    if let Some([one, each]) = of {
        lines.push(format!("    .one = {one}{said}"));
        lines.push(format!("    .each = {each}{said}"));
    }
    lines
}
