//! A discard for a card from the side deck, before the trick (LDT-C28.2).

use table::Observer;

use super::words::{about, discarding};
use crate::prelude::*;

/// Which card does a chair discard for the one that it drew? It may be just that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardDrawn {
    /// The chair that drew.
    pub chair: Chair,
}

impl Question<Tricks> for DiscardDrawn {
    const CLAUSE: Clause = Clause("LDT-C28.2");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-discard", self.chair)
    }

    /// Nothing that it holds may leave its hand: then it holds one more.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.passable(self.chair).is_empty())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.before_trick(ctx.journal);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let hand = state.open_hand(self.chair);
        hand.iter().map(Choice::Discard).for_each(offer);
    }

    /// All that may be discarded is found at once.
    fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let free = state.may_be_passed(self.chair);
        free.iter().map(Choice::Discard).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Discard(card) => state.may_pass(self.chair, card),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        discarding(choice, Self::CLAUSE)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Discard(card) = *choice else { return };
        state.discard(self.chair, card, ctx);
        state.before_trick(ctx.journal);
    }
}
