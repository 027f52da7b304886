//! The loop that runs until a player must decide: steps act, questions with one answer answer themselves.

use table::flow::Flow;
use table::{Observer, Refusal};

use crate::War;
use crate::prelude::*;

impl Flow for War {
    type Question = Frame;
    type Why = Why;
    const NOT_AN_ANSWER: Why = Why::NOT_NOW;
    const NOT_ASKED: Why = Why::NOT_YOURS;
    const OVER: Why = Why::OVER;
    table::on_a_stack!(frames);

    #[inline]
    fn over(state: &State) -> bool {
        state.over.is_some()
    }

    #[inline]
    fn clear_away(state: &mut State) {
        state.frames.clear();
    }

    fn refuse(state: &State, _: Seat, choice: &Choice, why: Why) -> Refusal {
        state.refused(*choice, why)
    }

    fn afterwards(state: &State, _: Observer) -> Message {
        Message::new(state.over.map_or("war-wait", |ending| ending.term()))
    }
}

impl State {
    /// The question that is open.
    pub fn question(&self) -> Option<&Frame> {
        self.frames.top()
    }
}
