//! Eyes of Mandos: which of the cards that are to come is taken? All see them.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The top cards of the own deck are turned up, and one of them is taken; the others are shuffled into the deck.
    "foresee" => Foresee { count: i8 },
}

impl Does for Foresee {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, count) = (deed.link.seat, self.count.max(0) as u8);
        if !state.may_search(seat) {
            return;
        }
        ctx.journal.reveal();
        for id in state.top_cards(seat, count.into()) {
            state.turn_up(id, ctx);
        }
        state.frames.push(Foresight { seat, count });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.may_search(scope.seat) && !state.sides[scope.seat].deck.is_empty()
    }
}

/// One of the cards that lie face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foresight {
    /// The owner of the deck.
    pub seat: Seat,
    /// The number of cards turned up.
    pub count: u8,
}

impl Foresight {
    fn find(self, state: &State, card: CardId) -> Option<PieceId> {
        state.copy_of(card, state.top_cards(self.seat, self.count.into()))
    }
}

impl Question<Wizards> for Foresight {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("foresight");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let all = state.top_cards(self.seat, self.count.into());
        let mut all = all.into_iter().map(|id| state.piece(id).card).collect::<Vec<_>>();
        all.sort_unstable();
        all.dedup();
        all.into_iter().for_each(|card| offer(Choice::Card(card)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(self.find(state, *card).is_some(), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.sides[self.seat].deck.is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = *choice
            && let Some(id) = self.find(state, card)
        {
            state.put(id, Zone::Hand);
            state.shuffle(seat, ctx);
        }
    }
}
