//! Rolled down to the Sea: the opponent loses a ring, or shows that there is none.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The opponent discards a ring of the hand or of a company; who has none shows the hand.
    "give_up_ring" => GivingUpRing,
}

impl Does for GivingUpRing {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let loses = GiveUpRing { seat: other(deed.link.seat) };
        // What comes of it tells whether the hand holds one.
        ctx.journal.reveal();
        if loses.all(state).next().is_some() {
            state.frames.push(loses);
        } else {
            state.look_at_hand(deed.link.seat, loses.seat, ctx);
        }
    }
}

/// Which ring is discarded?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveUpRing {
    /// The player.
    pub seat: Seat,
}

impl GiveUpRing {
    /// The rings of the hand, and of the player's companies.
    fn all(self, state: &State) -> impl Iterator<Item = PieceId> + '_ {
        let hand = state.sides[self.seat].hand.iter().copied();
        let borne = state
            .in_play
            .iter()
            .copied()
            .filter(move |id| state.piece(*id).owner == self.seat && state.company_of(*id).is_some());
        hand.chain(borne).filter(|id| state.is_ring(*id))
    }
}

impl Question<Wizards> for GiveUpRing {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("give-up-ring");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        for id in self.all(state) {
            match state.piece(id).zone {
                Zone::Hand => offer(Choice::Card(state.piece(id).card)),
                _ => offer(Choice::Pick(id)),
            }
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let found = match *choice {
            Choice::Card(card) => state.in_hand(self.seat, card),
            // Cards in the hand are named, not pointed at.
            Choice::Pick(id) => {
                let there = state.pieces.get(id.index()).is_some_and(|piece| piece.zone != Zone::Hand);
                there.then_some(id)
            }
            _ => None,
        };
        require(found.is_some_and(|id| self.all(state).any(|ring| ring == id)), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.all(state).next().is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Card(card) => {
                if let Some(id) = state.in_hand(seat, card) {
                    state.discard_shown(id, ctx);
                }
            }
            Choice::Pick(id) => state.discard(id, ctx),
            _ => {}
        }
    }
}
