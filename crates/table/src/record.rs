//! A whole game as a readable text.
use crate::*;
/// The record of a game.
#[derive(Clone, Debug)]
pub struct Record {}
/// A line that does not fit.
#[derive(Clone, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError { /// Counted from 1.
    pub line: usize, /// What is wrong there.
    pub why: String }
impl Record {
    /// Of a match.
    pub fn of<G: Game>(_m: &Match<G>) -> Self { Self {} }
    /// Replays.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> { Err(RecordError{line:0, why: String::new()}) }
}
