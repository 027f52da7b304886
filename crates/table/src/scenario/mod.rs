//! Rules tests as data files, which people can write who do not write Rust.
//!
//! ```toml
//! game = "journey"
//! clauses = ["VAM-2.3"]
//! about = { es = "…", en = "…" }
//! players = 2
//! options = { game = "basic", first = "1" }
//! position = "…"                     # the table, in the game's own language
//! chance = ["nazgul", "ring", 3]     # faces by name or number, counted from 0; or: seed = 7
//! # chance = [{ dice = "orc ring" }] # named by what is rolled: then all of that roll, and nothing else
//!
//! [setup]                            # a merge patch (RFC 7396) laid over the game's own set-up
//! first = 1
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
//! A step does one thing (`choose`, or `refuse`, perhaps with its `clause`) or none, and then looks: `expect` at the
//! table in the game's own language, or by JSON pointers into the state; `any` for one of several; `absent` for what is
//! not in the state; `view` into what the seat sees (watchers, without a seat); `choices` for the exact list, `offers`,
//! `offers_any` and `lacks` for parts of it; `asks` for the seats that owe a decision; `unasked` for what was answered
//! without asking; `winners` for the end (`over = false` for none). `show = true` shows the table. Scripted chance
//! must fit and be used up.
//!
//! `[[variant]]` is the same table with something else, and steps of its own. `docs/scenarios.md` tells all of it to
//! people who do not program.
//!
//! A game may tell its table in lines ([`Game::lines`](crate::Game::lines)): `holds` and `misses` are words in a row that
//! some line has, and that no line has. It may also read choices with names in them ([`Game::by_name`](crate::Game::by_name)).
//!
//! `state_version = 2` says how the file spells the state (absent: as at first). One that is spelled as before is
//! understood all the same; [`migrate`] rewrites it.

mod act;
mod claims;
mod file;
mod former;
mod look;
mod shown;
mod wrong;

use serde::Serialize;

use self::file::{File, Table};
use crate::lines::Flaw;
use crate::{AnyGame, AnyMatch, Chance, Seed, SetupRequest};

pub use file::clauses;
pub use former::migrate;
pub use shown::Shown;
pub use wrong::Wrong;

/// The data language of a scenario file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// TOML, as above.
    Toml,
    /// JSON with the same keys; a merge patch can also take keys away, with `null`.
    Json,
}

impl Format {
    /// The format by the end of a file's name: `.json`, else TOML.
    pub fn of(file: &str) -> Self {
        if file.ends_with(".json") { Self::Json } else { Self::Toml }
    }
}

/// A failed scenario: the step, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error(
    "{}{}{message}",
    variant.as_ref().map(|name| format!("variant '{name}': ")).unwrap_or_default(),
    step.map(|step| format!("step {step}: ")).unwrap_or_default()
)]
pub struct Failed {
    /// The variant, if the file has some.
    pub variant: Option<String>,
    /// The step, from 1; none when the file itself is wrong.
    pub step: Option<usize>,
    /// The expected and the found value.
    pub message: String,
}

impl From<String> for Failed {
    /// A failure of the file itself.
    fn from(message: String) -> Self {
        Self { variant: None, step: None, message }
    }
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
    watch(text, format, find, false, &mut |_| {})
}

/// The same; `see` is called with the table where the file says so, or after every step.
///
/// # Errors
/// What does not hold, or what is wrong with the file.
pub fn watch<'a>(
    text: &str,
    format: Format,
    find: &dyn Fn(&str) -> Option<&'a dyn AnyGame>,
    every_step: bool,
    see: &mut dyn FnMut(Shown),
) -> Result<(), Failed> {
    let mut file = File::read(text, format)?;
    if file.clauses.is_empty() && file.about.is_null() {
        return Err("say what it is about: `clauses`, or `about`".to_owned().into());
    }
    let mut names = file.variants.iter().map(|(name, _)| name);
    while let Some(name) = names.next() {
        if names.clone().any(|other| other == name) {
            return Err(format!("two variants are called '{name}'").into());
        }
    }
    let game = find(&file.game).ok_or_else(|| format!("there is no game '{}'", file.game))?;
    former::respell(&mut file, game)?;
    let plain = [(None, file.table.clone())];
    let variants = file.variants.iter();
    let variants = variants.map(|(name, variant)| (Some(name.clone()), file.table.with(variant)));
    let tables = if file.variants.is_empty() { plain.to_vec() } else { variants.collect() };
    for (variant, table) in tables {
        let named = |failed: Failed| Failed { variant: variant.clone(), ..failed };
        let mut see = |shown: Shown| {
            see(Shown { variant: variant.clone(), ..shown });
        };
        play(game, file.players, &table, every_step, &mut see).map_err(named)?;
    }
    Ok(())
}

