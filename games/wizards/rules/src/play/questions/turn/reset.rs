//! A hand is reset: cards are drawn up to its size, or discarded down to it (SATM-18.6, SATM-22.1).

use table::{Explanation, Observer};

use super::Draws;
use crate::prelude::*;

/// One card after another is discarded, while there are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reset {
    /// The player.
    pub seat: Seat,
    /// The hand size to discard down to instead, without drawing: a card makes the player discard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down_to: Option<u8>,
}

impl Reset {
    fn size(self, state: &State) -> usize {
        self.down_to.map_or_else(|| state.hand_size(self.seat), usize::from)
    }
}

impl State {
    /// Resets a hand up or down to its size.
    pub(crate) fn reset_hand(&mut self, seat: Seat) {
        self.frames.push(Reset { seat, down_to: None });
    }

    /// Asks a player to discard down to so many cards.
    pub(crate) fn ask_reset(&mut self, seat: Seat, down_to: u8) {
        self.frames.push(Reset { seat, down_to: Some(down_to) });
    }
}

impl Question<Wizards> for Reset {
    const CLAUSE: Clause = Clause("SATM-18.6");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        let id = match self.down_to {
            Some(_) => "wizards-ask-give-up",
            None => "wizards-ask-reset",
        };
        let spare = state.sides[self.seat].hand.len().saturating_sub(self.size(state));
        Message::new(id).with("seats", SeatSet::only(self.seat)).with("count", spare)
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        choice.explain(state, Self::CLAUSE)
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| offer(Choice::Card(card)));
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(state.in_hand(seat, *card).is_some(), Why::NOT_IN_HAND),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.sides[self.seat].hand.len() <= self.size(state))
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        if self.down_to.is_some() {
            return;
        }
        let (hand, size) = (state.sides[self.seat].hand.len(), self.size(state));
        state.frames.push(Draws { seat: self.seat, left: size.saturating_sub(hand) as u8 });
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.frames.push(self);
        if let Choice::Card(card) = choice {
            state.discard_from_hand(seat, *card, ctx);
        }
    }
}
