//! The arrows of the house: which crate may know which. See ARCHITECTURE.md.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// What each room may know of the others, in the code that ships. Whatever is not listed is forbidden.
const ARROWS: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("rulebook", &[]),
    ("coverage", &["rulebook"]),
    ("journey", &["table"]),
    ("tricks", &["table"]),
    ("bots", &["table"]),
    ("store", &[]),
    ("web", &["table", "journey", "tricks", "rulebook"]),
    ("server", &["table", "bots", "store"]),
    ("load", &[]),
];

/// Crates that do I/O, read clocks or run tasks: the rules must not even be able to.
const NOT_FOR_RULES: &[&str] = &[
    "tokio",
    "axum",
    "rusqlite",
    "reqwest",
    "getrandom",
    "tracing",
    "metrics",
];

fn metadata() -> serde_json::Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

/// The normal (not dev, not build) dependencies of each package of the workspace.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    let local = packages.iter().filter(|package| package["source"].is_null());
    local
        .map(|package| {
            let normal = package["dependencies"].as_array().expect("dependencies").iter();
            let normal = normal.filter(|dependency| dependency["kind"].is_null());
            let names = normal
                .map(|dependency| dependency["name"].as_str().unwrap().to_owned())
                .collect();
            (package["name"].as_str().unwrap().to_owned(), names)
        })
        .collect()
}

#[test]
fn arrows_run_one_way() {
    let dependencies = dependencies();
    let rooms = ARROWS.iter().map(|(room, _)| *room).collect::<BTreeSet<_>>();
    for (room, allowed) in ARROWS {
        let known = dependencies
            .get(*room)
            .unwrap_or_else(|| panic!("there is no crate {room}"));
        for other in known.iter().filter(|other| rooms.contains(other.as_str())) {
            assert!(allowed.contains(&other.as_str()), "{room} must not know {other}");
        }
    }
    for room in dependencies.keys().filter(|room| *room != "bree") {
        assert!(rooms.contains(room.as_str()), "{room} has no line in ARROWS");
    }
}

#[test]
fn rules_cannot_do_input_or_output() {
    let dependencies = dependencies();
    for room in ["table", "journey", "tricks", "bots"] {
        for crate_name in NOT_FOR_RULES {
            assert!(
                !dependencies[room].contains(*crate_name),
                "{room} must not depend on {crate_name}"
            );
        }
    }
}

/// The server knows no words: each of its messages must have some in every language.
#[test]
fn every_message_of_the_server_has_words() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut ids = BTreeSet::new();
    let mut folders = vec![root.join("crates/server/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(path).expect("a source file");
            let quoted = source.split('"').skip(1).step_by(2);
            let is_id = |text: &&str| {
                text.strip_prefix("server-").is_some_and(|rest| {
                    !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
                })
            };
            // The prefix alone is cut off somewhere; every other such text is an id.
            ids.extend(quoted.filter(is_id).map(str::to_owned));
        }
    }
    assert!(ids.len() > 30, "only {ids:?}");
    for language in ["es", "en"] {
        let words = root.join(format!("crates/web/locales/{language}/server.ftl"));
        let words = std::fs::read_to_string(words).expect("the server's words");
        let missing = ids.iter().filter(|id| !words.contains(&format!("\n{id} =")));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "{language}");
    }
}
