//! The end of the game (LDT-6.5).

use table::flow::End;
use table::{Observer, Outcome};

use crate::event::Ending;
use crate::prelude::*;

/// The game is over, for all together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Over {
    /// Was it won?
    pub won: bool,
    /// The way the game ended.
    pub ending: Ending,
}

impl Over {
    /// The winners: all or none.
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        if self.won { SeatSet::all(state.players()) } else { SeatSet::EMPTY }
    }
}

impl End<Tricks> for Over {
    fn prompt(&self, _: &State, _: Observer) -> Message {
        if self.won {
            Message::new("tricks-prompt-over-won")
        } else {
            Message::new("tricks-prompt-over-lost").with("reason", self.ending.reason())
        }
    }

    fn outcome(&self, state: &State) -> Outcome {
        Outcome { winners: self.winners(state), together: true, reason: self.ending.reason().to_owned() }
    }
}
