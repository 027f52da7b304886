//! The loop that runs until a player must decide: the innermost frame asks or acts.

use table::flow::{self, Flow};
use table::{Chance, Journal, Observer, Refusal};

use crate::prelude::*;
use crate::questions::Frame;

impl Flow for Wizards {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NOT_NOW;
    const NOT_ASKED: Why = Why::NOT_ASKED;
    const OVER: Why = Why::OVER;
    table::on_a_stack!(frames);

    #[inline]
    fn over(state: &State) -> bool {
        state.turn.over.is_some()
    }

    fn refuse(state: &State, seat: Seat, choice: &Choice, why: Why) -> Refusal {
        state.refused(seat, choice, why)
    }

    fn afterwards(state: &State, _: Observer) -> Message {
        let (ending, winners) =
            state.turn.over.unwrap_or((crate::state::Ending::Council, table::SeatSet::EMPTY));
        Message::new(ending.term()).with("winners", winners)
    }
}

/// Runs on until a player must decide.
pub(crate) fn run(state: &mut State, chance: &mut Chance, journal: &mut Journal<Event>) {
    flow::run::<Wizards>(state, &mut flow::Ctx::new(chance, journal));
}
