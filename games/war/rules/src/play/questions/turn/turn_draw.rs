//! From which deck is this turn's card drawn?

use crate::prelude::*;

/// From which deck is this turn's card drawn?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnDraw(pub Seat);

impl Ask for TurnDraw {
    type Answer = Deck;
    const CLAUSE: &'static str = "GDA-18.4";
    const ID: &'static str = "war-ask-turn-draw";

    fn who(&self, _: &State) -> Seat {
        self.0
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        self.by_number(state)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        Deck::ALL.into_iter().map(Choice::Draw).for_each(offer);
    }

    fn objection(&self, state: &State, deck: Deck) -> Verdict {
        let cards = state.deck(state.side_of(self.0), deck);
        require(!cards.is_empty(), Why::DECK_EMPTY)
    }

    fn answer(self, state: &mut State, deck: Deck, ctx: &mut Ctx<'_>) {
        state.draw_card(self.0, deck, ctx);
    }
}
