//! Which resource long-events are played (SATM-13.2)?

use crate::mechanics::Moment;
use crate::prelude::*;

/// Until the player is done.
pub struct LongEvents;

impl Question<Wizards> for LongEvents {
    const CLAUSE: Clause = Clause("SATM-13.2");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("long-events");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_play(seat, Moment::LongEvents, false, choice),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::LongEvents, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::LongEvents, false, choice, ctx);
        }
    }
}
