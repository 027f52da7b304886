//! Which option of a Combat card is taken?

use crate::card::Combat;
use crate::prelude::*;

/// Which option of a Combat card is taken?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CombatChoice(pub Card);

impl Ask for CombatChoice {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-10.14";
    const ID: &'static str = "war-ask-combat-choice";
    const LEFT: Named = Some(("war-choice-no-use", "war-effect-no"));

    fn who(&self, state: &State) -> Seat {
        state.decider(self.0.side())
    }

    fn about(&self, state: &State, message: Message) -> Message {
        let fights = wording::fights(message, state, self.0.side());
        // A number says what of: the card's own words are not always in sight.
        let what = match self.0.facts().combat {
            Combat::Dread => "war-wanted-dread",
            Combat::Relentless => "war-wanted-relentless",
            Combat::Onslaught => "war-wanted-onslaught",
            _ => wording::wanted(|offer| state.each_combat_answer(self.0, offer)),
        };
        fights.with("combat", self.0.facts().combat).with("what", what)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.combat_answer_is_moot(self.0))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.each_combat_answer(self.0, offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        state.objection_to_combat_answer(self.0, choice)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::by_card(choice, self.0.facts().combat.term())
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        state.answer_combat(self.0, choice, ctx);
    }
}
