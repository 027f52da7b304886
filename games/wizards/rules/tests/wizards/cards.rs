//! Which cards can be played: more with time, never fewer, and told in public.

use std::collections::{BTreeMap, BTreeSet};

use wizards::card::{Kind, book, count};

use crate::named;

/// SATM-0.4: a card that is not supported cannot be put in a deck, and says so.
#[test]
fn the_public_count_is_true() {
    let told = include_str!("../../cards.md");
    assert_eq!(
        told,
        count(&named::by_a_test),
        "cargo run -p wizards --example pool > games/wizards/rules/cards.md"
    );
}

#[test]
fn the_playable_never_grow_fewer() {
    let floor = [
        (Kind::Character, 71),
        (Kind::Item, 55),
        (Kind::Ally, 11),
        (Kind::Faction, 29),
        (Kind::Resource, 86),
        (Kind::Creature, 55),
        (Kind::Hazard, 63),
        (Kind::Agent, 8),
    ];
    for (kind, least) in floor {
        let cards = book().cards.iter().filter(|face| face.kind == kind && face.missing.is_none());
        let playable = cards.count();
        assert!(playable >= least, "{kind:?}: {playable}, once {least}");
    }
}

/// No card counts as playable without a test that shows what it does.
#[test]
fn whatever_can_be_played_is_tested() {
    let untested = book().cards.iter().filter(|face| face.missing.is_none() && !named::by_a_test(&face.id));
    assert_eq!(untested.map(|face| &face.id).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// SATM-2.19: of the starter decks and the example game everything can be played.
#[test]
fn the_starter_decks_can_be_played() {
    let decks = toml::from_str::<toml::Table>(include_str!("../../data/decks.toml")).expect("sound decks");
    let decks = decks["deck"].as_array().expect("decks");
    assert_eq!(decks.len(), 2);
    for deck in decks {
        let mut sizes = BTreeMap::new();
        for part in ["characters", "resources", "hazards"] {
            let cards = deck[part].as_table().expect("cards");
            for id in cards.keys() {
                let face = book().cards.iter().find(|face| face.id == *id);
                let face = face.unwrap_or_else(|| panic!("no card {id}"));
                assert_eq!(face.missing, None, "{id}");
            }
            let copies = cards.values().filter_map(toml::Value::as_integer).sum::<i64>();
            sizes.insert(part, copies);
        }
        assert_eq!(sizes, BTreeMap::from([("characters", 7), ("hazards", 30), ("resources", 30)]));
    }
}

/// Operations that fewer than three cards of the pool need so far; the sets to come have more of each.
const RARE: &[&str] = &[
    "attack",
    "attack_on_the_way",
    "attacks_now",
    "betray",
    "body_check",
    "break_free",
    "bring_faction",
    "capture",
    "checks",
    "covet",
    "enable_palantir",
    "entrust",
    "fresh_hand",
    "join_attacked",
    "lay_on",
    "look_at_deck",
    "look_at_top",
    "lose_cards",
    "mark",
    "meet",
    "mount",
    "only",
    "opponent_discards",
    "overpower",
    "pass_check",
    "praise",
    "raise_attacks",
    "raise_attacks_on",
    "raise_each",
    "raise_up_to",
    "relabel_all",
    "replace_ring",
    "reward",
    "sacrifice",
    "scale",
    "search_deck",
    "search_site",
    "shelter",
    "show_hand",
    "spare_nazgul",
    "tap_sites",
    "tempt",
    "test_ring_twice",
    "two_rolls",
    "win",
];

#[test]
fn an_operation_serves_three_cards_or_is_known_to_be_rare() {
    let mut cards = BTreeMap::<String, BTreeSet<&str>>::new();
    let files = [
        include_str!("../../data/characters.toml"),
        include_str!("../../data/items.toml"),
        include_str!("../../data/allies.toml"),
        include_str!("../../data/creatures.toml"),
        include_str!("../../data/resources.toml"),
        include_str!("../../data/hazards.toml"),
    ];
    for file in files {
        let mut id = "";
        for line in file.lines() {
            if let Some(named) = line.strip_prefix("id = ") {
                id = named.trim_matches('"');
            }
            for done in line.split("does = [").skip(1) {
                let done = done.split(']').next().unwrap_or_default();
                for op in done.split('"').skip(1).step_by(2) {
                    let word = op.split('(').next().unwrap_or_default();
                    cards.entry(word.to_owned()).or_default().insert(id);
                }
            }
        }
    }
    assert!(cards.len() > 15, "{cards:?}");
    let few = cards.iter().filter(|(_, cards)| cards.len() < 3).map(|(word, _)| word.as_str());
    assert_eq!(few.collect::<Vec<_>>(), RARE);
}
