//! Is a card discarded at the end of the turn (SATM-22.1)? Then hands are reset.

use crate::cards::statics::Flag;
use crate::prelude::*;

/// One card, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discard {
    /// The player.
    pub seat: Seat,
}

impl Discard {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let theirs = state.active() != self.seat;
        theirs.then(|| Message::new("wizards-asked-discard-theirs"))
    }
}

impl Question<Wizards> for Discard {
    const CLAUSE: Clause = Clause("SATM-22.1");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("discard" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => require(state.in_hand(seat, *card).is_some(), Why::NOT_IN_HAND),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let hand = state.sides[self.seat].hand.len();
        // Of a hand that is too large as many cards go in either case, and all of them are asked for at once.
        if hand == 0 || hand > state.hand_size(self.seat) { Moot::Answer(Choice::Pass) } else { Moot::No }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.reset_hand(seat);
        if let Choice::Card(card) = choice {
            state.discard_from_hand(seat, *card, ctx);
        }
    }
}

impl State {
    /// Calls `offer` with each different card of a hand.
    pub(crate) fn each_in_hand(&self, seat: Seat, mut offer: impl FnMut(crate::ids::CardId)) {
        self.offer_in_hand(seat, &mut offer);
    }

    fn offer_in_hand(&self, seat: Seat, offer: &mut dyn FnMut(crate::ids::CardId)) {
        let hand = &self.sides[seat].hand;
        for (at, id) in hand.iter().enumerate() {
            let card = self.piece(*id).card;
            if hand[..at].iter().all(|earlier| self.piece(*earlier).card != card) {
                offer(card);
            }
        }
    }

    /// Triggers the cards that mind a discard from the hand in the player's own turn.
    fn hand_discarded(&mut self, seat: Seat) {
        if seat != self.active() {
            return;
        }
        for card in self.in_play.clone() {
            let of = self.bearer(card).is_some_and(|bearer| self.piece(bearer).owner == seat);
            if of && !self.face(card).on.is_empty() {
                let scope = crate::mechanics::Scope::of(self, card);
                self.trigger(card, crate::cards::When::HandDiscarded, &scope);
            }
        }
    }

    /// Discards a card of the hand, face down (SATM-1.8).
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: crate::ids::CardId, ctx: &mut Ctx<'_>) {
        if let Some(id) = self.in_hand(seat, card) {
            self.hand_discarded(seat);
            let open = |card: &crate::ids::PieceId| {
                self.piece(*card).owner != seat
                    && self.face(*card).has.contains(&Static::may_not(Flag::HideDiscards))
            };
            if self.in_play.iter().any(open) {
                return self.discard_shown(id, ctx);
            }
            self.may_endure(seat, id);
            self.put_unseen(id, Zone::Discard);
            ctx.tell_apart(
                SeatSet::only(seat),
                || Event::DiscardedThis { seat, card },
                || Event::DiscardedUnseen { seat },
            );
        }
    }
}
