//! From which deck is this turn's card drawn?

use crate::prelude::*;

/// From which deck is this turn's card drawn?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnDraw(pub Seat);

impl Ask for TurnDraw {
    const CLAUSE: &'static str = clause::TEAM_DRAW;
    const ID: &'static str = "war-ask-turn-draw";

    fn who(&self, _: &State) -> Seat {
        self.0
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let side = state.side_of(self.0);
        let mut decks = Deck::ALL
            .into_iter()
            .filter(|deck| !state.deck(side, *deck).is_empty());
        match (decks.next(), decks.next()) {
            (Some(_), Some(_)) => Moot::No,
            (Some(deck), None) => Moot::Answer(Choice::Draw(deck)),
            _ => Moot::Lapses,
        }
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        Deck::ALL.into_iter().map(Choice::Draw).for_each(offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Draw(deck) => unless(
                !state.deck(state.side_of(self.0), deck).is_empty(),
                Why::DECK_EMPTY,
            ),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Draw(deck) = choice {
            state.draw_card(self.0, deck, ctx);
        }
    }
}
