//! The printed facts of the cards, held against a community's list of them where one lies beside the repository
//! (`../shared/reference/satm/cards.jsonl`). Nothing of that list is part of the repository.

use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;
use wizards::card::{CardKind, Face, RegionKind, Site, book};

/// Number of a card to what the list says of it; nothing if there is no list.
fn list() -> Option<HashMap<String, Value>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared/reference/satm/cards.jsonl");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: no list of cards beside this repository");
        return None;
    };
    let cards = text.lines().map(|line| {
        let card = serde_json::from_str::<Value>(line).expect("a line is a card");
        (card["id"].as_str().expect("a card has a number").to_owned(), card)
    });
    Some(cards.collect())
}

/// A number of the list; nothing printed is 0.
fn number(card: &Value, key: &str) -> i64 {
    card[key].as_i64().unwrap_or(0)
}

fn texts<'a>(card: &'a Value, key: &str) -> Vec<&'a str> {
    card[key].as_array().map_or_else(Vec::new, |list| list.iter().filter_map(Value::as_str).collect())
}

/// A word of the list as ours are: `ruins-and-lairs` is `ruins_and_lairs`.
fn word(text: &str) -> String {
    text.replace('-', "_")
}

/// Collects what differs, to tell all of it at once.
#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn hold<T: PartialEq + std::fmt::Debug>(&mut self, number: &str, what: &str, ours: T, theirs: T) {
        if ours != theirs {
            self.0.push(format!("{number} {what}: {ours:?}, not {theirs:?}"));
        }
    }

    fn none(self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

/// Cards and sites that the Spanish rulebook calls otherwise than the list does: it is the authority.
const BY_THE_BOOK: [&str; 6] = ["TW-206", "TW-272", "TW-352", "TW-237", "TW-28", "TW-391"];

/// Cards whose Spanish name the list writes with a slip of the pen: a space that is missing, a small letter.
const SLIPS: [&str; 2] = ["TD-124", "AS-23"];

/// Cards whose English name the list spells otherwise than the card does.
const MISSPELT: [&str; 2] = ["AS-49", "TD-110"];

/// The Spanish name is the listed one, or the book's.
fn spanish(at: &str, ours: &str, listed: &Value, found: &mut Differences) {
    if !BY_THE_BOOK.contains(&at) && !SLIPS.contains(&at) {
        found.hold(at, "es", ours, listed["name_es"].as_str().unwrap_or("").trim());
    }
}

/// The English name as listed, with the apostrophe that print has: the list has both.
fn english(listed: &Value) -> String {
    listed["name_en"].as_str().unwrap_or("").trim().replace('\'', "’")
}

fn card(face: &Face, listed: &Value, found: &mut Differences) {
    let at = &face.number;
    spanish(at, face.name.es.as_str(), listed, found);
    if !MISSPELT.contains(&at.as_str()) {
        found.hold(at, "en", face.name.en.to_string(), english(listed));
    }
    found.hold(at, "unique", Some(face.unique), listed["unique"].as_bool());
    found.hold(at, "mind", face.mind.map(i64::from), listed["mind"].as_i64());
    // An event that raises a number has none of its own.
    if face.kind != CardKind::Resource {
        found.hold(at, "direct influence", i64::from(face.influence), number(listed, "direct_influence"));
        found.hold(at, "prowess", i64::from(face.prowess), number(listed, "prowess"));
    }
    // The list leaves out the bodies of Little Snuffler and of what Spawn of Ungoliant adds, of which their texts speak.
    if !["DM-108", "BA-24"].contains(&at.as_str()) && face.kind != CardKind::Resource {
        found.hold(at, "body", i64::from(face.body), number(listed, "body"));
    }
    // Points in brackets are given on a condition, which the card says.
    let bracketed = listed["mp_raw"].as_str().is_some_and(|raw| raw.starts_with('('));
    if !bracketed || face.points != 0 {
        found.hold(at, "points", i64::from(face.points), number(listed, "mp"));
    }
    found.hold(at, "number", i64::from(face.number_needed), number(listed, "influence_number"));
    let skills = face.skills.iter().map(|skill| skill.word()).collect::<Vec<_>>();
    found.hold(at, "skills", skills, texts(listed, "skills"));
    if !face.is_corruption() {
        found.hold(at, "corruption", i64::from(face.corruption), number(listed, "corruption_points"));
    }
    if let Some(class) = face.class {
        found.hold(at, "class", class.word().to_owned(), word(listed["item_class"].as_str().unwrap_or("")));
    }
    if listed["card_type"] == "creature" {
        let special = listed["strikes_special"].as_str().unwrap_or("");
        let each = ["one-per-character", "one-per-wounded-character"].contains(&special);
        found.hold(
            at,
            "strikes",
            i64::from(face.strikes),
            // Of several attacks it says how many strikes each has, or how many there are together.
            match (each, number(listed, "attacks")) {
                (true, _) => 0,
                (_, attacks) if attacks > 1 => 1,
                _ => number(listed, "strikes"),
            },
        );
        let keys = listed["keyed_to"].as_array().map_or(0, Vec::len);
        // Lord of the Haven says in its text alone where it may be keyed.
        let keys = if at == "AS-15" { 1 } else { keys };
        found.hold(at, "keys", face.keys.lands.len() + face.keys.places.len(), keys);
    }
}

fn site(site: &Site, listed: &Value, found: &mut Differences) {
    let at = &site.number;
    let letter =
        |kind: &RegionKind| "wbfsdc".chars().find(|letter| RegionKind::of_letter(*letter) == Some(*kind));
    let letters = |path: &[RegionKind]| path.iter().filter_map(letter).collect::<String>();
    spanish(at, site.name.es.as_str(), listed, found);
    found.hold(at, "en", site.name.en.to_string(), english(listed));
    found.hold(at, "type", site.kind.word().to_owned(), word(listed["site_type"].as_str().unwrap_or("")));
    found.hold(at, "draws", i64::from(site.draws), number(listed, "draws_player"));
    found.hold(at, "opponent's draws", i64::from(site.opponent_draws), number(listed, "draws_opponent"));
    let haven = site.haven.map(|haven| haven.get().name.en.as_str());
    found.hold(at, "haven", haven, listed["nearest_haven"].as_str());
    found.hold(at, "path", letters(&site.path), texts(listed, "site_path").concat());
    if !site.under_deeps {
        let region = site.region.map(|region| region.get().name.en.as_str());
        found.hold(at, "region", region, listed["region"].as_str());
    }
    let items = texts(&listed["playable"], "items").into_iter().map(word).collect::<Vec<_>>();
    let ours = site.items.iter().chain(site.only.iter().map(|(class, _)| class));
    let mut ours = ours.map(|class| class.word().to_owned()).collect::<Vec<_>>();
    ours.sort_by_key(|class| items.iter().position(|item| item == class));
    ours.dedup();
    found.hold(at, "items", ours, items);
    let information = listed["playable"]["information"].as_bool().unwrap_or(false);
    found.hold(at, "information", site.information, information);
    let attacks = listed["auto_attacks"].as_array().cloned().unwrap_or_default();
    let printed = attacks.iter().filter(|attack| attack["prowess"].is_i64());
    // A strike for each character is no number of strikes.
    let each = |attack: &Value| attack["each_character"].as_bool().unwrap_or(false);
    let strikes = |attack: &Value| if each(attack) { 0 } else { number(attack, "strikes") };
    let printed = printed.map(|attack| (strikes(attack), number(attack, "prowess")));
    let ours = site.attacks.iter().filter(|attack| attack.prowess > 0);
    let ours = ours.map(|attack| (i64::from(attack.strikes), i64::from(attack.prowess)));
    found.hold(at, "attacks", ours.collect::<Vec<_>>(), printed.collect());
}

#[test]
fn cards_have_the_numbers_printed_on_them() {
    let Some(list) = list() else { return };
    let mut found = Differences::default();
    for face in &book().cards {
        match list.get(&face.number) {
            Some(listed) => card(face, listed, &mut found),
            None => found.0.push(format!("{} is in no set", face.number)),
        }
    }
    found.none();
}

#[test]
fn sites_have_the_facts_printed_on_them() {
    let Some(list) = list() else { return };
    let mut found = Differences::default();
    for ours in book().sites.iter().filter(|site| site.is_card()) {
        match list.get(&ours.number) {
            Some(listed) => site(ours, listed, &mut found),
            None => found.0.push(format!("{} is in no set", ours.number)),
        }
    }
    found.none();
}

/// SATM-12.10: regions touch as the map says, in both directions.
#[test]
fn regions_touch_as_printed() {
    let Some(list) = list() else { return };
    let mut found = Differences::default();
    for region in &book().regions {
        let Some(listed) = list.get(&region.number) else {
            found.0.push(format!("{} is in no set", region.number));
            continue;
        };
        let mut ours = region.adjacent.iter().map(|other| other.get().name.en.as_str()).collect::<Vec<_>>();
        let mut theirs = texts(listed, "adjacent");
        ours.sort_unstable();
        theirs.sort_unstable();
        found.hold(&region.number, "neighbours", ours, theirs);
        found.hold(
            &region.number,
            "type",
            region.kind.word().to_owned(),
            word(listed["region_type"].as_str().unwrap_or("")),
        );
        for other in region.adjacent.iter() {
            let back = other.get().adjacent.iter().any(|id| id.get().id == region.id);
            found.hold(&region.number, &other.get().id, back, true);
        }
    }
    found.none();
}

/// The base set is whole: every character, wizard, site, region, faction, creature and item of it is in the book.
#[test]
fn the_base_set_is_whole() {
    let Some(list) = list() else { return };
    let kinds = ["character", "wizard", "item", "ally", "faction", "creature", "site", "region"];
    let ours = book().cards.iter().map(|face| &face.number);
    let ours = ours.chain(book().sites.iter().map(|site| &site.number));
    let ours = ours.chain(book().regions.iter().map(|region| &region.number)).collect::<Vec<_>>();
    let base = list.values().filter(|card| card["set"] == "METW" && card["promo"] != true);
    let missing = base
        .filter(|card| kinds.iter().any(|kind| card["card_type"] == *kind) && card["alignment"] != "minion")
        .filter_map(|card| card["id"].as_str())
        .filter(|number| !ours.iter().any(|ours| ours.as_str() == *number))
        .collect::<Vec<_>>();
    assert!(missing.is_empty(), "{missing:?}");
}
