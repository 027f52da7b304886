//! Which Army goes on a journey by a card?

use crate::prelude::*;
use crate::questions::Pick;

/// Which Army goes on a journey by a card?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Journey {
    /// Who must lead it.
    pub led: Led,
    /// How many may still go.
    pub left: u8,
    /// Has one gone, so that one may stop?
    pub may_stop: bool,
}

impl Ask for Journey {
    type Answer = Army;
    const CLAUSE: &'static str = clause::MARCH;
    const ID: &'static str = "war-ask-journey";
    const WORDS: Named = Some(("war-choice-from-march", "war-effect-from-march"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0 || !state.can_journey(state.acting(), self.led))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let armies = state.board.armies(state.acting()).iter();
        armies.for_each(|from| offer(Choice::From(from)));
        if self.may_stop {
            offer(Choice::Done);
        }
    }

    fn objection(&self, state: &State, Army(from): Army) -> Verdict {
        state.objection_to_journey_from(state.acting(), from, self.led)
    }

    fn answer(self, state: &mut State, Army(from): Army, _: &mut Ctx<'_>) {
        let Self { led, left, .. } = self;
        if left > 1 {
            state.frames.push(Self {
                led,
                left: left - 1,
                may_stop: true,
            });
        }
        state.frames.push(Pick::any(Purpose::Journey, from, from, led));
    }
}