/// Plays one table, from its beginning to the last step.
fn play(
    game: &dyn AnyGame,
    players: usize,
    table: &Table,
    every_step: bool,
    see: &mut dyn FnMut(Shown),
) -> Result<(), Failed> {
    if table.steps.is_empty() {
        return Err("nothing is done and nothing looked at: say a `[[step]]`".to_owned().into());
    }
    let mut game = start(game, players, table)?;
    let mut told = 0;
    let mut show = |game: &dyn AnyMatch, wanted: bool, number: usize, did: Vec<String>| {
        if every_step || wanted {
            see(Shown::of(game, number, did, told));
        }
        told = game.told_len();
    };
    show(game.as_ref(), false, 0, Vec::new());
    for (number, step) in (1..).zip(&table.steps) {
        let done = act::act(game.as_mut(), step);
        let done = done.map(|did| show(game.as_ref(), step.show, number, did));
        done.and_then(|()| look::look(game.as_ref(), step)).map_err(|message| Failed {
            variant: None,
            step: Some(number),
            message: message + &meanwhile(game.as_ref()),
        })?;
    }
    match game.chance_left() {
        left if left.is_empty() => Ok(()),
        left => Err(format!("scripted draws were not used: {left}").into()),
    }
}

/// The position's flaw with the line itself in the place of its number, which is that of no file: a variant's lines are
/// among those of the table.
fn in_its_line(position: &str, flaw: &Flaw) -> String {
    let at = flaw.line.checked_sub(1);
    match at.and_then(|at| position.lines().nth(at)) {
        Some(line) => {
            let said = line.split('#').next().unwrap_or_default().trim();
            format!("'{said}': {}", flaw.reason)
        }
        None => flaw.reason.clone(),
    }
}

/// The automatic answers since the last choice, as a remark: they may be why things are not as expected.
fn meanwhile(game: &dyn AnyMatch) -> String {
    let unasked = game.unasked().into_iter();
    let unasked = unasked.map(|(seat, choice)| format!("seat {seat}: {choice}")).collect::<Vec<_>>();
    if unasked.is_empty() {
        return String::new();
    }
    format!(" (answered without asking: {})", unasked.join(", "))
}

fn start(game: &dyn AnyGame, players: usize, table: &Table) -> Result<Box<dyn AnyMatch>, String> {
    let mut request = SetupRequest { players, options: table.options.clone() };
    if let Some(position) = &table.position {
        request = crate::lines::request(request, position)
            .map_err(|why| format!("position: {}", in_its_line(position, &why)))?;
    }
    let mut setup = game.setup(&request).map_err(|error| error.to_string())?;
    if let Some(position) = &table.position {
        setup = game
            .begin_at(&setup, position)
            .map_err(|why| format!("position: {}", in_its_line(position, &why)))?;
    }
    if let Some(patch) = &table.setup {
        json_patch::merge(&mut setup, patch);
    }
    let chance = match (table.rolls()?, table.seed) {
        (Some(_), Some(_)) => return Err("give `chance` or `seed`, not both".to_owned()),
        (Some(rolls), None) => Chance::rolls(rolls),
        (None, seed) => Chance::from_seed(&Seed::from_number(seed.unwrap_or(0))),
    };
    let mut begun = game.start_patched(&setup, chance, &table.state).map_err(|error| error.to_string())?;
    begun.note_unasked();
    act::fits(begun.as_ref())?;
    Ok(begun)
}
