//! Does the Fellowship enter Mordor?

use crate::prelude::*;

/// Does the Fellowship enter Mordor?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnterMordor;

impl Ask for EnterMordor {
    const CLAUSE: &'static str = clause::ENTER_MORDOR;
    const ID: &'static str = "war-ask-enter-mordor";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Free)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gate = matches!(state.fellowship.at, Region::MORANNON | Region::MINAS_MORGUL);
        Moot::lapses(!gate || state.fellowship.mordor.is_some())
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-enter-mordor"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.enter_mordor(ctx);
        }
    }
}
