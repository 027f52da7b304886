//! Las Dos Torres, the co-operative trick-taking game: the rules, and nothing but the rules.
//!
//! The sequence of play, with the clauses of the rulebook and where each is written:
//!
//! 1. **The cards** ([`card`], [`character`], [`book`], LDT-1): suits, Towers, Orcs, Rings, Fatigue; and the
//!    texts of characters, events and chapters, as data. Objectives are a small language of their own
//!    ([`goal`]).
//! 2. **Setting up a round** (LDT-2): the deal (`dealing`; with two, the pyramid of LDT-9, [`pyramid`]),
//!    taking characters (`choosing`), their setup actions (`preparing`) and exchanges (`exchanging`). The
//!    differences for a single player are in `solo` (LDT-10).
//! 3. **Tricks** (`playing`, LDT-3 to 5, 7 and 8): leading, following, winning.
//! 4. **The end** (`ending`, LDT-6): of a round, early where it is decided ([`judge`]), of a chapter, of a
//!    campaign or of the endless road (LDT-11).
//!
//! The choices, objections and effects stand with each of the [`questions`]; the refusals in [`why`], the
//! journal's lines in [`event`], the display in [`view`], and the remarks on it in [`talk`]; a seat's
//! knowledge of hidden cards in [`knowledge`], and how a search deals them anew in `imagine`; the spelling of
//! a stored state in `spelling`; the contract with the kernel in [`rules`].

pub mod book;
pub mod card;
pub mod chair;
pub mod character;
pub mod choice;
mod choosing;
mod dealing;
mod ending;
pub mod event;
mod exchanging;
pub mod goal;
mod imagine;
pub mod judge;
pub mod knowledge;
mod pack;
mod play;
mod playing;
pub mod position;
mod preparing;
pub mod pyramid;
pub mod report;
pub mod rules;
pub mod setup;
mod solo;
mod spelling;
pub mod talk;
pub mod view;
pub mod why;
mod words;

use play::prelude;
pub use play::{questions, state};

/// Las Dos Torres.
#[derive(Clone, Copy, Debug)]
pub struct Tricks;
