//! The first roll of a turn: all five dice (VAM-2.1).

use serde::{Deserialize, Serialize};
use table::flow::Question;
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{about, active, to_active};
use crate::Journey;
use crate::choice::Choice;
use crate::event::Ctx;
use crate::location::Location;
use crate::state::State;
use crate::why::Why;

/// Roll the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollAll {
    /// The location where the turn begins, if it has an effect.
    pub location: Option<Location>,
}

impl Question<Journey> for RollAll {
    const CLAUSE: Clause = Clause("VAM-2.1");

    fn asked(&self, state: &State) -> SeatSet {
        active(state)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        let asked = self.location.filter(|_| observer == Observer::Seat(state.active));
        match asked {
            Some(place) => about("journey-prompt-first-roll-at", state.active)
                .with("place", place)
                .with("effect", place.effect()),
            None => to_active(state, observer, "journey-prompt-first-roll", "journey-wait-first-roll"),
        }
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Roll);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match choice {
            Choice::Roll => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, _: &Choice) -> Explanation {
        Explanation::new(
            Message::new("journey-choice-roll"),
            Message::new("journey-effect-roll"),
            Self::CLAUSE,
        )
    }

    fn answer(self, state: &mut State, _: Seat, _: &Choice, ctx: &mut Ctx<'_>) {
        state.first_roll(self.location, ctx);
    }
}
