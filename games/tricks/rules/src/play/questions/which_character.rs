//! Taking characters, clockwise from the first (LDT-2.5).

use table::Observer;

use super::words::{about, no_answer};
use crate::prelude::*;

/// Which character does a chair take?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhichCharacter {
    /// The chair that chooses.
    pub chair: Chair,
}

impl Question<Tricks> for WhichCharacter {
    const CLAUSE: Clause = Clause("LDT-2.5");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        let seat = state.seat_of(self.chair);
        let hand = |chair: &Chair| state.seat_of(*chair) == seat && !state.is_pyramid(*chair);
        let hands = Chair::all(state.chairs()).filter(hand).count() as u8;
        let pyramid = u8::from(state.is_pyramid(self.chair));
        about(state, "tricks-prompt-take", self.chair).with("hands", hands).with("pyramid", pyramid)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.round_roster().iter().map(Choice::Take).for_each(offer);
    }

    /// All that may be taken are found at once.
    fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let (free, stars) = (state.round_roster().minus(state.taken()), state.stars_left());
        let without = Chair::all(state.chairs()).filter(|chair| state.deal.cast[*chair].is_none());
        let may = if stars.len() < without.count() { free } else { free.and(stars) };
        may.iter().map(Choice::Take).for_each(offer);
    }

    /// Refuses a character that is taken, and one that would leave too few choosers for the stars.
    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        let Choice::Take(character) = *choice else {
            return Err(Why::NotNow);
        };
        require(state.round_roster().has(character), Why::NotInChapter)?;
        require(!state.taken().has(character), Why::Taken { character })?;
        let stars = state.stars_left();
        let without = Chair::all(state.chairs()).filter(|chair| state.deal.cast[*chair].is_none());
        require(stars.has(character) || stars.len() < without.count(), Why::StarsFirst { who: stars })
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        let Choice::Take(character) = *choice else {
            return no_answer();
        };
        let words = |id| Message::new(id).with("character", character);
        let (label, effect) = (words("tricks-choice-take"), words("tricks-effect-take"));
        Explanation::new(label, effect, Self::CLAUSE)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Take(character) = *choice else { return };
        state.deal.cast[self.chair] = Some(character);
        ctx.tell(|| Event::Took { who: Actor::at(state, self.chair) });
        state.go_on_taking(ctx);
    }
}
