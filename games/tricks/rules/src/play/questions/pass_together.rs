//! Two pass a card to each other at the same time (LDT-C34.1).

use table::{Observer, Rng, pick};

use super::words::{about_both, no_answer, passing};
use crate::chair::ByChair;
use crate::prelude::*;

/// Which card does each of the two pass?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassTogether {
    /// Both.
    pub chairs: [Chair; 2],
    /// The card each has passed.
    pub passed: [Option<Card>; 2],
}

impl Question<Tricks> for PassTogether {
    const CLAUSE: Clause = Clause("LDT-C34.1");

    fn asked(&self, state: &State) -> SeatSet {
        let both = self.chairs.iter().zip(&self.passed);
        let owe = both.filter(|(_, passed)| passed.is_none());
        owe.map(|(chair, _)| state.seat_of(*chair)).collect()
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        let due = match observer {
            Observer::Seat(seat) => self.due(state, seat),
            _ => None,
        };
        let (id, at) = match due {
            Some(at) => ("tricks-prompt-pass-together", at),
            None => ("tricks-prompt-together", 0),
        };
        about_both(state, id, self.chairs[at], self.chairs[1 - at])
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(at) = self.due(state, seat) {
            let hand = state.open_hand(self.chairs[at]);
            hand.iter().map(Choice::Pass).for_each(offer);
        }
    }

    /// All that may be passed is found at once.
    fn choices(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(at) = self.due(state, seat) {
            let cards = state.may_be_passed(self.chairs[at]);
            cards.iter().map(Choice::Pass).for_each(offer);
        }
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Why> {
        let Choice::Pass(card) = *choice else {
            return Err(Why::NotNow);
        };
        let at = self.due(state, seat).ok_or(Why::NotAsked)?;
        state.may_pass(self.chairs[at], card)
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Pass(card) => passing(card),
            _ => no_answer(),
        }
    }

    /// When both have passed, the cards change hands.
    fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let (Some(at), Choice::Pass(card)) = (self.due(state, seat), *choice) {
            self.passed[at] = Some(card);
        }
        let ([one, other], [Some(first), Some(second)]) = (self.chairs, self.passed) else {
            state.phase = self.into();
            return;
        };
        for (from, to, card) in [(one, other, first), (other, one, second)] {
            state.hand_over(from, to, card, ctx);
        }
        if state.is_pyramid(other) {
            state.fill_hole(first);
        }
        state.forget_holes();
        state.done(ctx);
    }
}

impl PassTogether {
    /// The place of the chair for which a seat must pass now.
    pub(super) fn due(&self, state: &State, seat: Seat) -> Option<usize> {
        (0..2).find(|&at| self.passed[at].is_none() && state.seat_of(self.chairs[at]) == seat)
    }

    /// Has this chair passed its card?
    pub(super) fn has_passed(&self, chair: Chair) -> bool {
        let mut both = self.chairs.iter().zip(&self.passed);
        both.any(|(there, passed)| *there == chair && passed.is_some())
    }

    /// Imagines, for a seat that does not see it, another card that may be on its way.
    pub(super) fn imagine(&mut self, state: &State, hands: &ByChair<CardSet>, seat: Seat, rng: &mut Rng) {
        for (chair, passed) in self.chairs.into_iter().zip(&mut self.passed) {
            // Of a pyramid, too, only who decides for it knows which card is on its way.
            if passed.is_some() && state.seat_of(chair) != seat {
                let cards = if state.is_pyramid(chair) {
                    state.may_be_passed(chair)
                } else {
                    hands[chair].minus(state.kept(chair))
                };
                *passed = cards.nth(pick(rng, cards.len().max(1)));
            }
        }
    }
}
