//! Is the Fellowship declared, and where?

use crate::prelude::*;

/// Is the Fellowship declared, and where?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Declare;

impl Ask for Declare {
    const CLAUSE: &'static str = clause::DECLARE;
    const ID: &'static str = "war-ask-declare";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Free)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.fellowship.hidden || state.fellowship.mordor.is_some())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        offer(Choice::No);
        state.paths().iter().for_each(|at| offer(Choice::To(at)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(at) => unless(state.paths().has(at), Why::TOO_FAR),
            Choice::No => Ok(()),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, state: &State, choice: Choice) -> Option<Words> {
        let effect = match choice {
            Choice::To(at) if state.haven(at) => "war-effect-declare-haven",
            _ => "war-effect-declare",
        };
        wording::to(choice, "war-choice-declare", effect)
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::To(at) = choice {
            state.declare(at, ctx);
        }
    }
}
