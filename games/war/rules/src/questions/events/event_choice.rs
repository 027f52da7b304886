//! What does an event card leave to choose? The card, and the effect's place in its list.

use serde::{Deserialize, Serialize};
use table::flow::Moot;
use table::{Message, Seat};

use crate::ask::Ask;
use crate::card::Card;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::state::State;
use crate::why::Verdict;
use crate::wording::Words;
use crate::{clause, wording};

/// What does an event card leave to choose? The card, and the effect's place in its list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EventChoice(pub Card, pub u8);

impl Ask for EventChoice {
    const CLAUSE: &'static str = clause::PLAY_CARD;
    const ID: &'static str = "war-ask-event-choice";

    fn who(&self, state: &State) -> Seat {
        state.decider(state.event_chooser(self.0, self.1))
    }

    fn about(&self, state: &State, message: Message) -> Message {
        let what = wording::wanted(|offer| state.each_event_answer(self.0, self.1, offer));
        message.with("card", self.0.term()).with("what", what)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.event_answer_is_moot(self.0, self.1))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.each_event_answer(self.0, self.1, offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        state.objection_to_event_answer(self.0, self.1, choice)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        match choice {
            Choice::Way(way) => {
                let label = Message::new(State::way(self.0, self.1, way));
                let effect = Message::new("war-effect-way");
                Some((label.with("way", way), effect.with("way", way)))
            }
            Choice::Card(_) if State::lifts(self.0, self.1) => {
                wording::of_card(choice, "war-choice-lift", "war-effect-table-card")
            }
            _ => wording::by_card(choice, self.0.term()),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        state.answer_event(self.0, self.1, choice, ctx);
    }
}
