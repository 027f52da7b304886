//! Reviewed refusals: the clause cited for each illegal choice.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use table::{Chance, Game, Journal, Observer, Seed, pick, rng};

use crate::Table;

/// A clause, and the cases it is cited for: the question, the candidate, and the words of the refusal.
type Cited = BTreeMap<String, BTreeSet<String>>;

/// Tries every illegal candidate in `games` random games at each table, and compares the refusing clauses with the
/// reviewed list in `file`: a reviewer asks of each line whether that clause speaks of just this. `name` says what a
/// choice, in notation, is called there.
///
/// With `BREE_BLESS=1` what is new is added to the file, for review.
///
/// # Panics
/// When a refusal is not in the list.
pub fn refusals<G: Game>(
    file: impl AsRef<Path>,
    data: &G::Data,
    tables: &[Table<'_>],
    games: u64,
    name: impl Fn(&str) -> String,
) {
    let file = file.as_ref();
    let mut seen = Cited::new();
    for table in tables {
        let setup = table.setup::<G>(data);
        for seed in 0..games {
            one_game::<G>(&setup, seed, &name, &mut seen);
        }
    }
    let mut kept = read(&std::fs::read_to_string(file).unwrap_or_default());
    if std::env::var_os("BREE_BLESS").is_some() {
        for (clause, lines) in &seen {
            kept.entry(clause.clone()).or_default().extend(lines.iter().cloned());
        }
        let written = std::fs::write(file, write(&kept));
        written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    for (clause, lines) in &seen {
        for line in lines {
            let reviewed = kept.get(clause).is_some_and(|lines| lines.contains(line));
            assert!(reviewed, "{clause} is cited for '{line}': not in {}", file.display());
        }
    }
}

fn one_game<G: Game>(setup: &G::Setup, seed: u64, name: &impl Fn(&str) -> String, seen: &mut Cited) {
    let mut chance = Chance::from_seed(&Seed::from_number(seed));
    let mut state = G::start(setup, &mut chance, &mut Journal::silent());
    let mut random = rng(seed);
    let (mut thought, mut choices) = (Vec::new(), Vec::new());
    loop {
        let asked = G::asks(&state).iter().collect::<Vec<_>>();
        if asked.is_empty() {
            return;
        }
        let seat = asked[pick(&mut random, asked.len())];
        thought.clear();
        G::candidates(&state, seat, &mut thought);
        for choice in &thought {
            if let Err(refusal) = G::check(&state, seat, choice) {
                let question = G::prompt(&state, Observer::Seat(seat)).id;
                let line = format!("{question} {} {}", name(&choice.to_string()), refusal.message.id);
                let clause = refusal.clause.0.to_owned();
                seen.entry(clause).or_default().insert(line);
            }
        }
        choices.clear();
        G::choices(&state, seat, &mut choices);
        let choice = choices.swap_remove(pick(&mut random, choices.len()));
        G::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    }
}

/// Reads the list: a clause in a line of its own, and below it, indented, its cases.
fn read(text: &str) -> Cited {
    let mut kept = Cited::new();
    let mut clause = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("  ") {
            Some(cited) => {
                kept.entry(clause.clone()).or_default().insert(cited.to_owned());
            }
            None => line.clone_into(&mut clause),
        }
    }
    kept
}

fn write(kept: &Cited) -> String {
    let mut text = String::from(
        "# Which clause refuses what: the question, what was thought of, the words. Reviewed by hand: of every line one\n\
         # asks whether that clause forbids just this.\n",
    );
    for (clause, lines) in kept {
        text.push_str(clause);
        text.push('\n');
        for line in lines {
            text.push_str("  ");
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}
