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
        let hand = state.hand(self.0);
        hand.iter().for_each(|card| offer(Choice::Card(card)));
        let lies = state.fights_from_table(self.0).into_iter();
        lies.for_each(|card| offer(Choice::Card(card)));
        offer(Choice::No);
    }

    fn objection(&self, state: &State, laid: Option<Card>) -> Verdict {
        laid.map_or(Ok(()), |card| state.objection_to_combat_card(self.0, card))
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        match choice {
            Choice::No => Some((
                Message::new("war-choice-no-card"),
                Message::new("war-effect-no-card"),
            )),
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
        ctx.tell(|| Event::CombatCardChosen {
            side,
            deck: laid.map(Card::deck),
        });
    }
}
