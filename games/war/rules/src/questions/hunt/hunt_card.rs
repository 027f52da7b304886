//! May a card of the table answer the tile?

use crate::prelude::*;

/// May a card of the table answer the tile?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntCard;

impl Ask for HuntCard {
    const CLAUSE: &'static str = clause::HUNT_TABLE;
    const ID: &'static str = "war-ask-hunt-card";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!cards::answers().any(|card| state.objection_to_hunt_card(card).is_ok()))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        cards::answers()
            .filter(|card| state.cards.table.has(*card))
            .for_each(|card| offer(Choice::Card(card)));
        offer(Choice::No);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(card) => state.objection_to_hunt_card(card),
            Choice::No => Ok(()),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::of_card(choice, "war-choice-answer", "war-effect-table-card")
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = choice {
            state.use_hunt_card(card, ctx);
        }
    }
}
