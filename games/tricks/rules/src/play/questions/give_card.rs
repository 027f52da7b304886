//! A card goes to another hand (LDT-2.7, LDT-9.6, LDT-C21.2).

use table::Observer;

use super::GiveBack;
use super::words::{about_both, no_answer, passing};
use crate::book::Action;
use crate::prelude::*;

/// Which card does a chair pass?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveCard {
    /// The chair that passes.
    pub chair: Chair,
    /// The chair that gets the card.
    pub to: Chair,
    /// Does a card come back?
    pub returns: bool,
}

impl Question<Tricks> for GiveCard {
    const CLAUSE: Clause = Clause("LDT-2.7");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        let id = if self.returns { "tricks-prompt-give" } else { "tricks-prompt-give-away" };
        about_both(state, id, self.chair, self.to)
    }

    /// A chair without a card to pass passes none.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.passable(self.chair).is_empty())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.forget_holes();
        state.done(ctx);
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
        let Self { chair, to, returns } = self;
        state.hand_over(chair, to, card, ctx);
        if returns {
            let back = GiveBack { chair: to, to: chair, given: card };
            state.phase = back.into();
            return;
        }
        state.forget_holes();
        match state.present_action() {
            Some((_, Action::GiveEach)) => state.once_more(ctx),
            _ => state.done(ctx),
        }
    }
}
