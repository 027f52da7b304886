//! Where does a character come into play?

use crate::prelude::*;

/// Where does a character come into play?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Enter(pub Character);

impl Ask for Enter {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-6.16";
    const ID: &'static str = "war-ask-place";
    const WORDS: Named = Some(("war-choice-enter", "war-effect-enter"));

    fn who(&self, state: &State) -> Seat {
        state.decider(self.0.side())
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("who", self.0)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.places_for(self.0).iter().map(Choice::To).for_each(offer);
    }

    fn objection(&self, state: &State, at: Region) -> Verdict {
        state.objection_to_place(self.0, at)
    }

    fn answer(self, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.bring(self.0, at, ctx);
    }
}
