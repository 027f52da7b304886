//! A card comes back for one that was passed (LDT-2.7, LDT-9.6).

use table::{Observer, Rng, pick};

use super::words::{about_both, no_answer, passing};
use crate::chair::ByChair;
use crate::prelude::*;

/// Which card does a chair give back?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveBack {
    /// The chair that gives back.
    pub chair: Chair,
    /// The chair that gets the card.
    pub to: Chair,
    /// The card that came.
    pub given: Card,
}

impl Question<Tricks> for GiveBack {
    const CLAUSE: Clause = Clause("LDT-2.7");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about_both(state, "tricks-prompt-return", self.chair, self.to)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.open_hand(self.chair).iter().map(Choice::Pass).for_each(offer);
    }

    /// All that may be passed is found at once.
    fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.may_be_passed(self.chair).iter().map(Choice::Pass).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Pass(card) => state.may_pass(self.chair, card),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Pass(card) => passing(card),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Pass(card) = *choice else { return };
        state.hand_over(self.chair, self.to, card, ctx);
        if state.is_pyramid(self.chair) && self.given != card {
            state.fill_hole(self.given);
        }
        state.forget_holes();
        state.done(ctx);
    }
}

impl GiveBack {
    /// Does this reader see the card that came, who sees the hands that `sees` says?
    pub(crate) fn is_open(&self, state: &State, sees: impl Fn(Chair) -> bool) -> bool {
        let mut both = [self.chair, self.to].into_iter();
        both.any(|chair| sees(chair) || state.is_pyramid(chair))
    }

    /// Imagines, for a seat that did not see the card, one of those that could have come.
    pub(super) fn imagine(&mut self, state: &State, hands: &ByChair<CardSet>, seat: Seat, rng: &mut Rng) {
        let open = self.is_open(state, |chair| state.sees(seat, chair));
        if open || state.deal.shown.has(self.given) {
            return;
        }
        let kept = state.kept(self.to).or(state.kept(self.chair));
        // A face-up card would have come in sight of all.
        let cards = hands[self.chair].minus(kept).minus(state.deal.shown);
        if let Some(card) = cards.nth(pick(rng, cards.len().max(1))) {
            self.given = card;
        }
    }
}
