//! The decks are shuffled, hands are drawn, and dice decide who begins (SATM-2.10, SATM-2.11).

use crate::prelude::*;
use crate::questions::{Draws, Stage, TurnStage};
use crate::state::Phase;

/// The first turn begins.
pub struct Begin;

impl Step<Wizards> for Begin {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        for seat in [Seat::new(0), Seat::new(1)] {
            state.shuffle(seat, ctx);
        }
        let first = state.turn.called.take().unwrap_or_else(|| roll_for_it(state, ctx));
        ctx.tell(|| Event::Begins { seat: first });
        ctx.journal.reveal_to(SeatSet::all(2));
        // The player who begins is the one who did not have the turn before.
        state.turn.active = other(first);
        state.turn.phase = Phase::Preparation;
        state.frames.push(TurnStage(Stage::Next));
        for seat in [other(first), first] {
            state.frames.push(Draws { seat, left: 8 });
        }
    }
}

/// SATM-2.11: the higher roll begins; a tie is rolled again.
fn roll_for_it(state: &mut State, ctx: &mut Ctx<'_>) -> Seat {
    let (one, two) = (Seat::new(0), Seat::new(1));
    loop {
        let rolls = (state.roll(one, "first player", ctx), state.roll(two, "first player", ctx));
        match rolls.0.cmp(&rolls.1) {
            std::cmp::Ordering::Greater => return one,
            std::cmp::Ordering::Less => return two,
            std::cmp::Ordering::Equal => {}
        }
    }
}
