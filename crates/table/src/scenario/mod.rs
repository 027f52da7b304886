//! Rules tests as data files, which people can write who do not write Rust.
//!
//! ```toml
//! game = "journey"
//! clauses = ["VAM-2.3"]
//! about = { es = "…", en = "…" }
//! players = 2
//! options = { game = "basic", first = "1" }
//! chance = ["nazgul", "ring", 3]     # faces by name or number, counted from 0; or: seed = 7
//!
//! [setup]                            # a merge patch (RFC 7396) laid over the game's own set-up
//! position = "…"
//!
//! [state]                            # a merge patch (RFC 7396) laid over the first state
//! round = 4
//!
//! [[step]]
//! seat = 1
//! choose = "roll"
//! expect = { "/round" = 4 }          # JSON pointers into the state
//!
//! [[step]]
//! seat = 1
//! refuse = "set red"
//! clause = "VAM-2.2"
//! ```
//!
//! A step does one thing (`choose`, or `refuse` with its `clause`) or none, and then looks: `expect` into the
//! state, `view` into what the seat sees (watchers, without a seat), `choices` for the exact list, `offers`
//! and `lacks` for parts of it, `asks` for the seats that owe a decision, `winners` for the end (`over =
//! false` for none). Scripted chance must fit and be used up.
//!
//! A game may tell its table in lines ([`Game::lines`](crate::Game::lines)): `holds` and `misses` are words in a row that
//! some line has, and that no line has. It may also read choices with names in them ([`Game::by_name`](crate::Game::by_name)).
//!
//! `state_version = 2` says how the file spells the state (absent: as at first). One that is spelled as before is
//! understood all the same; [`migrate`] rewrites it.

mod former;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{AnyGame, AnyMatch, Chance, ChooseError, Draw, Observer, Seat, SeatSet, Seed, SetupRequest};

pub use former::migrate;

/// In which language of data a scenario is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// TOML, as above.
    Toml,
    /// JSON with the same keys; a merge patch can also take keys away, with `null`.
    Json,
}

impl Format {
    /// By the end of a file's name: `.json`, else TOML.
    pub fn of(file: &str) -> Self {
        if file.ends_with(".json") {
            Self::Json
        } else {
            Self::Toml
        }
    }
}

/// A scenario that failed: in which step, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{}{message}", step.map(|step| format!("step {step}: ")).unwrap_or_default())]
pub struct Failed {
    /// The step, from 1; none when the file itself is wrong.
    pub step: Option<usize>,
    /// What was expected and what was found.
    pub message: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    #[serde(default)]
    clauses: Vec<String>,
    #[serde(default)]
    about: Value,
    players: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The version that spelled the state in this file.
    #[serde(default = "crate::running::first")]
    state_version: u32,
    seed: Option<u64>,
    chance: Option<Vec<Draw>>,
    setup: Option<Value>,
    #[serde(default = "empty")]
    state: Value,
    #[serde(default)]
    step: Vec<Step>,
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Step {
    seat: Option<Seat>,
    choose: Option<String>,
    refuse: Option<String>,
    clause: Option<String>,
    expect: BTreeMap<String, Value>,
    view: BTreeMap<String, Value>,
    choices: Option<Vec<String>>,
    offers: Vec<String>,
    lacks: Vec<String>,
    asks: Option<Vec<Seat>>,
    holds: Vec<String>,
    misses: Vec<String>,
    winners: Option<Vec<Seat>>,
    over: Option<bool>,
}

/// Runs one scenario; `find` gives the game of an id.
///
/// # Errors
/// What does not hold, or what is wrong with the file.
pub fn run<'a>(
    text: &str,
    format: Format,
    find: &dyn Fn(&str) -> Option<&'a dyn AnyGame>,
) -> Result<(), Failed> {
    let failed = |message: String| Failed { step: None, message };
    let file = File::read(text, format).map_err(failed)?;
    if file.clauses.is_empty() && file.about.is_null() {
        return Err(failed("say what it is about: `clauses`, or `about`".to_owned()));
    }
    let rules = find(&file.game).ok_or_else(|| failed(format!("there is no game '{}'", file.game)))?;
    let mut file = file;
    former::respell(&mut file, rules).map_err(failed)?;
    let mut game = start(&file, rules).map_err(failed)?;
    for (index, step) in file.step.iter().enumerate() {
        let done = act(game.as_mut(), step).and_then(|()| look(game.as_ref(), step));
        done.map_err(|message| Failed {
            step: Some(index + 1),
            message,
        })?;
    }
    match game.chance_unused() {
        0 => Ok(()),
        unused => Err(failed(format!("{unused} scripted draws were not used"))),
    }
}

