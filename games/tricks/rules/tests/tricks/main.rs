//! Las Dos Torres against its rulebook: one module a chapter of the book, one for its examples.

mod chapters;
mod characters;
mod clauses;
mod conformance;
mod ending;
mod examples;
mod first_box;
mod golden;
mod ops;
mod other_tables;
mod palantir;
mod position;
mod reading_data;
mod readings;
mod refusals;
mod rings;
mod scenarios;
mod setting_up;
mod spelling;
mod table;
mod talking;
mod tricks;
mod twins;
