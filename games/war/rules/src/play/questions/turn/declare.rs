//! Is the Fellowship declared, and where?

use crate::prelude::*;

/// Is the Fellowship declared, and where?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Declare;

impl Ask for Declare {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-14.15";
    const ID: &'static str = "war-ask-declare";
    const WHO: Who = Who::Of(Side::Free);
    const LEFT: Named = Some(("war-choice-no-declare", "war-effect-no-declare"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.fellowship.hidden || state.fellowship.mordor.is_some())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        offer(Choice::No);
        state.paths().iter().for_each(|at| offer(Choice::To(at)));
    }

    fn objection(&self, state: &State, at: Region) -> Verdict {
        require(state.paths().has(at), Why::TOO_FAR)
    }

    fn words(&self, state: &State, choice: Choice) -> Option<Words> {
        let effect = match choice {
            Choice::To(at) if state.haven(at) => "war-effect-declare-haven",
            _ => "war-effect-declare",
        };
        wording::named(choice, "war-choice-declare", effect)
    }

    fn answer(self, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.declare(at, ctx);
    }
}

impl State {
    /// Is it asked where the Fellowship is declared?
    pub(crate) fn is_declaring(&self) -> bool {
        matches!(self.question(), Some(Frame::Declare))
    }
}
