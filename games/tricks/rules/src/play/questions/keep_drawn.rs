//! One of the cards drawn is kept, for its value (LDT-C26.1).

use table::Observer;

use super::words::{about, no_answer, of_card};
use crate::prelude::*;

/// Which of the cards drawn does a chair keep?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepDrawn {
    /// The chair that drew.
    pub chair: Chair,
}

impl Question<Tricks> for KeepDrawn {
    const CLAUSE: Clause = Clause("LDT-C26.1");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-keep", self.chair)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.deal.drawn[self.chair].is_empty())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.deal.drawn[self.chair].iter().map(Choice::Keep).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Keep(card) => require(state.deal.drawn[self.chair].has(card), Why::NotDrawn),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Keep(card) => of_card("tricks-choice-keep", "tricks-effect-keep", card, Self::CLAUSE),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Keep(card) = *choice else { return };
        let chair = self.chair;
        state.deal.param[chair] = card.value().unwrap_or(0);
        let who = Actor::at(state, chair);
        ctx.tell(|| Event::Kept { who, card });
        state.done(ctx);
    }
}
