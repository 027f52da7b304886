//! Words: messages in the reader's language, by Fluent. A crate with words brings its own files
//! ([`words!`](macro@crate::words)) and has them [learnt](learn); they are part of the program.

mod bundle;
pub mod kinds;
mod language;
pub mod proof;
mod say;
#[cfg(test)]
mod tests;
mod value;
mod words;

pub use bundle::learn;
pub use language::{Language, capital, tidy};
pub use say::{Named, Piece, say, say_form, say_linked, say_outcome, say_sum};
pub use value::Value;
pub use words::{File, Words};
