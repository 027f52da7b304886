//! Is the Guide's ability used?

use crate::prelude::*;

/// Is the Guide's ability used?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntGuide;

impl Ask for HuntGuide {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-15.16";
    const ID: &'static str = "war-ask-hunt-guide";
    const WHO: Who = Who::RingBearer;
    const LEFT: Named = Some(("war-choice-no-use", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.guide_can_help())
    }

    fn words(&self, state: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, "war-choice-yes-use", || match state.fellowship.guide {
            Some(hobbit) => Message::new("war-effect-hobbit-helps").with("who", hobbit),
            None => Message::new("war-effect-gollum-helps"),
        })
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.guide_helps(ctx);
    }
}
