//! Ill-met Company: which of the corruption cards he has drawn does Sauron give the hero?

use crate::prelude::*;

/// Ill-met Company: which of the corruption cards he has drawn does Sauron give the hero?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Deal {
    const CLAUSE: &'static str = "MEQ-5.6";
    const ID: &'static str = "quest-ask-deal-corruption";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.sauron.corruption.titles().map(Choice::Corruption).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Corruption(card) = choice {
            state.sauron.corruption.take(card);
            state.sauron.corruption.pour_into(&mut state.decks.corruption_out);
            state.take_corruption(self.seat, card, ctx);
        }
    }
}

/// Sauron draws `cards` corruption cards and gives the hero one; the rest are discarded. All see the cards he drew.
pub fn deal(state: &mut State, seat: Seat, cards: u8, ctx: &mut Ctx<'_>) {
    ctx.journal.reveal();
    for _ in 0..cards {
        if let Some(card) = state.next_corruption(ctx) {
            state.sauron.corruption.add(card);
        }
    }
    state.frames.push(Deal { seat });
}
