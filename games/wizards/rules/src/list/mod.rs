//! Deck lists as text: the community's format (GCCG, Cardnum) and plain `3x Name` lines, in either language.
//!
//! ```text
//! Pool
//! 1 Aragorn II (TW)
//! 1 Elven Cloak (TW)
//!
//! Resources
//! 3 Concealment (TW)
//!
//! Sites
//! 4 Rivendell [H] (TW)
//! ```
//!
//! - A line is a number (or `3x`, or none for one) and a name; `[H]` and `(TW)` after it may be left out.
//! - Accents, capitals and signs do not matter, and a name may be cut short where it is clear without the rest.
//! - Headings are `Pool`, `Deck`, `Characters`, `Resources`, `Hazards`, `Sideboard` and `Sites`, also in Spanish, with
//!   or without signs around them; lines of signs and `Notes` are passed over. Without headings a card goes where it belongs.
//!
//! Whether a list makes a legal deck is not asked here; every line that cannot be read is told at once.

mod edit;
mod names;
mod write;

use std::collections::BTreeMap;

use crate::ids::{CardId, SiteId};

pub use edit::Part;
pub use names::{Listed, find, nearest, plain};
pub use write::{Tongue, write, write_plain};

/// A list that was read: what is in which part, as often as it is there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// Characters and minor items to start with (SATM-2.5, SATM-2.7).
    pub pool: Vec<CardId>,
    /// The play deck (SATM-1.3).
    pub deck: Vec<CardId>,
    /// The sideboard (SATM-2.12).
    pub sideboard: Vec<CardId>,
    /// The location deck (SATM-1.2).
    pub sites: Vec<SiteId>,
    /// The line, from 1, in which a card stands first.
    pub lines: BTreeMap<CardId, u32>,
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub what: Wrong,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// No card is called so; these are called almost so.
    Unknown {
        /// The name as written.
        name: String,
        /// The nearest names, the best first.
        nearest: Vec<Listed>,
    },
    /// Several cards may be meant.
    Ambiguous {
        /// The name as written.
        name: String,
        /// Which.
        of: Vec<Listed>,
    },
    /// More than anybody has a use for.
    TooMany(u32),
    /// A card that does not belong into this part: a site in the play deck, a card among the sites.
    Misplaced(Listed),
    /// No deck is as long: from here on nothing is read.
    TooLong,
    /// So much is wrong above that from here on nothing is read.
    Unread,
}

/// What follows a heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Under {
    Part(Part),
    Notes,
}

/// So many of one card are a slip of the pen.
const MOST: u32 = 99;

/// No list has more cards and sites, and none more lines with a name: play deck, sideboard, pool and location deck together have
/// half of that at the most.
const LONGEST: usize = 500;

/// So many lines that cannot be read are told.
const TOLD: usize = 40;

/// Of so many unknown names the nearest are looked for: that takes longer than all else.
const GUESSED: usize = 10;

/// Where a name may mean several, so many are told.
const MEANT: usize = 12;

/// No name has more letters.
pub const LONGEST_NAME: usize = 60;

/// Reads a list. How long that takes is bounded, whatever the text is: at most 500 lines are looked up, and only of the first ten
/// unknown names is looked for what was meant.
///
/// # Errors
/// Every line that cannot be read, 40 at the most.
pub fn read(text: &str) -> Result<List, Vec<Flaw>> {
    let mut list = List::default();
    let mut flaws = Vec::new();
    let mut part = None;
    let (mut lines, mut guesses) = (0, GUESSED);
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim().trim_start_matches('\u{feff}');
        if let Some(next) = heading(text) {
            part = Some(next);
            continue;
        }
        if part == Some(Under::Notes) || is_comment(text) {
            continue;
        }
        lines += 1;
        let too_long = lines > LONGEST || list.len() > LONGEST;
        if too_long || flaws.len() == TOLD {
            let what = if too_long { Wrong::TooLong } else { Wrong::Unread };
            flaws.push(Flaw { line, what });
            break;
        }
        if let Err(what) = entry(&mut list, part, line, text, &mut guesses) {
            flaws.push(Flaw { line, what });
        }
    }
    if flaws.is_empty() { Ok(list) } else { Err(flaws) }
}

/// Nothing, signs only, or a remark.
fn is_comment(text: &str) -> bool {
    text.starts_with(['#', ';']) || text.starts_with("//") || !text.contains(char::is_alphanumeric)
}

