//! Enduring Tales: a card discarded from a hand need not be forgotten.

use super::prelude::*;
use crate::questions::sentences;

statics! {
    /// Lets a player put a card discarded from the hand on top of the play deck, face down.
    "endures" => Endures;
}

impl State {
    /// A card of a hand was discarded: its player may have it on top of the deck instead.
    pub(crate) fn may_endure(&mut self, seat: Seat, card: PieceId) {
        if self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Endures)) {
            self.frames.push(Endure { seat, card });
        }
    }
}

/// Does the card go on top of the deck?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Endure {
    /// The owner of the card.
    pub seat: Seat,
    pub card: PieceId,
}

impl Question<Wizards> for Endure {
    const CLAUSE: Clause = Clause("SATM-1.8");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("endure", Choice::Yes => "wizards-yes-endure");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        require(matches!(choice, Choice::Yes | Choice::Pass), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.piece(self.card).zone != Zone::Discard)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice == Choice::Yes {
            // If all saw it go, all know what lies on top.
            state.put(self.card, Zone::Deck);
            ctx.tell(|| Event::PutOnDeck { seat });
        }
    }
}
