//! The end of a company's movement phase: plays, and where the company goes when it may go on.

use super::Reveal;
use super::steps::draw_up;
use crate::mechanics::Moment;
use crate::prelude::*;

/// Until the player is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MovementEnd {
    pub company: CompanyId,
}

impl MovementEnd {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-movement-end-of")
    }
}

impl Question<Wizards> for MovementEnd {
    const CLAUSE: Clause = Clause("SATM-18.8");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("movement-end" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            _ => state.may_play(seat, Moment::MovementEnd, false, choice),
        }
    }

    // Who did not move has nothing to go on from, unless something is there to rest at.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let stayed = state.find_company(self.company).is_none_or(|company| company.origin.is_none());
        Moot::lapses(stayed && !state.rests_at(self.company))
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::MovementEnd, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::MovementEnd, false, choice, ctx);
        }
    }
}

/// Where does the company go next?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeadAgain {
    pub company: CompanyId,
}

impl HeadAgain {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-head-again-of")
    }
}

impl Question<Wizards> for HeadAgain {
    const CLAUSE: Clause = Clause("SATM-12.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("head-again" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(company) = state.find_company(self.company) {
            for site in state.within_reach(company).and(state.at_hand(company)).iter() {
                offer(Choice::Site(site));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Site(site) => state.may_head(seat, self.company, site),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(require(state.find_company(self.company).is_some(), Why::NOT_NOW).is_err())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Site(site) = *choice {
            state.head(self.company, site, ctx);
            state.frames.push(Reveal::of(self.company));
            // SATM-18.6: the movement phase that is over ends with full hands.
            draw_up(state, seat);
        }
    }
}
