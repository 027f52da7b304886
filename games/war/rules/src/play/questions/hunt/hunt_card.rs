//! May a card of the table answer the tile?

use crate::prelude::*;

/// May a card of the table answer the tile?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntCard;

impl Ask for HuntCard {
    type Answer = Card;
    const CLAUSE: &'static str = "GDA-15.15";
    const ID: &'static str = "war-ask-hunt-card";
    const WHO: Who = Who::RingBearer;
    const WORDS: Named = Some(("war-choice-answer", "war-effect-table-card"));
    const LEFT: Named = Some(("war-choice-no-card", "war-effect-no-hunt-card"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!cards::answers().any(|card| state.objection_to_hunt_card(card).is_ok()))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let lying = cards::answers().filter(|card| state.cards.table.has(*card));
        lying.map(Choice::Card).for_each(&mut *offer);
        offer(Choice::No);
    }

    fn objection(&self, state: &State, card: Card) -> Verdict {
        state.objection_to_hunt_card(card)
    }

    fn answer(self, state: &mut State, card: Card, ctx: &mut Ctx<'_>) {
        state.use_hunt_card(card, ctx);
    }
}
