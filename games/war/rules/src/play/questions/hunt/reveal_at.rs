//! Where is the revealed Fellowship?

use crate::prelude::*;

/// Where is the revealed Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RevealAt;

impl Ask for RevealAt {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-14.16";
    const ID: &'static str = "war-ask-reveal-at";
    const WHO: Who = Who::RingBearer;
    const WORDS: Named = Some(("war-choice-reveal", "war-effect-reveal"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        let open = state.fellowship.progress > 0 && state.paths().iter().any(|at| !state.haven(at));
        Moot::answered(!open, Choice::To(state.fellowship.at))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.paths().iter().for_each(|at| offer(Choice::To(at)));
    }

    fn objection(&self, state: &State, at: Region) -> Verdict {
        state.objection_to_reveal_at(at)
    }

    fn answer(self, state: &mut State, at: Region, ctx: &mut Ctx<'_>) {
        state.revealed_at(at, ctx);
    }
}
