//! A card of the hand is turned face up (LDT-C36.2).

use table::Observer;

use super::words::{about, no_answer, of_card};
use crate::knowledge::Place;
use crate::prelude::*;

/// Which card does a chair turn face up?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RevealCard {
    /// The chair whose hand it is.
    pub chair: Chair,
}

impl Question<Tricks> for RevealCard {
    const CLAUSE: Clause = Clause("LDT-C36.2");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-reveal", self.chair)
    }

    /// The pyramid lies open already, and so do the hands of the solitary game.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let open = state.is_pyramid(self.chair) || state.is_solo();
        Moot::lapses(open || state.open_hand(self.chair).is_empty())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.open_hand(self.chair).iter().map(Choice::Reveal).for_each(offer);
    }

    /// One that lies face up already only when there is no other.
    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        let Choice::Reveal(card) = *choice else {
            return Err(Why::NotNow);
        };
        state.in_hand(self.chair, card)?;
        let hidden = state.deal.hands[self.chair].minus(state.deal.shown);
        require(hidden.is_empty() || hidden.has(card), Why::AlreadyShown)
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Reveal(card) => {
                of_card("tricks-choice-reveal", "tricks-effect-reveal", card, Self::CLAUSE)
            }
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Reveal(card) = *choice else { return };
        let chair = self.chair;
        state.deal.shown.add(card);
        state.everybody_knows(card, Place::Hand(chair));
        state.take_token(chair, card);
        ctx.journal.reveal();
        let (who, cards) = (Actor::at(state, chair), CardSet::only(card));
        ctx.tell(|| Event::Revealed { who, cards });
        state.done(ctx);
    }
}
