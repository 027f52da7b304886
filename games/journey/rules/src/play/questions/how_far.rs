//! The number of boxes to advance, where the player may choose it (VAM-A12).

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::kit::require;
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{active, to_active};
use crate::Journey;
use crate::choice::Choice;
use crate::event::Ctx;
use crate::state::{Results, State};
use crate::why::Why;

/// How many boxes do you advance?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HowFar(pub Results);

impl Question<Journey> for HowFar {
    const CLAUSE: Clause = Clause("VAM-A12");

    fn asked(&self, state: &State) -> SeatSet {
        active(state)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        to_active(state, observer, "journey-prompt-advance", "journey-wait-apply")
    }

    /// Without a choice the bearer has advanced already; an eliminated player, or one without Rings, does not advance.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let out = state.seats[state.active].eliminated();
        Moot::lapses(!state.rules.voluntary || self.0.rings == 0 || out)
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.end_turn(ctx.journal);
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        (0..=self.0.rings).map(Choice::Advance).for_each(offer);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Advance(boxes) => require(boxes <= self.0.rings, Why::NotSoFar { most: self.0.rings }),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        let Choice::Advance(boxes) = *choice else {
            return Why::NotNow.refusal().into();
        };
        let words = |id| Message::new(id).with("boxes", boxes);
        let (label, effect) = (words("journey-choice-advance"), words("journey-effect-advance"));
        Explanation::new(label, effect, Self::CLAUSE)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Advance(boxes) = *choice {
            state.advance(boxes, ctx.journal);
        }
        state.end_turn(ctx.journal);
    }
}
