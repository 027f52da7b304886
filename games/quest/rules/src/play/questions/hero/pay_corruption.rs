//! Which corruption card does the resting hero pay for?

use crate::prelude::*;

/// Which corruption card does the resting hero pay for?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayCorruption {
    /// The hero.
    pub seat: Seat,
}

impl Ask for PayCorruption {
    const CLAUSE: &'static str = "MEQ-5.1";
    const ID: &'static str = "quest-ask-pay-corruption";
    crate::ask::buttons! {
        "no": "no-cure", _;
        "corruption": "cure", "cure";
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if !state.hero(self.seat).corruption.is_empty() {
            state.hero(self.seat).corruption.titles().map(Choice::Corruption).for_each(&mut *offer);
            offer(Choice::No);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::Corruption(card) => {
                require(state.hero(self.seat).favor >= state.pack.corruption(card).favor, Why::NO_FAVOR)
            }
            _ => Ok(()),
        }
    }

    fn label(&self, state: &State, _: Seat, choice: Choice) -> Message {
        match choice {
            Choice::Corruption(card) => {
                let favor = state.pack.corruption(card).favor;
                choice.about(Message::new("quest-choice-cure")).with("favor", favor)
            }
            _ => Message::new("quest-choice-no-cure"),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Corruption(card) = choice {
            state.favor(self.seat, -(state.pack.corruption(card).favor as i8), ctx);
            state.cure(self.seat, card, ctx);
        }
    }
}
