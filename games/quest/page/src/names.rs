//! The names of places, people and cards: they are data of the pack, and stand beside the other words as messages.
//!
//! The message is the title; `.said` is the name inside a sentence, where it is another ('the Shire'), and then `.title`
//! is the title also there; `.says` is what the card says that no words of the pack's language can. Where it holds, `.from` says
//! that the Spanish title is ours, `.sure` that the facts are less than sure, `.unconfirmed` that nobody has checked some.

use toml::Table;

/// Of a file of the pack: which list of records, and what the ids of their names begin with.
type Shelf = (&'static str, &'static str, &'static str);

macro_rules! shelves {
    ($($file:literal $list:literal $kind:literal;)*) => {
        const SHELVES: &[Shelf] = &[
            $((include_str!(concat!("../../rules/data/", $file)), $list, concat!("quest-", $kind, "-"))),*
        ];
    };
}

shelves! {
    "map.toml" "location" "places";
    "map.toml" "region" "regions";
    "heroes.toml" "hero" "heroes";
    "hero_cards.toml" "card" "cards";
    "skills.toml" "card" "cards";
    "combat_decks.toml" "card" "cards";
    "characters.toml" "character" "characters";
    "items.toml" "item" "items";
    "monsters.toml" "monster" "monsters";
    "monsters.toml" "pile" "bags";
    "minions.toml" "minion" "minions";
    "missions.toml" "mission" "missions";
    "plots.toml" "plot" "plots";
    "shadow_cards.toml" "card" "shadows";
    "events.toml" "card" "events";
    "encounters.toml" "card" "encounters";
    "encounters.toml" "group" "groups";
    "perils.toml" "card" "perils";
    "corruption.toml" "card" "corruptions";
    "quests.toml" "quest" "quests";
}

/// All names as a Fluent file, in this language (`es`, `en`).
pub fn file(language: &str) -> String {
    let mut lines = vec!["# Names, from the pack.".to_owned()];
    for (text, list, prefix) in SHELVES {
        let file = text.parse::<Table>().expect("the pack is sound");
        for record in file[*list].as_array().expect("a list of records") {
            let id = record["id"].as_str().expect("an id");
            lines.extend(message(&format!("{prefix}{id}"), record, language));
            let is_quest = record.get("quest").and_then(toml::Value::as_bool);
            if is_quest == Some(true) {
                lines.extend(message(&format!("quest-quests-{id}"), record, language));
            }
        }
    }
    lines.join("\n") + "\n"
}

fn message(id: &str, record: &toml::Value, language: &str) -> Vec<String> {
    let text = |field: &str| record.get(field)?.get(language)?.as_str();
    let title = text("name").expect("a name in every language");
    let mut lines = vec![format!("{id} = {title}")];
    // What no words of the pack's language say is written beside it.
    for field in ["said", "says"] {
        lines.extend(text(field).map(|text| format!("    .{field} = {text}")));
    }
    // What a reader should know: whose the title is, and how sure the facts are.
    let word = |field: &str| record.get(field).and_then(toml::Value::as_str);
    let from = record["name"].get("es_from").and_then(toml::Value::as_str);
    lines.extend(
        from.filter(|from| *from == "ours")
            .map(|from| format!("    .from = {from}")),
    );
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
