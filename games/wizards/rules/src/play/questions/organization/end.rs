//! What is played at the end of the organization phase (SATM-12.16)?

use crate::mechanics::Moment;
use crate::prelude::*;

/// Until the player is done; destinations stay as they are.
pub struct OrganizationEnd;

impl Question<Wizards> for OrganizationEnd {
    const CLAUSE: Clause = Clause("SATM-12.16");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("organization-end");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_play(seat, Moment::OrganizationEnd, false, choice),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::OrganizationEnd, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::OrganizationEnd, false, choice, ctx);
        }
    }
}
