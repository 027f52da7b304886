//! Where does a character come into play?

use crate::prelude::*;

/// Where does a character come into play?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Enter(pub Character);

impl Ask for Enter {
    const CLAUSE: &'static str = clause::CHARACTERS;
    const ID: &'static str = "war-ask-place";

    fn who(&self, state: &State) -> Seat {
        state.decider(self.0.side())
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("who", self.0.term())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.places_for(self.0).iter().map(Choice::To).for_each(offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(at) => state.objection_to_place(self.0, at),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::to(choice, "war-choice-enter", "war-effect-enter")?;
        Some(wording::with(words, "who", self.0.term()))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::To(at) = choice {
            state.bring(self.0, at, ctx);
        }
    }
}
