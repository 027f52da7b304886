//! The manner of the house, held for every game: which crate may know which (here), and how its code is written (a file
//! for each guard). See ARCHITECTURE.md.

mod architecture;
mod ceilings;
mod circles;
mod classes;
mod code;
mod docs;
mod examples;
mod followed;
mod functions;
mod glossary;
mod includes;
mod macros;
mod manner;
mod named;
mod odd_cards;
mod pickers;
mod pinned;
mod python;
mod questions;
mod strengths;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The rooms that each room may know, in the code that ships. Whatever is not listed is forbidden.
const ARROWS: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("cardlang", &["table"]),
    ("rulebook", &[]),
    ("citations", &[]),
    ("constants", &[]),
    ("bots", &["table"]),
    ("proof", &["table"]),
    ("store", &[]),
    ("canvas", &["table", "rulebook"]),
    ("atlas", &["canvas"]),
    ("undescribed", &[]),
    ("seen", &["table", "undescribed"]),
    ("web", &["table", "canvas", "seen", "rulebook"]),
    ("tables", &["table", "bots", "seen", "store"]),
    ("host", &["table", "seen", "store", "tables"]),
    ("server", &["table", "bots", "seen", "store", "tables", "host", "undescribed"]),
    ("load", &[]),
    ("room", &["table", "bots", "canvas"]),
];

/// The same for the rooms of a game: its rules, its mind and its page know no other game.
const RULES: &[&str] = &["table", "cardlang"];
const MIND: &[&str] = &["table", "cardlang", "bots"];
const PAGE: &[&str] = &["table", "cardlang", "canvas", "atlas", "seen", "rulebook"];
/// The crate of a game that hands it out: it knows all of its own folder, and nothing else.
const ROOM: &[&str] = &["room"];

/// Crates that do I/O, read clocks or run tasks: the rules must not even be able to.
const NOT_FOR_RULES: &[&str] = &["tokio", "axum", "rusqlite", "reqwest", "getrandom", "tracing", "metrics"];

/// Names that rules and minds must not use, as in their source: files, clocks, the network, threads, the environment,
/// output, shared state.
const NOT_IN_RULES: &[&str] = &[
    "std::fs",
    "std::net",
    "std::io",
    "std::time",
    "std::thread",
    "std::process",
    "std::env",
    "static mut",
    "println!",
    "print!",
    "dbg!",
];

fn metadata() -> serde_json::Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

/// A package of the workspace.
struct Package {
    name: String,
    /// Its folder.
    folder: PathBuf,
    /// Its normal (not dev, not build) dependencies.
    needs: BTreeSet<String>,
}

impl Package {
    /// The game whose folder it lies in, and the part of it that it is.
    fn of_game(&self) -> Option<(&str, &str)> {
        let inside = self.folder.strip_prefix(root().join("games")).ok()?;
        let mut parts = inside.iter().map(|part| part.to_str().expect("UTF-8"));
        Some((parts.next()?, parts.next()?))
    }

    /// The rooms of the house it may know; nothing is fixed for the binary.
    fn may_know(&self) -> Option<BTreeSet<String>> {
        let (name, own) = (self.name.as_str(), self.of_game());
        let room = ARROWS.iter().find(|(room, _)| *room == name);
        let named = |game: &str, parts: &[&str]| parts.iter().map(|part| format!("{game}{part}")).collect();
        let (others, own): (_, Vec<String>) = match (own, room) {
            (Some((_, "rules")), _) => (RULES, Vec::new()),
            (Some((game, "mind")), _) => (MIND, named(game, &[""])),
            (Some((game, "page")), _) => (PAGE, named(game, &[""])),
            (Some((game, "room")), _) => (ROOM, named(game, &["", "-mind", "-page"])),
            (Some(other), _) => panic!("{other:?}: a game has rules, mind, page and room"),
            (None, Some((_, allowed))) => (*allowed, Vec::new()),
            (None, None) if name == "bree" => return None,
            (None, None) => panic!("{name} has no line in ARROWS"),
        };
        Some(others.iter().map(|&other| other.to_owned()).chain(own).collect())
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The ids of all games.
fn games() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("games")).expect("the games");
    let names = folders.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"));
    let mut games = names.collect::<Vec<_>>();
    games.sort();
    assert!(games.len() >= 3, "{games:?}");
    games
}

/// The folder of a game's rules.
fn rules(game: &str) -> PathBuf {
    root().join("games").join(game).join("rules/src")
}

fn packages() -> Vec<Package> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let local = packages.iter().filter(|package| package["source"].is_null());
    let package = |package: &serde_json::Value| {
        let normal = package["dependencies"].as_array().expect("dependencies").iter();
        let normal = normal.filter(|dependency| dependency["kind"].is_null());
        let manifest = PathBuf::from(text(&package["manifest_path"]));
        Package {
            name: text(&package["name"]),
            folder: manifest.parent().expect("a folder").to_owned(),
            needs: normal.map(|dependency| text(&dependency["name"])).collect(),
        }
    };
    local.map(package).collect()
}

