//! Revealed to all Watchers: the hazards of the hand stay, the rest goes back onto the deck.

use table::{Rng, shuffle};

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::{Draws, sentences};

operations! {
    /// The player shows the hand, draws anew for all that is no hazard, and lays that on top of the deck.
    "restack" => Restacking,
}

impl Does for Restacking {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        ctx.journal.reveal();
        let mut aside = Vec::new();
        for id in state.sides[seat].hand.clone() {
            state.turn_up(id, ctx);
            if !state.face(id).is_hazard() {
                state.put(id, Zone::Aside);
                aside.push(id);
            }
        }
        let left = state.hand_size(seat).saturating_sub(state.sides[seat].hand.len()) as u8;
        state.frames.push(Restack { seat, aside, placed: Vec::new() });
        state.frames.push(Draws { seat, left });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.sides[scope.seat].hand.is_empty()
    }
}

/// Which card is laid on the deck next? Its order is hidden from the other player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Restack {
    /// The player.
    pub seat: Seat,
    /// The cards laid aside: they lie there for all to see until the last one is placed.
    pub aside: Vec<PieceId>,
    /// Those of them that are placed, the lowest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<PieceId>,
}

impl Restack {
    /// Places as many other cards, as who does not see the order would imagine it. How many are placed everybody can count.
    pub(crate) fn place_others(&mut self, rng: &mut Rng) {
        let mut others = self.aside.clone();
        shuffle(rng, &mut others);
        others.truncate(self.placed.len());
        self.placed = others;
    }

    fn left(&self) -> impl Iterator<Item = PieceId> {
        self.aside.iter().copied().filter(|id| !self.placed.contains(id))
    }

    fn find(&self, state: &State, card: CardId) -> Option<PieceId> {
        self.left().find(|id| state.piece(*id).card == card)
    }
}

impl Question<Wizards> for Restack {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("restack");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut offered = Vec::new();
        for id in self.left() {
            let card = state.piece(id).card;
            if !offered.contains(&card) {
                offered.push(card);
                offer(Choice::Card(card));
            }
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(self.find(state, *card).is_some(), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut left = self.left();
        match (left.next(), left.next()) {
            (None, _) => Moot::Lapses,
            (Some(only), None) => Moot::Answer(Choice::Card(state.piece(only).card)),
            _ => Moot::No,
        }
    }

    fn lapse(self, state: &mut State, _: &mut Ctx<'_>) {
        for id in self.placed {
            state.put(id, Zone::Deck);
            state.piece_mut(id).hide();
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(id) = self.find(state, card) else { return };
        self.placed.push(id);
        state.frames.push(self);
    }
}
