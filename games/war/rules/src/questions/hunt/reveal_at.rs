//! Where is the revealed Fellowship?

use crate::prelude::*;

/// Where is the revealed Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RevealAt;

impl Ask for RevealAt {
    const CLAUSE: &'static str = clause::REVEAL;
    const ID: &'static str = "war-ask-reveal-at";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let open = state.paths().iter().any(|at| !state.haven(at));
        if state.fellowship.progress > 0 && open {
            Moot::No
        } else {
            Moot::Answer(Choice::To(state.fellowship.at))
        }
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.paths().iter().for_each(|at| offer(Choice::To(at)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(at) => state.objection_to_reveal_at(at),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::to(choice, "war-choice-reveal", "war-effect-reveal")
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::To(at) = choice {
            state.revealed_at(at, ctx);
        }
    }
}