#[test]
fn arrows_run_one_way() {
    let packages = packages();
    let rooms = packages.iter().map(|package| package.name.as_str());
    let rooms = rooms.collect::<BTreeSet<_>>();
    for (room, _) in ARROWS {
        assert!(rooms.contains(room), "there is no crate {room}");
    }
    for package in &packages {
        let Some(allowed) = package.may_know() else {
            continue;
        };
        let of_the_house = package.needs.iter().filter(|other| rooms.contains(other.as_str()));
        for other in of_the_house {
            assert!(allowed.contains(other), "{} must not know {other}", package.name);
        }
    }
}

/// `games/<id>/rules` is the package `<id>`, and the others are named after it.
#[test]
fn a_game_is_one_folder() {
    let packages = packages();
    let mut games = BTreeSet::new();
    for package in &packages {
        let Some((game, part)) = package.of_game() else {
            continue;
        };
        let name = match part {
            "rules" => game.to_owned(),
            part => format!("{game}-{part}"),
        };
        assert_eq!(package.name, name, "{}", package.folder.display());
        games.insert(game.to_owned());
    }
    assert!(games.len() >= 3, "{games:?}");
    for game in games {
        assert!(packages.iter().any(|package| package.name == game), "{game} has no rules");
    }
}

#[test]
fn rules_cannot_do_input_or_output() {
    for package in packages() {
        let of_game = package.of_game().is_some_and(|(_, part)| part != "page");
        if !of_game && !["table", "cardlang", "bots"].contains(&package.name.as_str()) {
            continue;
        }
        for crate_name in NOT_FOR_RULES {
            let needs = package.needs.contains(*crate_name);
            assert!(!needs, "{} must not depend on {crate_name}", package.name);
        }
        if of_game {
            each_source(&package.folder.join("src"), &mut |path, source| {
                for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
                    let found = NOT_IN_RULES.iter().find(|word| line.contains(**word));
                    assert_eq!(found, None, "{}: {line}", path.display());
                }
            });
        }
    }
}

/// Crates of HTTP and of TLS.
const NOT_FOR_TABLES: [&str; 6] = ["axum", "http", "hyper", "tower", "rustls", "openssl"];

/// Whoever reads, builds or tests the tables needs neither HTTP nor TLS, whatever features they turn on.
#[test]
fn tables_know_no_http() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", "tables", "--all-features"])
        .args(["--edges", "normal,build", "--prefix", "none", "--format", "{p}"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).expect("UTF-8");
    let names = tree.lines().filter_map(|line| line.split_whitespace().next()).collect::<BTreeSet<_>>();
    assert!(names.contains("store") && names.contains("tokio"), "{names:?}");
    let found = NOT_FOR_TABLES.iter().filter(|name| names.contains(*name));
    assert_eq!(found.collect::<Vec<_>>(), Vec::<&&str>::new());
}

/// What all games share names none of them: a page of the house is given the games' pages, the server their rules.
#[test]
fn what_all_games_share_knows_no_game() {
    let packages = packages();
    let games = packages.iter().filter_map(|package| Some(package.of_game()?.0.to_owned()));
    let games = games.collect::<BTreeSet<_>>();
    for room in ["canvas", "atlas", "seen", "web", "server", "tables", "host", "store", "rulebook"] {
        each_source(&root().join("crates").join(room).join("src"), &mut |path, source| {
            // Tests stand at the end of a file, and may take a game as their example.
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                for game in &games {
                    let names = [
                        format!("{game}::"),
                        format!("{game}_page"),
                        format!("\"{game}\""),
                        format!("\"{game}-"),
                    ];
                    let is_there = |name: &&String| {
                        let mut found = line.match_indices(name.as_str());
                        found.any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric))
                    };
                    let found = names.iter().find(is_there);
                    // A sign may be called like a game.
                    let sign = path.ends_with("art/icons.rs") || path.ends_with("art/signs.rs");
                    assert!(found.is_none() || sign, "{}: {line}", path.display());
                }
            }
        });
    }
}

/// Calls `look` with each Rust file below a folder and its text.
fn each_source(folder: &Path, look: &mut impl FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            each_source(&path, look);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            look(&path, &std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// The server knows no words: each of its messages must have some in every language.
#[test]
fn every_message_of_the_server_has_words() {
    let mut ids = BTreeSet::new();
    let mut read = |_: &Path, source: &str| {
        let quoted = source.split('"').skip(1).step_by(2);
        let is_id = |text: &&str| {
            text.strip_prefix("server-").is_some_and(|rest| {
                !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
            })
        };
        // The prefix alone is cut off somewhere; every other such text is an id.
        ids.extend(quoted.filter(is_id).map(str::to_owned));
    };
    for room in ["server", "tables", "host"] {
        each_source(&root().join("crates").join(room).join("src"), &mut read);
    }
    assert!(ids.len() > 30, "only {ids:?}");
    for language in ["es", "en"] {
        let words = root().join(format!("crates/web/locales/{language}/server.ftl"));
        let words = std::fs::read_to_string(words).expect("the server's words");
        let missing = ids.iter().filter(|id| !words.contains(&format!("\n{id} =")));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "{language}");
    }
}
