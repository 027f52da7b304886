//! Which unique cards of the hand are shown, against the opponent's (SATM-23.23)?

use crate::prelude::*;

/// One after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Show {
    /// The owner of the hand.
    pub seat: Seat,
}

impl Show {
    /// SATM-23.23: a unique card of which the opponent has the other copy; by a ruling, if that gives a point (SATM-23.23).
    fn counts(self, state: &State, card: CardId) -> bool {
        let theirs = |(at, piece): (usize, &crate::state::Piece)| {
            let scores = match piece.zone {
                Zone::Won(seat) => seat == other(self.seat),
                zone => zone.in_play() && piece.owner == other(self.seat),
            };
            let counts = !state.rules.rulings.shown_cards_count || state.worth(PieceId(at as u16)) > 0;
            scores && piece.card == card && counts
        };
        card.get().unique && state.pieces.iter().enumerate().any(theirs)
    }
}

impl Question<Wizards> for Show {
    const CLAUSE: Clause = Clause("SATM-23.23");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("show");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
                require(self.counts(state, card), Why::SHOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(
            state.rules.alone.is_some() || !state.rules.standard || state.sides[self.seat].hand.is_empty(),
        )
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = *choice
            && let Some(id) = state.in_hand(seat, card)
        {
            ctx.journal.reveal();
            state.piece_mut(id).show();
            state.put(id, Zone::Discard);
            state.sides[other(seat)].shown += 1;
            ctx.tell(|| Event::Shown { seat, card });
            state.frames.push(self);
        }
    }
}
