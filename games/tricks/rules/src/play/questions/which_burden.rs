//! The Burden is chosen (LDT-7.6).

use table::Observer;

use super::words::{about, no_answer};
use crate::prelude::*;

/// Which Burden does a chair take?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhichBurden {
    /// The chair that chooses.
    pub chair: Chair,
    /// The smallest token.
    pub least: u8,
    /// The largest.
    pub most: u8,
}

impl Question<Tricks> for WhichBurden {
    const CLAUSE: Clause = Clause("LDT-7.6");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-burden", self.chair)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        (self.least..=self.most).map(Choice::Burden).for_each(offer);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match choice {
            Choice::Burden(burden) => require((self.least..=self.most).contains(burden), Why::NoBurden),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        let Choice::Burden(burden) = *choice else {
            return no_answer();
        };
        let words = |id| Message::new(id).with("burden", burden);
        let (label, effect) = (words("tricks-choice-burden"), words("tricks-effect-burden"));
        Explanation::new(label, effect, Self::CLAUSE)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Burden(burden) = *choice else { return };
        state.deal.burden = burden;
        let who = Actor::at(state, self.chair);
        ctx.tell(|| Event::Burden { who, burden });
        state.done(ctx);
    }
}