/// What is wrong with a file, in one line that begins with where.
fn in_toml(text: &str, error: &toml::de::Error) -> String {
    let what = error
        .message()
        .lines()
        .map(str::trim)
        .collect::<Vec<_>>()
        .join(" ");
    match error.span().and_then(|span| text.get(..span.start)) {
        Some(before) => format!("line {}: {what}", 1 + before.matches('\n').count()),
        None => what,
    }
}

fn in_json(error: &serde_json::Error) -> String {
    let (line, column) = (error.line(), error.column());
    let what = error.to_string();
    let what = what.trim_end_matches(&format!(" at line {line} column {column}"));
    format!("line {line}: {what}")
}

fn start(file: &File, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, String> {
    let request = SetupRequest {
        players: file.players,
        options: file.options.clone(),
    };
    let mut setup = game.setup(&request).map_err(|error| error.to_string())?;
    if let Some(patch) = &file.setup {
        json_patch::merge(&mut setup, patch);
    }
    let chance = match (&file.chance, file.seed) {
        (Some(_), Some(_)) => return Err("give `chance` or `seed`, not both".to_owned()),
        (Some(draws), None) => Chance::scripted(draws.iter().cloned()),
        (None, seed) => Chance::from_seed(&Seed::from_number(seed.unwrap_or(0))),
    };
    let begun = game
        .start_patched(&setup, chance, &file.state)
        .map_err(|error| error.to_string())?;
    fits(begun.as_ref())?;
    Ok(begun)
}

fn fits(game: &dyn AnyMatch) -> Result<(), String> {
    game.chance_fault().map_or(Ok(()), Err)
}

fn act(game: &mut dyn AnyMatch, step: &Step) -> Result<(), String> {
    match (&step.choose, &step.refuse) {
        (None, None) => Ok(()),
        (Some(_), Some(_)) => Err("a step chooses or is refused, not both".to_owned()),
        (Some(choice), None) => {
            let seat = acting(game, step)?;
            let choice = &game.by_name(seat, choice);
            game.choose(seat, game.ply(), choice)
                .map_err(|error| format!("'{choice}': {}", why(&error)))?;
            fits(game)
        }
        (None, Some(choice)) => {
            let seat = acting(game, step)?;
            refused(game, seat, choice, step.clause.as_deref())
        }
    }
}

fn refused(game: &mut dyn AnyMatch, seat: Seat, choice: &str, clause: Option<&str>) -> Result<(), String> {
    let clause = clause.ok_or("a refusal names its clause: `clause = \"…\"`")?;
    let choice = &game.by_name(seat, choice);
    match game.choose(seat, game.ply(), choice) {
        Ok(()) => Err(format!("'{choice}' was allowed")),
        Err(ChooseError::Refused(refusal)) if refusal.clause.0 == clause => Ok(()),
        Err(error) => Err(format!(
            "'{choice}' was not refused by {clause}, but: {}",
            why(&error)
        )),
    }
}

fn why(error: &ChooseError) -> String {
    match error {
        ChooseError::Refused(refusal) => format!("refused by {} ({})", refusal.clause, refusal.message.id),
        other => other.to_string(),
    }
}

/// The seat that acts: the one named, or the only one that is asked.
fn acting(game: &dyn AnyMatch, step: &Step) -> Result<Seat, String> {
    let asked = game.asks();
    match step.seat.or_else(|| asked.first().filter(|_| asked.len() == 1)) {
        Some(seat) if seat.index() < game.players() => Ok(seat),
        Some(seat) => Err(format!("there is no seat {seat}")),
        None => Err("say which seat: `seat = …`".to_owned()),
    }
}

fn look(game: &dyn AnyMatch, step: &Step) -> Result<(), String> {
    points("state", &game.state(), &step.expect)?;
    if !step.view.is_empty() {
        let observer = step.seat.map_or(Observer::Watcher, Observer::Seat);
        points("view", &game.view(observer), &step.view)?;
    }
    look_at_choices(game, step)?;
    look_at_lines(game, step)?;
    if let Some(asks) = &step.asks {
        let asks = asks.iter().copied().collect::<SeatSet>();
        ensure(asks == game.asks(), || {
            format!("asked are {:?}, not {asks:?}", game.asks())
        })?;
    }
    let outcome = game.outcome();
    if let Some(over) = step.over {
        ensure(outcome.is_some() == over, || {
            format!("is it over? {}", outcome.is_some())
        })?;
    }
    if let Some(winners) = &step.winners {
        let winners = winners.iter().copied().collect::<SeatSet>();
        let found = outcome.as_ref().map(|outcome| outcome.winners);
        ensure(found == Some(winners), || {
            format!("winners are {found:?}, not {winners:?}")
        })?;
    }
    Ok(())
}

fn look_at_choices(game: &dyn AnyMatch, step: &Step) -> Result<(), String> {
    if step.choices.is_none() && step.offers.is_empty() && step.lacks.is_empty() {
        return Ok(());
    }
    let seat = acting(game, step)?;
    let offered = game.choices(seat);
    if let Some(wanted) = &step.choices {
        let (mut wanted, mut found) = (wanted.clone(), offered.clone());
        wanted.sort();
        found.sort();
        ensure(wanted == found, || {
            format!("the choices are {found:?}, not {wanted:?}")
        })?;
    }
    for choice in &step.offers {
        ensure(offered.contains(&game.by_name(seat, choice)), || {
            format!("'{choice}' is not among {offered:?}")
        })?;
    }
    for choice in &step.lacks {
        ensure(!offered.contains(&game.by_name(seat, choice)), || {
            format!("'{choice}' is among {offered:?}")
        })?;
    }
    Ok(())
}

fn look_at_lines(game: &dyn AnyMatch, step: &Step) -> Result<(), String> {
    if step.holds.is_empty() && step.misses.is_empty() {
        return Ok(());
    }
    let lines = game.lines();
    let told = lines.iter().map(|line| words(line)).collect::<Vec<_>>();
    let has = |text: &String| {
        let wanted = words(text);
        told.iter()
            .any(|line| line.windows(wanted.len().max(1)).any(|part| part == wanted))
    };
    for text in &step.holds {
        ensure(has(text), || {
            format!("no line has '{text}':\n{}", lines.join("\n"))
        })?;
    }
    for text in &step.misses {
        ensure(!has(text), || {
            format!("a line has '{text}':\n{}", lines.join("\n"))
        })?;
    }
    Ok(())
}

/// The words of a line, and what stands between them.
fn words(line: &str) -> Vec<String> {
    let apart = [':', ',', '+'].into_iter().fold(line.to_owned(), |line, sign| {
        line.replace(sign, &format!(" {sign} "))
    });
    apart.split_whitespace().map(str::to_owned).collect()
}

fn points(what: &str, root: &Value, expected: &BTreeMap<String, Value>) -> Result<(), String> {
    for (pointer, wanted) in expected {
        let found = root
            .pointer(pointer)
            .ok_or_else(|| format!("the {what} has no {pointer}"))?;
        ensure(found == wanted, || {
            format!("{what} {pointer} is {found}, not {wanted}")
        })?;
    }
    Ok(())
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
