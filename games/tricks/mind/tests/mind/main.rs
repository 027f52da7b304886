//! What partners think, and what a search with open hands finds.

mod evaluating;
mod hints;
mod learnt;
mod solving;
#[allow(dead_code)]
#[path = "../../../rules/tests/tricks/table.rs"]
mod table;
