//! Chapters, characters and events as data: what the cards say, in a small typed language.
//!
//! [`cards`] are the cards, [`file`](mod@file) reads them from the data file and refuses a broken one with all its
//! mistakes; [`action`] is what a character does while setting up, [`effect`] what an event changes, [`rules`] what
//! one table plays by; [`report`] counts what there is.

pub mod action;
pub mod cards;
pub mod effect;
pub mod file;
mod fit;
mod raw;
pub mod report;
pub mod rules;

pub use action::Action;
pub use cards::Source;
pub use effect::Effect;
pub use file::{BUILT_IN, Data, FILE};
pub use rules::{Chapter, Play, RoundPlan, Rules, Sheet};
