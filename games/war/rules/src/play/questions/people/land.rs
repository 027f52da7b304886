//! Which region does a Companion enter, within the range from a given one?

use crate::prelude::*;

/// Which region does a Companion enter, within the range from a given one?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Land {
    /// The Companions that come to the map.
    pub who: People,
    /// The region their way is counted from.
    pub from: Region,
    /// The number of regions they may go.
    pub range: u8,
}

impl Ask for Land {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-14.22";
    const ID: &'static str = "war-ask-land";
    const WHO: Who = Who::RingBearer;
    const WORDS: Named = Some(("war-choice-march", "war-effect-separate"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        let places = state.walks(self.from, self.range, false);
        Moot::answered(places.len() <= 1, Choice::To(self.from))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let places = state.walks(self.from, self.range, false);
        places.iter().for_each(|to| offer(Choice::To(to)));
    }

    /// The places are just those in reach: to ask again for each would walk all the ways once more.
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.answers(state, offer);
    }

    fn objection(&self, state: &State, to: Region) -> Verdict {
        state.objection_to_way_on_foot(self.from, self.range, false, to, Why::SEPARATED_TOO_FAR)
    }

    fn answer(self, state: &mut State, to: Region, ctx: &mut Ctx<'_>) {
        state.walk(self.who, to, ctx);
    }
}
