//! What is the die spent on?

use crate::prelude::*;
use crate::{action, ahead};

/// What is the die spent on?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct UseDie(pub Face);

impl State {
    /// Asks for the use of a die.
    pub(crate) fn ask_use(&mut self, face: Face) {
        self.frames.push(UseDie(face));
    }
}

impl Ask for UseDie {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-4.4";
    const ID: &'static str = "war-ask-use-die";

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("face", self.0)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let side = state.acting();
        let near = |act: &Act| action::comes_to_mind(state, side, self.0, *act);
        let acts = Act::ALL.into_iter().filter(near).map(Choice::Act);
        let cards = state.hand(side).iter().map(Choice::Card);
        let table = state.cards.table.iter();
        let lifted = table.filter(|card| cards::lifter(*card) == Some(side));
        acts.chain(cards).chain(lifted.map(Choice::Lift)).for_each(offer);
    }

    /// Looks for one Army that may go, and no further, if objections are not asked for.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let side = state.acting();
        self.answers(state, &mut |choice| {
            let may = match choice {
                Choice::Act(act) => state.may_act(side, self.0, act),
                other => self.objection(state, other).is_ok(),
            };
            if may {
                offer(choice);
            }
        });
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let side = state.acting();
        match choice {
            Choice::Act(act) => action::objection(state, side, self.0, act),
            Choice::Card(card) => state.objection_to_play(side, self.0, card),
            Choice::Lift(card) => state.objection_to_lift(side, self.0, card),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Choice> {
        ahead::of(state, seat, choice)
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::Act(act) => action::perform(state, self.0, act, ctx),
            Choice::Card(card) => state.play_card(self.0, card, ctx),
            Choice::Lift(card) => state.lift_by_action(self.0, card, ctx),
            _ => {}
        }
    }
}
