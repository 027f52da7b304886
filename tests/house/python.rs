//! The kit for Python is a workspace of its own (python/Cargo.toml): it is kept in step with the house here.

use std::collections::{BTreeMap, BTreeSet};

use super::{games, root};

fn toml(path: &str) -> toml::Table {
    let text = std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The versions of each package of a lock file.
fn locked(path: &str) -> BTreeMap<String, BTreeSet<String>> {
    let lock = toml(path);
    let mut versions = BTreeMap::<_, BTreeSet<_>>::new();
    for package in lock["package"].as_array().expect("packages") {
        let text = |key: &str| package[key].as_str().expect("a text").to_owned();
        versions.entry(text("name")).or_default().insert(text("version"));
    }
    versions
}

/// Both play with the same libraries. Whoever updates one: `cp Cargo.lock python/Cargo.lock`, then `cargo check` in python/.
#[test]
fn its_libraries_are_those_of_the_house() {
    let (house, kit) = (locked("Cargo.lock"), locked("python/Cargo.lock"));
    assert!(kit.contains_key("pyo3") && !house.contains_key("pyo3"), "a newcomer's build knows no Python");
    let mut both = 0;
    for (name, versions) in &kit {
        if let Some(ours) = house.get(name) {
            both += 1;
            let other = versions.difference(ours).collect::<Vec<_>>();
            assert!(other.is_empty(), "{name} {other:?} in python/Cargo.lock, {ours:?} in Cargo.lock");
        }
    }
    assert!(both > 60, "only {both} packages are in both");
}

/// It has every game, with rules, mind and words.
#[test]
fn it_has_every_game() {
    let manifest = toml("python/kit/Cargo.toml");
    let needs = manifest["dependencies"].as_table().expect("dependencies");
    for game in games() {
        for part in [game.clone(), format!("{game}-mind"), format!("{game}-page")] {
            assert!(needs.contains_key(&part), "python/kit does not know {part}");
        }
    }
    let outside = ["server", "tables", "host", "store", "web", "seen"]
        .into_iter()
        .filter(|name| needs.contains_key(*name));
    assert_eq!(outside.collect::<Vec<_>>(), Vec::<&str>::new(), "a kit for study needs no inn");
}

/// What an encoder is handed is a view: only the lens touches a state, and hands out none.
#[test]
fn no_encoder_sees_a_state() {
    for game in games() {
        let path = format!("python/kit/src/games/{game}.rs");
        let text =
            std::fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        for forbidden in ["::State", "Self::State", "state::State", "Match<"] {
            assert!(!text.contains(forbidden), "{path} speaks of {forbidden}");
        }
    }
    let lens = std::fs::read_to_string(root().join("python/kit/src/lens.rs")).expect("the lens");
    assert!(lens.contains("    state: &'a G::State,"), "the state of a lens is private");
    assert!(!lens.contains("-> &G::State") && !lens.contains("pub state"));
}
