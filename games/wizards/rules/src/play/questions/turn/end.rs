//! The menu of the end of the turn (SATM-22.2).

use crate::cards::statics::Flag;
use crate::mechanics::Moment;
use crate::prelude::*;

/// Cards are played after the reset, until the player is done.
pub struct EndMenu;

impl Question<Wizards> for EndMenu {
    const CLAUSE: Clause = Clause("SATM-22.2");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("end");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        if state.stores_late() {
            state.each_handover(seat, &mut |choice| {
                if matches!(choice, Choice::Store(_)) {
                    offer(choice);
                }
            });
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Store(item) => {
                require(state.stores_late(), Why::NOT_NOW)?;
                state.may_store(seat, *item)
            }
            _ => state.may_play(seat, Moment::EndOfTurn, false, choice),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Store(item) = *choice {
            state.frames.push(self);
            state.begin_storing(item);
        } else if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::EndOfTurn, false, choice, ctx);
        }
    }
}

impl State {
    /// Are items stored at the end of the turn, too?
    fn stores_late(&self) -> bool {
        let late = Static::may(Flag::StoreLate);
        self.in_play.iter().any(|id| self.face(*id).has.contains(&late))
    }
}
