//! The outcome of a game.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The winners: none, when all have lost; all, when a co-operative game was won.
    pub winners: SeatSet,
    /// True if the winners win together (a team, a fellowship) rather than share a tie.
    pub together: bool,
    /// The reason why it ended: the id of a message without arguments, such as `journey-won-mordor`.
    pub reason: String,
}

impl Outcome {
    /// The end of a game that all others gave up.
    pub fn left_to(winners: SeatSet) -> Self {
        Self { winners, together: false, reason: "server-ended-resigned".to_owned() }
    }

    /// The same end, where the players of some seats gave up before it: these do not win, unless all win.
    #[must_use]
    pub fn without(mut self, resigned: SeatSet) -> Self {
        if !self.together {
            resigned.iter().for_each(|seat| self.winners.remove(seat));
        }
        self
    }

    /// The payoff of `seat`, from 0 to 1: a tie is shared, a common victory is not divided.
    pub fn payoff(&self, seat: Seat) -> f64 {
        match (self.winners.has(seat), self.together) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => 1.0 / self.winners.len() as f64,
        }
    }
}
