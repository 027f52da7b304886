//! There Is Another Way (`event:fp-character-10`): with Gollum as Guide the Fellowship may hide or move.

use super::prelude::*;

effects! {
    /// The Fellowship hides or moves, if Gollum guides.
    "another_way" => AnotherWay,
}

impl Does for AnotherWay {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn ways(&self) -> &'static [&'static str] {
        const { &[Act::Hide.term(), Act::MoveFellowship.term()] }
    }

    fn might(&self, state: &State, _: Side) -> bool {
        let moves = || state.objection_to_move_fellowship().is_ok();
        state.gollum_guides() && (!state.fellowship.hidden || moves())
    }

    fn does(&self, ask: Deed, state: &mut State, _: &mut Ctx<'_>) {
        if state.gollum_guides() {
            state.ask_option(ask);
        }
    }

    fn optional(&self) -> bool {
        true
    }

    fn objection(&self, _: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Way(1) => require(!state.fellowship.hidden, Why::ALREADY_HIDDEN),
            Choice::Way(2) => state.objection_to_move_fellowship(),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Way(1) {
            state.hide(ctx);
        } else {
            state.move_fellowship(ctx);
        }
    }
}
