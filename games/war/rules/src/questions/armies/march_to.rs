//! Where does the Army move?

use crate::prelude::*;
use crate::questions::Pick;

/// Where does the Army move?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MarchTo {
    /// From here.
    pub from: Region,
    /// Who must lead it.
    pub led: Led,
}

impl Ask for MarchTo {
    const CLAUSE: &'static str = clause::MARCH;
    const ID: &'static str = "war-ask-march-to";

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("from", self.from.term())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        let around = self.from.near().or(RegionSet(self.from.facts().walls));
        around.iter().for_each(|to| offer(Choice::To(to)));
    }

    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let ways = state.marches(state.acting(), self.from, self.led).iter();
        ways.for_each(|to| offer(Choice::To(to)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(to) => state.objection_to_march(state.acting(), self.from, to, self.led),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::to(choice, "war-choice-march", "war-effect-march")?;
        Some(wording::with(words, "from", self.from.term()))
    }

    fn answer(self, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        if let Choice::To(to) = choice {
            state
                .frames
                .push(Pick::any(Purpose::March, self.from, to, self.led));
        }
    }
}
