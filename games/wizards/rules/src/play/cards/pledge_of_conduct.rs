//! Pledge of Conduct: a burden is taken by a friend, before it is too late.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Lets a character about to be checked hand an item to another of the company, without a check for that.
    "pledge" => Pledging,
}

impl Does for Pledging {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(of) = deed.scope().target_piece() {
            state.frames.push(Pledge { of });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.target_piece().is_some_and(|of| state.has_answer(scope.seat, &Pledge { of }))
    }
}

/// One item, and who takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledge {
    /// The owner of the item.
    pub of: PieceId,
}

impl Question<Wizards> for Pledge {
    const CLAUSE: Clause = Clause("SATM-10.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.of).owner)
    }

    sentences!("pledge");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let Some(company) = state.company_of(self.of) else { return };
        for item in state.held(self.of).into_iter().filter(|item| state.face(*item).class.is_some()) {
            for to in state.characters(company).filter(|to| *to != self.of) {
                offer(Choice::Give(item, to));
            }
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Give(item, to) => {
                let borne =
                    state.pieces.get(item.index()).is_some_and(|piece| piece.zone == Zone::On(self.of));
                let together = state.company_of(to) == state.company_of(self.of);
                require(borne && together, Why::TRANSFER)?;
                state.may_give(seat, item, to)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.is_character(self.of))
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Give(item, to) = *choice {
            state.transfer(item, to, ctx);
        }
    }
}
