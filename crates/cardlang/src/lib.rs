//! Small languages for the effects of cards.
//!
//! A card is data: a line of text that a person can read, that is read into a typed value, judged by the rules of
//! its game, told to players in their language, and counted. Every game has its own ops; what all of them share
//! is here:
//!
//! - [`text`]: one grammar of words, numbers, calls and signs, with the place of everything, and hints;
//! - [`Value`]: types that can be read and written; [`ops!`] and [`words!`] make them from a table;
//! - [`typed`]: ops that are a type each, with the code beside it;
//! - [`pack`]: records in files, with all mistakes at once, the source of each fact, and names in both languages;
//! - [`said`]: the sentences that tell a value to players, as messages in messages;
//! - [`report`]: counts of cards known, playable, tested, and of the cards that each op serves;
//! - [`shape`]: sentences of ops that every game needs: conditions, one after the other, choices, sums.
//!
//! What is written is canonical, and is read back as the same.

mod args;
mod arguments;
mod ids;
pub mod ops;
pub mod pack;
pub mod report;
pub mod said;
pub mod shape;
pub mod text;
pub mod typed;
mod value;

pub use args::{Args, Parameter, Written};
pub use arguments::Arguments;
pub use ids::Ids;
pub use ops::{Op, Ops};
pub use said::Say;
#[doc(hidden)]
pub use serde;
#[doc(hidden)]
pub use table;
#[doc(hidden)]
pub use text::with_article;
pub use text::{Arg, Comparison, Fault, Form, Joined, Node, Origin, Position, Sign, Span};
pub use value::{Bounds, Change, OneOf, Rest, Several, Used, Value, read, read_with, write};
