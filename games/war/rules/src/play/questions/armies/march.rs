//! Which Army moves?

use super::offer_armies;
use crate::prelude::*;
use crate::questions::MarchTo;

/// Which Army moves?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct March {
    /// The leader it must have.
    pub led: Led,
    /// The number of Armies that may still move.
    pub left: u8,
    /// Has one moved, so that one may stop? Or may one do nothing at all?
    pub may_stop: bool,
}

impl State {
    /// Asks which of `left` Armies march, under this leader.
    pub(crate) fn ask_march(&mut self, led: Led, left: u8, may_stop: bool) {
        self.frames.push(March { led, left, may_stop });
    }
}

impl Ask for March {
    type Answer = Army;
    const CLAUSE: &'static str = "GDA-9.1";
    const ID: &'static str = "war-ask-march";
    const WORDS: Named = Some(("war-choice-from-march", "war-effect-from-march"));
    const LEFT: Named = Some(("war-choice-no-march", "war-effect-no"));

    /// The Armies that may still move, and whether others have.
    fn about(&self, state: &State, message: Message) -> Message {
        message.with("left", self.left).with("moved", u8::from(!state.moved.is_empty()))
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0 || !state.can_march(state.acting(), self.led))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let armies = state.board.armies(state.acting()).iter();
        offer_armies(armies, self.may_stop, offer);
    }

    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let armies = state.marching_armies(state.acting(), self.led);
        offer_armies(armies, self.may_stop, offer);
    }

    fn objection(&self, state: &State, Army(from): Army) -> Verdict {
        state.objection_to_march_from(state.acting(), from, self.led)
    }

    fn answer(mut self, state: &mut State, Army(from): Army, _: &mut Ctx<'_>) {
        if self.left > 1 {
            self.left -= 1;
            self.may_stop = true;
            state.frames.push(self);
        }
        state.frames.push(MarchTo { from, led: self.led });
    }
}
