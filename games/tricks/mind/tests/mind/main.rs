//! Tests of the bots of Las Dos Torres, and of the solver.

mod believing;
mod evaluating;
mod hints;
mod learnt;
mod puzzles;
mod solving;
#[allow(dead_code)]
#[path = "../../../rules/tests/tricks/table.rs"]
mod table;
