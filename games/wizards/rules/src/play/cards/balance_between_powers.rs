//! Balance Between Powers: neither sky nor shadow prevails, as long as it is paid for. Who gives what for it?

use super::effect::Says;
use super::prelude::statics;
use crate::card::{Face, Keyword};
use crate::prelude::*;
use crate::questions::sentences;

statics! {
    /// No environment card is played; as its player's organization phase begins that one pays for it, or loses it.
    "balances" => Balances;
}

impl State {
    fn balancing(&self) -> impl Iterator<Item = PieceId> + '_ {
        self.in_play.iter().copied().filter(|id| self.face(*id).has.contains(&Static::Balances))
    }

    /// Is it an environment card that cannot be played?
    pub(crate) fn is_out_of_balance(&self, face: &Face) -> bool {
        face.is(Keyword::Environment) && self.balancing().next().is_some()
    }

    /// A player's organization phase begins: the price of the balance is due.
    pub(crate) fn weigh_balance(&mut self, seat: Seat) {
        let own = self.balancing().filter(|id| self.piece(*id).owner == seat);
        for card in own.collect::<Vec<_>>() {
            self.frames.push(Outbid { card, seat, price: 1, paid: 0 });
        }
    }
}

/// Is the number of environment cards of the hand paid?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outbid {
    /// The card that is paid for, or against.
    pub card: PieceId,
    /// The player who pays.
    pub seat: Seat,
    /// The number of cards to pay.
    pub price: u8,
    /// The number paid so far.
    pub paid: u8,
}

impl Outbid {
    fn held(self, state: &State) -> usize {
        let hand = state.sides[self.seat].hand.iter();
        hand.filter(|id| state.face(**id).is(Keyword::Environment)).count()
    }

    fn is_owner(self, state: &State) -> bool {
        state.piece(self.card).owner == self.seat
    }

    /// The balance is lost: the player asked does not pay, or not enough.
    fn ends(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.is_owner(state) {
            state.discard(self.card, ctx);
        }
    }
}

impl Question<Wizards> for Outbid {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("outbid");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().is(Keyword::Environment) {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => require(self.paid == 0, Why::NOT_NOW),
            Choice::Card(card) => {
                require(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
                require(card.get().is(Keyword::Environment), Why::NOT_NOW)?;
                require(self.held(state) >= usize::from(self.price - self.paid), Why::COST)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // The hand is hidden: a player who has a hand is asked.
    fn moot(&self, state: &State) -> Moot<Choice> {
        if !state.piece(self.card).zone.in_play() {
            Moot::Lapses
        } else if state.sides[self.seat].hand.is_empty() {
            Moot::Answer(Choice::Pass)
        } else {
            Moot::No
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return self.ends(state, ctx) };
        let Some(id) = state.in_hand(seat, card) else { return };
        state.discard_shown(id, ctx);
        let paid = self.paid + 1;
        state.frames.push(if paid < self.price {
            Self { paid, ..self }
        } else {
            // One card against it, two for it.
            let price = if self.is_owner(state) { 1 } else { 2 };
            Self { seat: other(seat), price, paid: 0, ..self }
        });
    }
}
