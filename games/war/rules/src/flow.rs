//! Running on until somebody must decide: what acts by itself acts, questions with one answer answer themselves.

use table::flow::{self, Flow};
use table::{Message, Observer};

use crate::ctx::Ctx;
use crate::frame::Frame;
use crate::rules::War;
use crate::state::State;
use crate::why::Why;

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

    fn afterwards(state: &State, _: Observer) -> Message {
        Message::new(state.over.map_or("war-wait", |ending| ending.term()))
    }
}

impl State {
    /// Runs on until somebody must decide, or the war is over.
    pub fn run(&mut self, ctx: &mut Ctx<'_>) {
        flow::run::<War>(self, ctx);
        self.rest_if_over();
    }

    /// When the war is over nothing goes on any more.
    #[inline]
    pub(crate) fn rest_if_over(&mut self) {
        if self.over.is_some() {
            self.frames.clear();
        }
    }

    /// The question that is open.
    pub fn question(&self) -> Option<&Frame> {
        self.frames.top()
    }
}
