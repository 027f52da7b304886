//! The book's answers to questions about single chapters.

mod from_19;
mod from_23;
mod from_25;
mod from_29;
mod from_33;
