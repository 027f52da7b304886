//! Chapters, characters and events as data: the cards' texts, in a small typed language.
//!
//! [`cards`] are the cards, [`file`](mod@file) reads them from the data file and refuses a broken one with
//! all its mistakes; [`action`] is an action of a character while setting up, [`effect`] an effect of an
//! event, [`rules`] are the rules of one table; [`report`] counts the cards.

pub mod action;
pub mod cards;
pub mod effect;
pub mod file;
mod fit;
mod raw;
pub mod rules;

pub use action::Action;
pub use cards::Source;
pub use effect::Effect;
pub use file::{BUILT_IN, Data, FILE};
pub use rules::{Chapter, Play, RoundPlan, Rules, Sheet};
