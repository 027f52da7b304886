//! Which places, up to a number, does the effect apply to?

use crate::doing::Do;
use crate::prelude::*;
use crate::questions::effects::decider;

/// Which places, up to a number, does the effect apply to?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickSome {
    /// The effect.
    pub of: Do,
    /// The number of places that may still be picked.
    pub left: u8,
    /// Those that were.
    pub picked: Places,
}

impl Ask for PickSome {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-some";
    crate::ask::buttons! {
        "done": "done-some", _;
    }

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(decider(state, self.of))
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Effect::Some { area, .. } = state.pack.effect(self.of.op) {
            let places = state.area(area, self.of.seat, self.of.place).minus(self.picked);
            places.iter().map(Choice::At).for_each(&mut *offer);
        }
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let (Effect::Some { then, .. }, Choice::At(place)) = (state.pack.effect(self.of.op), choice) else {
            return Ok(());
        };
        require(state.can(self.of.inner(then).at(place)), Why::NOT_IN_FULL)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        if let (Effect::Some { then, .. }, Choice::At(place)) = (pack.effect(self.of.op), choice) {
            if self.left > 1 {
                let picked = self.picked.with(place);
                state.frames.push(Self { left: self.left - 1, picked, ..self });
            }
            state.frames.push(self.of.inner(then).at(place));
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        self.of.source.about(message)
    }
}
