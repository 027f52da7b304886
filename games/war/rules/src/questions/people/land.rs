//! Where does a Companion come to the map, from here and so far?

use crate::prelude::*;

/// Where does a Companion come to the map, from here and so far?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Land {
    /// Who.
    pub who: People,
    /// From where.
    pub from: Region,
    /// How far.
    pub range: u8,
}

impl Ask for Land {
    const CLAUSE: &'static str = clause::SEPARATE;
    const ID: &'static str = "war-ask-land";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match state.walks(self.from, self.range, false).len() {
            0 | 1 => Moot::Answer(Choice::To(self.from)),
            _ => Moot::No,
        }
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let places = state.walks(self.from, self.range, false);
        places.iter().for_each(|to| offer(Choice::To(to)));
    }

    /// The places are just those in reach: to ask again for each would walk all the ways once more.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.answers(state, offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(to) => {
                state.objection_to_way_on_foot(self.from, self.range, false, to, Why::SEPARATED_TOO_FAR)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::to(choice, "war-choice-march", "war-effect-separate")
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::To(to) = choice {
            state.walk(self.who, to, ctx);
        }
    }
}
