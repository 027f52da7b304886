//! Which option of a card is taken?

use cardlang::Say;

use crate::doing::Do;
use crate::effect::Inner;
use crate::prelude::*;
use crate::questions::effects::{about, decider};

/// Which option of a card is taken?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// The effect.
    pub of: Do,
}

impl Ask for Choose {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-choose";

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(decider(state, self.of))
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        match state.pack.effect(self.of.op) {
            Effect::Choose(options) => {
                (1..=options.of.len() as u8).map(Choice::Option).for_each(offer);
            }
            _ => {
                offer(Choice::Yes);
                offer(Choice::No);
            }
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match (state.pack.effect(self.of.op), choice) {
            (Effect::Choose(options), Choice::Option(number)) => {
                let can = |inner: &Inner| state.can(self.of.inner(inner));
                let chosen = options.of.get(usize::from(number).wrapping_sub(1)).ok_or(Why::NO_ANSWER)?;
                // Where no option can be done in full, the chosen one is done as far as it goes.
                require(can(chosen) || !options.of.iter().any(can), Why::NOT_IN_FULL)
            }
            (Effect::May { then, .. }, Choice::Yes) => {
                require(state.can(self.of.inner(then)), Why::NOT_IN_FULL)
            }
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        match (pack.effect(self.of.op), choice) {
            (Effect::Choose(options), Choice::Option(number)) => {
                if let Some(inner) = options.of.get(usize::from(number) - 1) {
                    state.frames.push(self.of.inner(inner));
                }
            }
            (Effect::May { then, .. }, Choice::Yes) => state.frames.push(self.of.inner(then)),
            _ => {}
        }
    }

    /// An option is called by its own words.
    fn label(&self, state: &State, _: Seat, choice: Choice) -> Message {
        let what = match (state.pack.effect(self.of.op), choice) {
            (Effect::Choose(options), Choice::Option(number)) => {
                options.of.get(usize::from(number).wrapping_sub(1))
            }
            (Effect::May { then, .. }, Choice::Yes) => Some(then),
            _ => None,
        };
        match what {
            Some(inner) => Message::new("quest-choice-does").with("what", inner.say()),
            None => Message::new("quest-choice-do-not"),
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        about(state, self.of, message)
    }
}
