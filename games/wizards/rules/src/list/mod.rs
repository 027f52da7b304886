//! Deck lists as text, as people have them: the community's formats (GCCG, NetMECCG, meccg-online, Cardnum)
//! and lists written by hand.
//!
//! ```text
//! Pool                      [starting]
//! 1 Aragorn II (TW)         Aragorn II
//! 1 Elven Cloak (TW)        Elven Cloak
//!
//! # Resource (3)            [resources]
//! 3 Concealment (TW)        Concealment
//! ```
//!
//! - A line is a name and how many (`3 Name`, `3x Name`, `(3) Name`, `Name x3`, `Name (3)`, a line of a table; no number is one);
//!   `[H]` and `(TW)` behind the name and remarks behind `#` or `//` may be left out.
//! - Numbers of lines are none of cards, and those in lines of their own belong to a name beside them (`numbering`).
//! - Accents, capitals and signs do not matter, and a name may be cut short where it is clear without the rest; letters that
//!   another machine wrote are mended (`letters`).
//! - It may be wrapped in data of a program (`data`), or in tags of pages and posts (`tags`): `unfold` makes lines of it.
//! - Headings are of any sort, in both languages (`heading`). Without headings a card goes where it belongs.
//! - What is called nothing like a card and has no number is a remark, where there is a deck around it.
//! - Notes, and what is said of the deck, are passed over: a line of them that says how many of a card is told with the remarks. Notes
//!   above the cards end where these begin.
//!
//! Cards that cannot be played are told from misspellings: the names of all cards of the game are known
//! (`known`). Whether a list makes a legal deck is not checked here; every unreadable line is reported at
//! once.

mod data;
mod edit;
mod heading;
mod known;
mod letters;
mod line;
mod marks;
mod names;
mod numbering;
mod reading;
mod records;
mod tags;
mod unfold;
mod write;

use std::collections::BTreeMap;

use crate::ids::{CardId, SiteId};

pub use edit::{Part, deck_of};
pub use known::{Known, Whose, all as all_known};
pub use letters::plain;
pub use names::{Listed, nearest};
pub use reading::{Reading, read_all};
pub use write::{Tongue, write, write_plain, write_rest};

/// A list that was read: the cards of each part, with their numbers.
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
    /// The number, together with other lines that say the same.
    pub count: u32,
    /// The part it belongs to, if a heading says so.
    pub part: Option<Part>,
    /// The text of the line besides the number, cut off where it is too long.
    pub text: String,
    /// The fault.
    pub what: Wrong,
}

/// A fault of a line.
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
        /// The cards or sites it may mean.
        of: Vec<Listed>,
    },
    /// A card of the game that is for others, or not played here yet.
    Elsewhere(&'static Known),
    /// The whole deck is for others.
    Deck(Whose),
    /// More of it than any deck has a use for.
    TooMany,
    /// A card that does not belong into this part: one that is no site, among the sites.
    Misplaced(Listed),
    /// No deck is as long: from here on nothing is read.
    TooLong,
    /// More unreadable lines than are reported.
    Unread,
}

/// The number of copies above which it is a slip of the pen.
const MOST: u32 = 99;

/// No list has more cards and sites, and none more lines with a name: play deck, sideboard, pool and location deck together have
/// less than half of that.
const LONGEST: usize = 1200;

/// The number of unreadable lines reported, besides those of cards that are not played here.
const TOLD: usize = 40;

/// The number of meanings reported of an ambiguous name.
const MEANT: usize = 12;

/// No name has more letters.
pub const LONGEST_NAME: usize = 60;

/// Reads a list of which every line can be read. How long that takes is bounded, whatever the text is.
///
/// # Errors
/// Every line that cannot be read, 40 at the most besides cards that are not played here, and that there are more.
pub fn read(text: &str) -> Result<List, Vec<Flaw>> {
    let reading = read_all(text);
    if reading.flaws.is_empty() { Ok(reading.list) } else { Err(reading.flaws) }
}
