//! What a player of the war thinks.

mod hints;
mod judgement;
mod partners;
#[allow(dead_code)]
#[path = "../../../rules/tests/war/stage.rs"]
mod stage;
