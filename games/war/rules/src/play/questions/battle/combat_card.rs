//! Does a side lay a Combat card?

use crate::prelude::*;

/// Does a side lay a Combat card?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CombatCard(pub Side);

impl Ask for CombatCard {
    type Answer = Option<Card>;
    const CLAUSE: &'static str = "GDA-10.14";
    const ID: &'static str = "war-ask-combat-card";

    fn who(&self, state: &State) -> Seat {
        state.decider(self.0)
    }

    fn about(&self, state: &State, message: Message) -> Message {
        wording::fights(message, state, self.0)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let bare = state.hand(self.0).is_empty() && state.fights_from_table(self.0).is_none();
        let barred = state.objection_to_any_combat_card(self.0).is_err();
        Moot::lapses(state.battle().end.is_some() || barred || bare)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let cards = state.hand(self.0).iter().chain(state.fights_from_table(self.0));
        cards.map(Choice::Card).for_each(&mut *offer);
        offer(Choice::No);
    }

    fn objection(&self, state: &State, laid: Option<Card>) -> Verdict {
        laid.map_or(Ok(()), |card| state.objection_to_combat_card(self.0, card))
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let none = ["war-choice-no-card", "war-effect-no-card"];
        match choice {
            Choice::No => Some(none.map(Message::new).into()),
            _ => wording::named(choice, "war-choice-combat-card", "war-effect-combat-card"),
        }
    }

    fn answer(self, state: &mut State, laid: Option<Card>, ctx: &mut Ctx<'_>) {
        let Self(side) = self;
        if let Some(card) = laid {
            let seat = state.decider(side);
            state.cards.hands[seat.index()].remove(card);
            state.cards.table.remove(card);
            state.battle_mut().cards[side] = laid;
        }
        state.battle_mut().chosen[side] = true;
        let deck = laid.map(Card::deck);
        ctx.tell(|| Event::CombatCardChosen { side, deck });
    }
}
