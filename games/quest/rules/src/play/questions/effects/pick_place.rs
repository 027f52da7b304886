//! Which place does the effect apply to?

use cardlang::Say;

use crate::doing::Do;
use crate::prelude::*;
use crate::questions::effects::decider;

/// Which place does the effect apply to?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickPlace {
    /// The effect.
    pub of: Do,
}

impl Ask for PickPlace {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-pick-place";

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(decider(state, self.of))
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Effect::At { area, .. } = state.pack.effect(self.of.op) {
            state.area(area, self.of.seat, self.of.place).iter().map(Choice::At).for_each(offer);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let (Effect::At { then, .. }, Choice::At(place)) = (state.pack.effect(self.of.op), choice) else {
            return Ok(());
        };
        require(state.can(self.of.inner(then).at(place)), Why::NOT_IN_FULL)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        if let (Effect::At { then, .. }, Choice::At(place)) = (pack.effect(self.of.op), choice) {
            state.frames.push(self.of.inner(then).at(place));
        }
    }

    /// What a location is picked for is in the question: who goes there, else what happens there.
    fn about(&self, state: &State, message: table::Message) -> table::Message {
        let message = self.of.source.about(message).with("hero", self.of.seat);
        let Effect::At { then, .. } = state.pack.effect(self.of.op) else {
            return message;
        };
        let goes = match (&*then.effect, decider(state, self.of) == self.of.seat) {
            (Effect::Go, true) => 1_u8,
            (Effect::Go, false) => 2,
            _ => 0,
        };
        message.with("goes", goes).with("what", then.say())
    }
}
