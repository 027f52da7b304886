//! A card is tucked under the character (LDT-2.8).

use table::Observer;

use super::words::{about, no_answer, of_card};
use crate::knowledge::Place;
use crate::prelude::*;

/// Which card does a chair tuck?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TuckCard {
    pub chair: Chair,
}

impl Question<Tricks> for TuckCard {
    const CLAUSE: Clause = Clause("LDT-2.8");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-tuck", self.chair)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.open_hand(self.chair).is_empty())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.open_hand(self.chair).iter().map(Choice::Tuck).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Tuck(card) => state.in_hand(self.chair, card),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Tuck(card) => of_card("tricks-choice-tuck", "tricks-effect-tuck", card, Self::CLAUSE),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Tuck(card) = *choice else { return };
        let chair = self.chair;
        let open = state.deal.shown.has(card);
        let seats = if open { SeatSet::all(state.players()) } else { state.witnesses(chair) };
        state.leave(chair, card);
        state.deal.tucked[chair] = Some(card);
        let (from, to) = (Place::Hand(chair), Place::Tuck(chair));
        state.track(card, from, to, seats, CardSet::EMPTY);
        let who = Actor::at(state, chair);
        let told = |card| Event::Tucked { who, card };
        ctx.tell_apart(seats, || told(Some(card)), || told(None));
        state.done(ctx);
    }
}
