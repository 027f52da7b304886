//! Tests of the war's bots.

mod hints;
mod judgement;
mod levels;
mod partners;
mod positions;
#[allow(dead_code)]
#[path = "../../../rules/tests/war/stage.rs"]
mod stage;