/// `#### Pool ####`, `Recursos (30):`
fn heading(text: &str) -> Option<Under> {
    let bare = text.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != ')');
    let bare = bare.split_once('(').map_or(bare, |(before, _)| before);
    Some(match names::plain(bare).as_str() {
        "pool" | "starting company" | "reserva" | "compania inicial" => Under::Part(Part::Pool),
        "deck" | "play deck" | "characters" | "character" | "resources" | "resource" | "hazards"
        | "hazard" => Under::Part(Part::Deck),
        "hero character" | "hero resource" | "agents" | "mazo" | "mazo de juego" | "personajes"
        | "recursos" => Under::Part(Part::Deck),
        "adversidades" | "agentes" => Under::Part(Part::Deck),
        "sideboard" | "baraja complementaria" | "complementaria" => Under::Part(Part::Sideboard),
        "sites" | "site" | "location deck" | "lugares" | "mazo de localizaciones" => Under::Part(Part::Sites),
        "notes" | "notas" => Under::Notes,
        _ => return None,
    })
}

fn entry(
    list: &mut List,
    under: Option<Under>,
    line: u32,
    text: &str,
    guesses: &mut usize,
) -> Result<(), Wrong> {
    let (count, name) = counted(text);
    if count > MOST {
        return Err(Wrong::TooMany(count));
    }
    let found = named(name, guesses)?;
    let part = match (under, found) {
        (None, Listed::Site(_)) => Part::Sites,
        (None, Listed::Card(_)) => Part::Deck,
        (Some(Under::Part(part)), _) => part,
        (Some(Under::Notes), _) => return Ok(()),
    };
    for _ in 0..count {
        if !list.put(part, found) {
            return Err(Wrong::Misplaced(found));
        }
    }
    if let Listed::Card(card) = found {
        list.lines.entry(card).or_insert(line);
    }
    Ok(())
}

/// How many, and the name: `3x Name`, `3 Name`, `Name x3`, `Name`.
pub fn counted(text: &str) -> (u32, &str) {
    let digits = text.len() - text.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    if let Ok(count) = text[..digits].parse() {
        let rest = text[digits..].trim_start();
        let signed = rest.strip_prefix(['x', 'X', '×', '*']).filter(|after| after.starts_with(' '));
        return (count, signed.unwrap_or(rest).trim());
    }
    if let Some((name, count)) = text.rsplit_once([' ', '\t']) {
        let count = count.trim_matches(['(', ')']).strip_prefix(['x', 'X', '×']);
        if let Some(Ok(count)) = count.map(str::parse) {
            return (count, name.trim());
        }
    }
    (1, text)
}

/// The name without `[H]` and `(TW)`, and what it stands for; what else it may mean, as long as there are `guesses`.
fn named(text: &str, guesses: &mut usize) -> Result<Listed, Wrong> {
    let mut name = text;
    let mut set = None;
    loop {
        let shorter = name.trim_end();
        let cut = match shorter.chars().last() {
            Some(')') => shorter.rfind('(').filter(|at| is_set(&shorter[at + 1..shorter.len() - 1])),
            Some(']') => shorter.rfind('['),
            _ => None,
        };
        let Some(at) = cut.filter(|at| *at > 0) else { break };
        if shorter.ends_with(')') {
            set = Some(&shorter[at + 1..shorter.len() - 1]);
        }
        name = &shorter[..at];
    }
    let name = name.trim();
    if name.chars().nth(LONGEST_NAME).is_some() {
        let name = name.chars().take(LONGEST_NAME).chain(['…']).collect();
        return Err(Wrong::Unknown { name, nearest: Vec::new() });
    }
    let mut found = find(name);
    if let (Some(set), [_, _, ..]) = (set, found.as_slice()) {
        found.retain(|one| one.number().starts_with(set));
    }
    match found.as_slice() {
        [one] => Ok(*one),
        [] => {
            let left = guesses.checked_sub(1);
            *guesses = left.unwrap_or_default();
            let nearest = left.map(|_| nearest(name)).unwrap_or_default();
            Err(Wrong::Unknown { name: name.to_owned(), nearest })
        }
        _ => {
            found.truncate(MEANT);
            Err(Wrong::Ambiguous { name: name.to_owned(), of: found })
        }
    }
}

/// `TW`, `DM`: two capital letters name a set; anything else in brackets belongs to the name.
fn is_set(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|letter| letter.is_ascii_uppercase())
}
