//! A card is laid under the token, face up (LDT-C22.2).

use table::Observer;

use super::words::{about, no_answer, of_card};
use crate::prelude::*;

/// Which card does a chair lay under its token?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceCard {
    /// The chair with the token.
    pub chair: Chair,
}

impl Question<Tricks> for PlaceCard {
    const CLAUSE: Clause = Clause("LDT-C22.2");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-place", self.chair)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.open_hand(self.chair).is_empty())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.open_hand(self.chair).iter().map(Choice::Place).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Place(card) => state.in_hand(self.chair, card),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Place(card) => of_card("tricks-choice-place", "tricks-effect-place", card, Self::CLAUSE),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Place(card) = *choice else { return };
        let chair = self.chair;
        state.leave(chair, card);
        state.deal.pending[chair] = Some(card);
        state.take_token(chair, card);
        ctx.journal.reveal();
        let who = Actor::at(state, chair);
        ctx.tell(|| Event::Placed { who, card });
        state.done(ctx);
    }
}
