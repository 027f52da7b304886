//! Does the Fellowship enter Mordor?

use crate::prelude::*;

/// Does the Fellowship enter Mordor?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnterMordor;

impl Ask for EnterMordor {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-16.1";
    const ID: &'static str = "war-ask-enter-mordor";
    const WHO: Who = Who::Of(Side::Free);
    const WORDS: Named = Some(("war-choice-yes-enter-mordor", "war-effect-enter-mordor"));
    const LEFT: Named = Some(("war-choice-no-enter-mordor", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gate = matches!(state.fellowship.at, Region::MORANNON | Region::MINAS_MORGUL);
        Moot::lapses(!gate || state.fellowship.mordor.is_some())
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.enter_mordor(ctx);
    }
}
