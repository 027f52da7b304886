//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won. Nobody, when all have lost; everybody, when a co-operative game was won.
    pub winners: SeatSet,
    /// Do the winners win together (a team, a fellowship) rather than share a tie?
    pub together: bool,
    /// Why it ended: the id of a message without arguments, such as `journey-won-mordor`.
    pub reason: String,
}

impl Outcome {
    /// What the end is worth to `seat`, from 0 to 1: a tie is shared, a common victory is not divided.
    pub fn payoff(&self, seat: Seat) -> f64 {
        match (self.winners.has(seat), self.together) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => 1.0 / self.winners.len() as f64,
        }
    }
}
