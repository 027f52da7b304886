//! Chapters, characters and events as data: what the cards say, in a small typed language.
//!
//! [`file`](mod@file) reads the data file and refuses a broken one with the line; [`action`] is what a
//! character does while setting up, [`effect`] what an event changes, [`rules`] what one table plays by.

pub mod action;
pub mod effect;
pub mod file;
pub mod rules;

pub use action::Action;
pub use effect::Effect;
pub use file::{BUILT_IN, Data, DataError, FILE, Source};
pub use rules::{Chapter, Play, RoundPlan, Rules, Sheet};
