//! Las Dos Torres, the co-operative trick-taking game: the rules, and nothing but the rules.
//!
//! The sequence of play, with the clauses of the rulebook and where each is written:
//!
//! 1. **The cards** ([`card`], [`character`], [`book`], LDT-1): suits, Towers, Orcs, Rings, Fatigue; and what
//!    characters, events and chapters say, as data. Objectives are a small language of their own ([`goal`]).
//! 2. **Setting up a round** (LDT-2): the deal (`dealing`; with two, the pyramid of LDT-9, [`pyramid`]), taking
//!    characters (`choosing`), their setup actions (`preparing`) and exchanges (`exchanging`). What differs for one who
//!    plays alone is in `solo` (LDT-10).
//! 3. **Tricks** (`playing`, LDT-3 to 5, 7 and 8): leading, following, winning.
//! 4. **The end** (`ending`, LDT-6): of a round, early where it is decided ([`goal::judge`]), of a chapter, of a
//!    campaign or of the endless road (LDT-11).
//!
//! What may be chosen, why not, and what it does stands with each of the [`questions`]; the refusals in [`why`], what
//! a player is told in [`event`], what is shown in [`view`], and what may be said of it in [`talk`]; what a seat knows
//! of hidden cards in [`knowledge`], and how a search deals them anew in `imagine`; how a state is written down in
//! `spelling`; the contract with the kernel in [`rules`].

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
pub mod knowledge;
mod playing;
pub mod position;
mod preparing;
pub mod pyramid;
pub mod questions;
pub mod rules;
pub mod setup;
mod solo;
mod spelling;
pub mod state;
pub mod talk;
pub mod view;
pub mod why;
mod words;

pub use rules::Tricks;
