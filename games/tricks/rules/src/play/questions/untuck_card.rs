//! Between tricks a tucked card may return (LDT-2.8).

use table::Observer;

use super::words::{about, no_answer, of_card, plain};
use crate::choice::How;
use crate::prelude::*;

/// Does a chair take its tucked card back?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UntuckCard {
    /// The chair with the tucked card.
    pub chair: Chair,
}

impl Question<Tricks> for UntuckCard {
    const CLAUSE: Clause = Clause("LDT-2.8");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-untuck", self.chair)
    }

    /// A chair with nothing else to play takes it.
    fn moot(&self, state: &State) -> Moot<Choice> {
        if state.open_hand(self.chair).is_empty() { Moot::Answer(Choice::Untuck) } else { Moot::No }
    }

    /// Whoever presses a card of their hand by habit is told what is asked first.
    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Wait);
        offer(Choice::Untuck);
        state.open_hand(self.chair).iter().map(|card| Choice::Play(card, How::Plain)).for_each(offer);
    }

    fn choices(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Wait);
        offer(Choice::Untuck);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match choice {
            Choice::Wait | Choice::Untuck => Ok(()),
            Choice::Play(..) => Err(Why::TuckedFirst),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match choice {
            Choice::Wait => plain("tricks-choice-wait", "tricks-effect-wait", Self::CLAUSE),
            Choice::Untuck => plain("tricks-choice-untuck", "tricks-effect-untuck", Self::CLAUSE),
            Choice::Play(card, _) => {
                of_card("tricks-choice-play", "tricks-effect-play-after", *card, Self::CLAUSE)
            }
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice == Choice::Untuck {
            state.untuck(self.chair, ctx.journal);
        }
        state.before_trick(ctx.journal);
    }
}
