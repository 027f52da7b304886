//! From which deck is a card drawn (the Palantír of Orthanc)?

use serde::{Deserialize, Serialize};
use table::Seat;
use table::flow::Moot;

use crate::ask::Ask;
use crate::card::Deck;
use crate::choice::Choice;
use crate::clause;
use crate::ctx::Ctx;
use crate::nation::Side;
use crate::state::State;
use crate::why::{Verdict, Why, unless};

/// From which deck is a card drawn (the Palantír of Orthanc)?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Palantir;

impl Ask for Palantir {
    const CLAUSE: &'static str = clause::ON_TABLE;
    const ID: &'static str = "war-ask-palantir";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut decks = Deck::ALL.into_iter();
        Moot::lapses(decks.all(|deck| state.deck(Side::Shadow, deck).is_empty()))
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        Deck::ALL.into_iter().map(Choice::Draw).for_each(offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Draw(deck) => unless(!state.deck(Side::Shadow, deck).is_empty(), Why::DECK_EMPTY),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Draw(deck) = choice {
            let seat = state.decider(Side::Shadow);
            state.draw_card(seat, deck, ctx);
        }
    }
}
