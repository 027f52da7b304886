//! A card is discarded face down (LDT-2.6), and for an event one is drawn for it (LDT-C25.6).

use table::Observer;

use super::words::{about, discarding};
use crate::prelude::*;

/// Which card does a chair discard?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardCard {
    pub chair: Chair,
}

impl Question<Tricks> for DiscardCard {
    const CLAUSE: Clause = Clause("LDT-2.6");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-discard", self.chair)
    }

    /// LDT-C25.6: for an event the pyramid neither discards nor draws; without a card to draw no chair does.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let none_for_it = state.is_pyramid(self.chair) || state.deal.stock.is_empty();
        let no_card = state.passable(self.chair).is_empty();
        Moot::lapses(no_card || state.deal.cursor.events && none_for_it)
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.open_hand(self.chair).iter().map(Choice::Discard).for_each(offer);
    }

    /// All that may be discarded is found at once.
    fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.may_be_passed(self.chair).iter().map(Choice::Discard).for_each(offer);
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
        let chair = self.chair;
        state.discard(chair, card, ctx);
        if state.deal.cursor.events {
            state.draw_from_stock(chair, ctx.chance, ctx.journal);
            state.done(ctx);
        } else {
            state.once_more(ctx);
        }
    }
}
