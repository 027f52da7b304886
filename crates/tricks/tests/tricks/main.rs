//! Las Dos Torres against its rulebook: one module a chapter of the book, one for its examples.

mod chapters;
mod conformance;
mod ending;
mod examples;
mod other_tables;
mod rings;
mod setting_up;
mod table;
mod tricks;
