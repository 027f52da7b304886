//! Which Army goes on a journey by a card?

use super::offer_armies;
use crate::prelude::*;

/// Which Army goes on a journey by a card?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Journey {
    /// The leader it must have.
    pub led: Led,
    /// The number of Armies that may still go.
    pub left: u8,
    /// Has one gone, so that one may stop?
    pub may_stop: bool,
}

impl Ask for Journey {
    type Answer = Army;
    const CLAUSE: &'static str = "GDA-9.1";
    const ID: &'static str = "war-ask-journey";
    const WORDS: Named = Some(("war-choice-from-march", "war-effect-from-march"));
    const LEFT: Named = Some(("war-choice-no-journey", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0 || !state.can_journey(state.acting(), self.led))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let armies = state.board.armies(state.acting()).iter();
        offer_armies(armies, self.may_stop, offer);
    }

    fn objection(&self, state: &State, Army(from): Army) -> Verdict {
        state.objection_to_journey_from(state.acting(), from, self.led)
    }

    fn answer(mut self, state: &mut State, Army(from): Army, _: &mut Ctx<'_>) {
        if self.left > 1 {
            self.left -= 1;
            self.may_stop = true;
            state.frames.push(self);
        }
        state.ask_force(Purpose::Journey, from, from, self.led);
    }
}
