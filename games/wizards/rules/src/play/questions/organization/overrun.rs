//! Which character is discarded, when influence does not suffice (SATM-8.6, SATM-9.11)?

use crate::prelude::*;

/// One character after another, until influence suffices.
pub struct Overrun;

impl Question<Wizards> for Overrun {
    const CLAUSE: Clause = Clause("SATM-8.6");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("overrun");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.own_characters(seat).for_each(|id| offer(Choice::Dismiss(id)));
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        let Choice::Dismiss(id) = *choice else {
            return Err(Why::NOT_NOW);
        };
        let own = state
            .pieces
            .get(id.index())
            .is_some_and(|piece| piece.owner == seat && matches!(piece.zone, Zone::Company(_)));
        require(own && state.face(id).mind.is_some(), Why::NOT_NOW)?;
        // One of those that are too many.
        let general = state.general_free(seat) < 0 && state.piece(id).leader.is_none();
        let led =
            state.piece(id).leader.is_some_and(|leader| state.overladen(seat).any(|over| over == leader));
        require((general || led) && !state.is_sheltered(id, Zone::Discard), Why::OVERRUN)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        // A character that cannot be discarded stays.
        let seat = state.active();
        let mut able = state.own_characters(seat);
        let able = able.any(|id| self.objection(state, seat, &Choice::Dismiss(id)).is_ok());
        Moot::lapses(!(able && state.overrun(seat)))
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.frames.push(self);
        if let Choice::Dismiss(id) = *choice {
            state.discard(id, ctx);
        }
    }
}
