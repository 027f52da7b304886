//! Words: messages in the reader's language, by Fluent. The files lie in `locales` and are part of the
//! program; nothing is read while it runs.

mod bundle;
mod language;
mod say;
#[cfg(test)]
mod tests;

pub use language::Language;
pub use say::{say, say_outcome};
