//! Which characters follow which from the start (SATM-2.18)?

use crate::prelude::*;
use crate::questions::Leftovers;

/// Followers are chosen one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartFollowers {
    /// The player.
    pub seat: Seat,
}

impl Question<Wizards> for StartFollowers {
    const CLAUSE: Clause = Clause("SATM-2.18");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("start-followers");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_control(seat, offer);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Follow(id, leader) => {
                require(
                    state.pieces.get(id.index()).is_some_and(|piece| piece.leader.is_none()),
                    Why::ALREADY,
                )?;
                state.may_follow(seat, id, leader)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut any = false;
        state.each_control(self.seat, &mut |choice| any |= self.objection(state, self.seat, &choice).is_ok());
        if any { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Follow(id, leader) = *choice {
            state.set_leader(id, Some(leader), ctx);
            return state.frames.push(self);
        }
        let second = other(seat);
        if second.index() > seat.index() {
            state.frames.push(Self { seat: second });
        } else {
            state.frames.push(Leftovers { seat: Seat::new(0) });
        }
    }
}
