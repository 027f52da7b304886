//! The choice of the chair to exchange with (LDT-2.7, LDT-10.3, LDT-C32.3).

use table::Observer;

use super::words::{about, exchanging, leaving, no_answer};
use crate::prelude::*;

/// Which chair does a chair exchange a card with?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WithWhom {
    /// The chair that exchanges.
    pub chair: Chair,
    /// May it be left?
    pub may_skip: bool,
}

impl Question<Tricks> for WithWhom {
    const CLAUSE: Clause = Clause("LDT-2.7");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        let id = if self.may_skip { "tricks-prompt-partner-or-skip" } else { "tricks-prompt-partner" };
        about(state, id, self.chair)
    }

    /// Without a partner, or a card to pass, there is no exchange; with one partner there is no choice.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let partners = state.partners(self.chair);
        if partners.is_empty() || state.passable(self.chair).is_empty() || state.exchange_is_spent() {
            return Moot::Lapses;
        }
        match partners.first() {
            Some(only) if partners.len() == 1 && !self.may_skip => Moot::Answer(Choice::With(only)),
            _ => Moot::No,
        }
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let others = Chair::all(state.chairs()).filter(|other| *other != self.chair);
        others.for_each(|other| offer(Choice::With(other)));
        if self.may_skip {
            offer(Choice::Skip);
        }
    }

    /// Finds all partners at once.
    fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let partners = state.partners(self.chair).iter();
        partners.for_each(|other| offer(Choice::With(other)));
        if self.may_skip {
            offer(Choice::Skip);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::With(with) => {
                let partners = state.partners(self.chair);
                let there = with.index() < state.chairs();
                require(there && partners.has(with), Why::NotAPartner { with: state.cast_of(partners) })
            }
            Choice::Skip => require(self.may_skip, Why::MustDo),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::With(with) => exchanging(state, with),
            Choice::Skip => leaving(),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::With(with) = *choice else {
            return state.skip(self.chair, ctx);
        };
        state.spend_exchange();
        state.exchange(self.chair, with, ctx);
    }
}
