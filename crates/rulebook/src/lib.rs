//! The clauses of the rulebooks as data, in Spanish and English, in our own words.
//!
//! A rulebook is a file in its game's folder, `games/<id>/rules/rulebook.toml`; a [`Library`] has several. Refusals
//! and tests name clauses by their id (`VAM-2.3`), and [`Library::clause`] finds one. `tools/citations`
//! finds which test cites which clause.

mod book;
mod glossary;
mod id;
mod language;
mod library;
mod parse;

pub use book::{Chapter, Clause, Place, Rulebook};
pub use glossary::{Glossary, Marked, Term};
pub use language::{Language, Localised, UnknownLanguage};
pub use library::Library;
pub use parse::{BookError, parse};
