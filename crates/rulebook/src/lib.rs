//! The clauses of the rulebooks as data, in Spanish and English, in our own words.
//!
//! A rulebook is a file in `data/`; [`library`] lists them. Refusals and tests name clauses by their id
//! (`VAM-2.3`), [`clause`] finds one, and [`coverage`](fn@coverage) says which of a book's clauses a test
//! cites. How tests cite is written in `scan/`, which `build.rs` runs over the workspace.

mod book;
mod coverage;
mod id;
mod language;
mod library;
mod parse;

pub use book::{Chapter, Clause, Place, Rulebook};
pub use coverage::{Citation, Coverage, coverage};
pub use language::{Language, Localised, UnknownLanguage};
pub use library::{all, clause, of};
pub use parse::{BookError, parse};
