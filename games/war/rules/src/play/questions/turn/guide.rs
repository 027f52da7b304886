//! Which Companion guides the Fellowship?

use crate::prelude::*;

/// Which Companion guides the Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Guide;

impl State {
    /// Asks who guides.
    pub(crate) fn ask_guide(&mut self) {
        self.frames.push(Frame::Guide);
    }
}

impl Ask for Guide {
    type Answer = Character;
    const CLAUSE: &'static str = "GDA-14.6";
    const ID: &'static str = "war-ask-guide";
    const WHO: Who = Who::RingBearer;

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.guides().len() <= 1)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.companions().iter().map(Choice::Who).for_each(offer);
    }

    fn objection(&self, state: &State, who: Character) -> Verdict {
        require(state.companions().has(who), Why::NOT_IN_FELLOWSHIP)?;
        require(state.guides().has(who), Why::NOT_HIGHEST)
    }

    fn answer(self, state: &mut State, who: Character, ctx: &mut Ctx<'_>) {
        if state.fellowship.guide != Some(who) {
            state.fellowship.guide = Some(who);
            ctx.tell(|| Event::Guides { guide: Some(who) });
        }
    }
}
