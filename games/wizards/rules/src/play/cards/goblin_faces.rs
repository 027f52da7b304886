//! Goblin-faces: they have seen what is to come. Which cards of the deck go to its bottom, and how do the others lie?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;
use crate::state::Fate;

operations! {
    /// The attacker looks at as many cards of the defender's deck as strikes have succeeded, and lays them at its ends.
    "sift" => Sifting,
}

impl Does for Sifting {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let (seat, of) = (deed.link.seat, other(deed.link.seat));
        let hit = state.combat.iter().flat_map(|combat| &combat.given);
        let count = hit.filter(|strike| strike.fate == Fate::Succeeded).count();
        if !state.may_search(seat) {
            return;
        }
        let deck = &state.sides[of].deck;
        let cards = deck[deck.len().saturating_sub(count)..].to_vec();
        state.look_at(seat, of, &cards, ctx);
        state.frames.push(Sift { seat, cards, sinking: true });
    }
}

/// First one after another goes to the bottom; then one after another is laid on top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sift {
    /// The player who has looked.
    pub seat: Seat,
    /// The cards not placed yet.
    pub cards: Vec<PieceId>,
    /// Do they still go to the bottom?
    pub sinking: bool,
}

impl Sift {
    fn find(&self, state: &State, card: CardId) -> Option<PieceId> {
        self.cards.iter().copied().find(|id| state.piece(*id).card == card)
    }
}

impl Question<Wizards> for Sift {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("sift");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut cards = self.cards.iter().map(|id| state.piece(*id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        cards.dedup();
        cards.into_iter().for_each(|card| offer(Choice::Card(card)));
        if self.sinking {
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => require(self.sinking, Why::NOT_NOW),
            Choice::Card(card) => require(self.find(state, *card).is_some(), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.cards.as_slice() {
            [] => Moot::Lapses,
            [only] if !self.sinking => Moot::Answer(Choice::Card(state.piece(*only).card)),
            _ => Moot::No,
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let found = match choice {
            Choice::Card(card) => self.find(state, *card),
            _ => None,
        };
        match found {
            None => self.sinking = false,
            Some(id) => {
                self.cards.retain(|one| *one != id);
                let deck = &mut state.sides[other(self.seat)].deck;
                deck.retain(|one| *one != id);
                // The top lies last.
                deck.insert(if self.sinking { 0 } else { deck.len() }, id);
                // Whoever has laid it there knows where it lies; its owner does not.
                state.piece_mut(id).show_to_the_other();
            }
        }
        state.frames.push(self);
    }
}
