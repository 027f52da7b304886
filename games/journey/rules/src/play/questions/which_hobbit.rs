//! Taking hobbits, in turn from the first player (VAM-1.2, VAM-1.5).

use table::flow::Question;
use table::kit::require;
use table::{Clause, Explanation, Message, Observer, Seat, SeatSet};

use super::{active, to_active};
use crate::Journey;
use crate::choice::Choice;
use crate::event::{Ctx, Event};
use crate::hobbit::Hobbit;
use crate::state::State;
use crate::why::Why;

/// Which hobbit do you play?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhichHobbit;

impl Question<Journey> for WhichHobbit {
    const CLAUSE: Clause = Clause("VAM-1.2");

    fn asked(&self, state: &State) -> SeatSet {
        active(state)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        to_active(state, observer, "journey-prompt-take", "journey-wait-take")
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Hobbit::ALL.into_iter().map(Choice::Take).for_each(offer);
    }

    /// VAM-1.2: no two players play the same hobbit.
    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Take(hobbit) => require(state.seat_of(hobbit).is_none(), Why::HobbitTaken),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        let Choice::Take(hobbit) = *choice else {
            return Why::NotNow.refusal().into();
        };
        let effect = Message::new("journey-effect-take").with("hobbit", hobbit);
        Explanation::new(
            Message::new("journey-choice-take").with("hobbit", hobbit),
            effect.with("die", hobbit.colour()),
            Self::CLAUSE,
        )
    }

    /// The active player plays this hobbit; when all have one, the first turn begins.
    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Take(hobbit) = *choice else { return };
        state.seats[seat].hobbit = Some(hobbit);
        ctx.tell(|| Event::Took { seat, hobbit });
        state.active = seat.next(state.players());
        if state.active == state.first {
            state.begin_turn(ctx.journal);
        }
    }
}
