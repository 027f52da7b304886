//! Once more?

use crate::doing::Do;
use crate::prelude::*;
use crate::questions::effects::decider;

/// Once more?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UpTo {
    /// The effect.
    pub of: Do,
    /// The number of times it may still happen.
    pub left: u8,
}

impl Ask for UpTo {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-up-to";
    crate::ask::buttons! {
        "yes": "again", _;
        "done": "done-again", _;
    }

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(decider(state, self.of))
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match state.pack.effect(self.of.op) {
            Effect::UpTo { then, .. } if choice == Choice::Yes => {
                require(state.can(self.of.inner(then)), Why::NOT_IN_FULL)
            }
            _ => Ok(()),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let none = self.left == 0 || self.objection(state, self.of.seat, Choice::Yes).is_err();
        Moot::lapses(none)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        if let (Effect::UpTo { then, .. }, Choice::Yes) = (pack.effect(self.of.op), choice) {
            state.frames.push(Self { left: self.left - 1, ..self });
            state.frames.push(self.of.inner(then));
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        self.of.source.about(message)
    }
}
