//! The end of the game (VAM-6).

use serde::{Deserialize, Serialize};
use table::flow::End;
use table::{Message, Observer, Outcome, SeatSet};

use crate::Journey;
use crate::event::Ending;
use crate::state::State;

/// The game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Over {
    pub winners: SeatSet,
    /// The way the game ended.
    pub ending: Ending,
}

impl End<Journey> for Over {
    fn prompt(&self, _: &State, _: Observer) -> Message {
        Message::new(self.ending.reason()).with("winners", self.winners)
    }

    fn outcome(&self, _: &State) -> Outcome {
        Outcome { winners: self.winners, together: false, reason: self.ending.reason().to_owned() }
    }
}
