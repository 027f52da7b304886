//! Is the Guide's ability used?

use crate::prelude::*;

/// Is the Guide's ability used?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntGuide;

impl Ask for HuntGuide {
    const CLAUSE: &'static str = clause::HUNT_GUIDE;
    const ID: &'static str = "war-ask-hunt-guide";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.guide_can_help())
    }

    fn words(&self, state: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || match state.fellowship.guide {
            Some(hobbit) => Message::new("war-effect-hobbit-helps").with("who", hobbit.term()),
            None => Message::new("war-effect-gollum-helps"),
        })
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.guide_helps(ctx);
        }
    }
}
