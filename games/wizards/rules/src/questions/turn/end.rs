//! What else is done at the end of the turn (SATM-22.2)?

use table::flow::Question;
use table::{Clause, Seat, SeatSet};

use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::rules::Moment;
use crate::rules_of_play::Wizards;
use crate::state::State;
use crate::why::Verdict;

/// Cards are played after the reset, until the player is done.
pub struct EndMenu;

impl Question<Wizards> for EndMenu {
    const CLAUSE: Clause = Clause("SATM-22.2");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    words!("end");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_play(seat, Moment::EndOfTurn, false, choice),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.going_on.push(self);
            state.begin_play(seat, Moment::EndOfTurn, false, choice, ctx);
        }
    }
}
