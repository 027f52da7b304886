//! The cards that can be played: more with time, never fewer, and published.

use std::collections::{BTreeMap, BTreeSet};

use cardlang::{Ops, Value};
use wizards::card::{CardKind, book, count, read};
use wizards::cards::Op;

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
        (CardKind::Character, 79),
        (CardKind::Item, 114),
        (CardKind::Ally, 16),
        (CardKind::Faction, 42),
        (CardKind::Resource, 219),
        (CardKind::Creature, 130),
        (CardKind::Hazard, 265),
        (CardKind::Agent, 32),
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

/// No site with a text of its own goes without one either: those of the cards alone, and not the events that are used as sites.
#[test]
fn every_site_with_a_text_is_tested() {
    let with_text = || book().sites.iter().filter(|site| site.is_card() && site.has_text());
    let untested = with_text().filter(|site| !named::by_a_test(&site.id));
    assert_eq!(untested.map(|site| &site.id).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(with_text().count() > 12, "{}", with_text().count());
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

/// The cards that use each operation, also within another.
fn users() -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut users = BTreeMap::<String, BTreeSet<&str>>::new();
    for face in &book().cards {
        let ways = face.modes.iter().chain(&face.uses).flat_map(|mode| &mode.does);
        for op in ways.chain(face.on.iter().flat_map(|on| &on.does)) {
            op.visit(&mut |used| {
                if used.kind == Op::KIND {
                    users.entry(used.op.to_owned()).or_default().insert(&face.id);
                }
            });
        }
    }
    users
}

/// An operation that fewer than three cards need is a file of its own, called after one of them.
#[test]
fn an_operation_serves_three_cards_or_is_an_odd_cards_own() {
    let users = users();
    let (mut shared, mut wrong) = (0, Vec::new());
    for (file, words) in Op::FILES {
        for word in *words {
            let count = users.get(*word).map_or(0, BTreeSet::len);
            let common = *file == "ops";
            shared += usize::from(common);
            if count == 0 {
                wrong.push(format!("{file}: nothing says '{word}'"));
            } else if common && count < 3 {
                wrong.push(format!("'{word}' serves {count}: it is an odd card's own"));
            } else if !common && count >= 3 {
                wrong.push(format!("{file}: '{word}' serves {count} cards: it belongs to ops"));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert!(shared > 15, "{shared} operations are shared");
}

/// Every mistake in the data is told at once, each with its file, its line and its column, and with the nearest right word.
#[test]
fn a_mistake_in_a_card_is_told_with_its_place() {
    let text = r#"
[[creature]]
id = "orc_patrol"
number = "TW-900"
name = { es = "Patrulla orca", en = "Orc-patrol" }
race = "orc"
strikes = 3
keys = ["wilderness", "wildness"]
has = ["gives(self, prowes, 1)"]
flags = ["attacker_choses"]
on = [{ event = "wounds", does = ["check(wounded, -2)", "discard(orc_patroll)"] }]
"#;
    let mistakes = read([("creatures.toml", text)]).unwrap_err();
    let told = mistakes.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        told,
        [
            "creatures.toml:8:23: orc_patrol: `wildness` is no key",
            "creatures.toml:9:21: orc_patrol: unknown number `prowes`; did you mean `prowess`?",
            "creatures.toml:10:11: orc_patrol: unknown flag `attacker_choses`; did you mean `attacker_chooses`?",
            "creatures.toml:11:66: orc_patrol: unknown card `orc_patroll`; did you mean `orc_patrol`?",
        ]
    );
}

/// A written text is read back as the same: operations, conditions and statics.
#[test]
fn what_a_card_says_is_written_as_it_is_read() {
    fn again<T: Value + PartialEq + std::fmt::Debug>(value: &T, at: &str) {
        let text = cardlang::write(value);
        assert_eq!(cardlang::read_with::<T>(&text, &book().ids).as_ref(), Ok(value), "{at}: {text}");
    }
    let mut count = 0;
    for face in &book().cards {
        let ways = face.modes.iter().chain(&face.uses).flat_map(|mode| &mode.does);
        for op in ways.chain(face.on.iter().flat_map(|on| &on.does)) {
            again(op, &face.id);
            count += 1;
        }
        face.has.iter().for_each(|one| again(one, &face.id));
        face.needs.iter().chain(&face.leaves).for_each(|test| again(test, &face.id));
    }
    assert!(count > 300, "{count} operations");
}
