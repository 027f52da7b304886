//! Where does the Army move?

use crate::prelude::*;

/// Where does the Army move?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MarchTo {
    /// The region left.
    pub from: Region,
    /// The leader it must have.
    pub led: Led,
}

impl Ask for MarchTo {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-9.1";
    const ID: &'static str = "war-ask-march-to";
    const WORDS: Named = Some(("war-choice-march", "war-effect-march"));

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("from", self.from)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        let around = self.from.near().or(RegionSet(self.from.facts().walls));
        around.iter().for_each(|to| offer(Choice::To(to)));
    }

    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let ways = state.marches(state.acting(), self.from, self.led).iter();
        ways.for_each(|to| offer(Choice::To(to)));
    }

    fn objection(&self, state: &State, to: Region) -> Verdict {
        state.objection_to_march(state.acting(), self.from, to, self.led)
    }

    fn answer(self, state: &mut State, to: Region, _: &mut Ctx<'_>) {
        state.ask_force(Purpose::March, self.from, to, self.led);
    }
}
