//! Present excesses over the aims of guards: `tests/house/ceilings`, a file for each game that has some and, where they have
//! some, one for the crates of the house (`house.toml`). A number there may only fall: whoever brings one down writes the
//! lower one, or takes the line out when it has come to the aim.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::code::File;
use super::{games, root};

/// The sections a file may have: each is held by the guard of that name.
const GUARDS: [&str; 6] = ["questions", "odd_cards", "functions", "includes", "macros", "circles"];

/// An excess over an aim.
pub(super) struct Above {
    /// The name of the thing.
    name: String,
    /// The measure: files, lines.
    count: usize,
    /// The details for a reader of the failure: files.
    which: String,
}

impl Above {
    /// Something, if it counts more than the aim.
    pub fn aim(name: &str, aim: usize, count: usize, which: String) -> Option<Self> {
        (count > aim).then(|| Self { name: name.to_owned(), count, which })
    }

    /// Something that stands in these files, if they are more than the aim.
    pub fn files(name: &str, aim: usize, files: &[&File]) -> Option<Self> {
        let paths = files.iter().map(|file| file.path.display().to_string());
        Self::aim(name, aim, files.len(), paths.collect::<Vec<_>>().join(", "))
    }
}

type Table = BTreeMap<String, BTreeMap<String, usize>>;

/// The written ceilings of a game, or of the house.
fn written(of: &str) -> Table {
    let path = root().join(format!("tests/house/ceilings/{of}.toml"));
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Holds what a guard finds above its aim, in each game, against what is written down: neither more nor less.
pub(super) fn hold(guard: &str, all: &[String], find: impl Fn(&str) -> Vec<Above>) {
    let faults = all.iter().filter_map(|of| fault(of, guard, &find(of))).collect::<Vec<_>>();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The fault in a guard's findings for one game, if there is one.
pub(super) fn fault(of: &str, guard: &str, found: &[Above]) -> Option<String> {
    assert!(GUARDS.contains(&guard), "{guard} is not in GUARDS");
    let ceilings = written(of).remove(guard).unwrap_or_default();
    compare(of, guard, &ceilings, found)
}

/// The fault, and the remedy.
fn compare(of: &str, guard: &str, ceilings: &BTreeMap<String, usize>, found: &[Above]) -> Option<String> {
    let (mut higher, mut lower) = (String::new(), String::new());
    for Above { name, count, which } in found {
        match ceilings.get(name) {
            None => _ = writeln!(higher, "  {name}: {count}, above the aim: {which}"),
            Some(most) if count > most => _ = writeln!(higher, "  {name}: {count}, and was {most}: {which}"),
            Some(most) if count < most => _ = writeln!(lower, "  {name}: {count}, and was {most}"),
            Some(_) => {}
        }
    }
    for name in ceilings.keys().filter(|name| found.iter().all(|above| above.name != **name)) {
        _ = writeln!(lower, "  {name}: no longer above the aim");
    }
    if higher.is_empty() && lower.is_empty() {
        return None;
    }
    let mut fault = format!("{of}, {guard}:\n");
    if !higher.is_empty() {
        fault += &format!("These are further from the aim than before. Write them otherwise:\n{higher}");
    }
    if !lower.is_empty() {
        fault += &format!("These came down, well done. Lower the ceiling, so that it stays so:\n{lower}");
    }
    let mut now = found.iter().map(|above| (above.name.as_str(), above.count)).collect::<Vec<_>>();
    now.sort_unstable();
    let lines = now.iter().map(|(name, count)| format!("{name:?} = {count}\n")).collect::<String>();
    Some(fault + &format!("As it is now, for tests/house/ceilings/{of}.toml:\n[{guard}]\n{lines}"))
}

#[test]
fn every_ceiling_is_of_a_guard_and_of_a_game() {
    for entry in std::fs::read_dir(root().join("tests/house/ceilings")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let of = path.file_stem().and_then(|stem| stem.to_str()).expect("UTF-8");
        assert!(of == "house" || games().iter().any(|game| game == of), "{of} is no game");
        for (guard, lines) in written(of) {
            assert!(GUARDS.contains(&guard.as_str()), "{of}: no guard is called {guard}");
            assert!(!lines.is_empty(), "{of}: {guard} is empty: take it out");
        }
    }
}

#[test]
fn a_ceiling_holds_in_both_directions() {
    let above = |count| Above { name: "Draw".to_owned(), count, which: "a.rs, b.rs".to_owned() };
    let ceilings = BTreeMap::from([("Draw".to_owned(), 6)]);
    let told = |found: &[Above]| compare("war", "questions", &ceilings, found);
    assert_eq!(told(&[above(6)]), None);
    assert!(told(&[above(7)]).is_some_and(|fault| fault.contains("Draw: 7, and was 6: a.rs, b.rs")));
    assert!(
        told(&[above(5)])
            .is_some_and(|fault| fault.contains("Draw: 5, and was 6") && fault.contains("Lower"))
    );
    assert!(told(&[]).is_some_and(|fault| fault.contains("no longer above")));
    let other = Above { name: "Pass".to_owned(), ..above(5) };
    assert!(told(&[above(6), other]).is_some_and(|fault| fault.contains("Pass: 5, above the aim")));
}
