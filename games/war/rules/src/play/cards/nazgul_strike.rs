//! The Nazgûl Strike! (`event:shadow-character-11`): one with the Fellowship takes a card from the table, or hunts.

use super::prelude::*;

effects! {
    /// A Nazgûl with the Fellowship strikes: a card goes, or a Hunt roll is made.
    "strike" => Strike,
}

const HUNT: Choice = Choice::Way(2);

impl Does for Strike {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, ask: Deed, state: &mut State, _: &mut Ctx<'_>) {
        state.moved.clear();
        if state.bearers_found() {
            state.ask_option(ask);
        }
    }

    fn optional(&self) -> bool {
        true
    }

    fn answers(&self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let cards = state.free_characters();
        cards.iter().for_each(|card| offer(Choice::Card(card)));
        offer(HUNT);
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(card) => require(state.free_characters().has(card), Why::FREE_CHARACTER),
            _ => Ok(()),
        }
    }

    fn way(&self, _: u8) -> &'static str {
        "war-way-hunt"
    }

    fn words(&self, _: Deed, choice: Choice) -> Option<Words> {
        wording::named(choice, "war-choice-lift", "war-effect-table-card")
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = choice {
            state.lift(card, ctx);
        } else {
            state.hunt = Some(Hunt::new(Cause::Roll));
            state.ask_roll();
        }
    }
}

impl State {
    /// Character cards of the Free Peoples on the table.
    pub(crate) fn free_characters(&self) -> CardSet {
        let table = self.cards.table.iter();
        let fits = |card: &Card| card.side() == Side::Free && card.facts().kind == CardKind::Character;
        table.filter(fits).collect()
    }
}
