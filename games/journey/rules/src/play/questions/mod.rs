//! The questions, in the order of a game: each is one file, with who is asked, what may be answered and why not,
//! and what the answer does.

mod how_far;
mod over;
mod roll_all;
mod which_dice;
mod which_hobbit;
mod which_result;

use serde::{Deserialize, Serialize};
use table::flow::Flow;
use table::{Message, Observer, Seat, SeatSet};

use crate::Journey;
use crate::location::Location;
use crate::state::{Results, Roll, State};
use crate::why::Why;

pub use how_far::HowFar;
pub use over::Over;
pub use roll_all::RollAll;
pub use which_dice::WhichDice;
pub use which_hobbit::WhichHobbit;
pub use which_result::WhichResult;

table::questions! {
    /// The question that is open.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Phase of Journey {
        asks {
            /// The active player takes a hobbit (VAM-1.2).
            #[serde(rename = "take_hobbit")]
            WhichHobbit,
            /// The active player rolls all five dice (VAM-2.1).
            #[serde(rename = "first_roll")]
            RollAll(RollAll),
            /// The active player sets dice aside (VAM-2.2).
            #[serde(rename = "set_aside")]
            WhichDice(WhichDice),
            /// The active player applies Gandalfs and Nazgûl (VAM-3.1).
            #[serde(rename = "apply")]
            WhichResult(WhichResult),
            /// The active player says how many boxes to advance (VAM-A12).
            #[serde(rename = "advance")]
            HowFar(HowFar),
        }
        ends {
            /// The game is over (VAM-6).
            Over(Over),
        }
    }
}

impl Flow for Journey {
    type Question = Phase;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NotNow;
    const NOT_ASKED: Why = Why::NotYourTurn;
    const OVER: Why = Why::Over;
    table::one_at_a_time!(phase);
}

impl Phase {
    /// Dice are being set aside.
    pub(crate) fn of_dice(roll: Roll) -> Self {
        WhichDice(roll).into()
    }

    /// The dice, while some are being set aside.
    pub const fn rolling(&self) -> Option<&Roll> {
        match self {
            Self::WhichDice(WhichDice(roll)) => Some(roll),
            _ => None,
        }
    }

    /// Results still to apply, after the rolls.
    pub const fn results(&self) -> Option<&Results> {
        match self {
            Self::WhichResult(WhichResult(results)) | Self::HowFar(HowFar(results)) => Some(results),
            _ => None,
        }
    }

    /// The dice, once they were rolled this turn.
    pub fn roll(&self) -> Option<&Roll> {
        self.rolling().or(self.results().map(|results| &results.roll))
    }

    /// The location where the turn began, if it has an effect (VAM-7.0).
    pub fn location(&self) -> Option<Location> {
        match self {
            Self::RollAll(RollAll { location }) => *location,
            _ => self.roll()?.location,
        }
    }

    /// The winners, once the game is over.
    pub const fn winners(&self) -> Option<SeatSet> {
        match self {
            Self::Over(Over { winners, .. }) => Some(*winners),
            _ => None,
        }
    }
}

/// Only the active player is ever asked.
const fn active(state: &State) -> SeatSet {
    SeatSet::only(state.active)
}

/// A sentence for the active player, and another for those who wait.
fn to_active(state: &State, observer: Observer, asked: &'static str, wait: &'static str) -> Message {
    let mine = observer == Observer::Seat(state.active);
    about(if mine { asked } else { wait }, state.active)
}

fn about(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}
