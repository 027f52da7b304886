//! The clauses of the rulebooks as data, in Spanish and English, in our own words.
//!
//! A rulebook is a file in `data/`; [`library`] lists them. Refusals and tests name clauses by their id
//! (`VAM-2.3`), and [`clause`] finds one. Which clauses a test cites, the crate `coverage` says.

mod book;
mod id;
mod language;
mod library;
mod parse;

pub use book::{Chapter, Clause, Place, Rulebook};
pub use language::{Language, Localised, UnknownLanguage};
pub use library::{all, clause, of};
pub use parse::{BookError, parse};
