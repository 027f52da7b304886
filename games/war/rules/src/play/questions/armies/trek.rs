//! Where does the journey lead, region by region?

use crate::prelude::*;

/// Where does the journey lead, region by region?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trek {
    /// The figures that go.
    pub force: Force,
    pub at: Region,
    /// Regions left.
    pub left: u8,
    /// Have they left?
    pub begun: bool,
}

impl Ask for Trek {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-9.1";
    const ID: &'static str = "war-ask-trek";
    const LEFT: Named = Some(("war-choice-no-trek", "war-effect-no"));

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("at", self.at).with("left", self.left)
    }

    fn moot(&self, _: &State) -> Moot<Choice> {
        Moot::answered(self.left == 0, Choice::Done)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        self.at.near().iter().for_each(|to| offer(Choice::To(to)));
        if self.begun {
            offer(Choice::Done);
        }
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(to) => state.objection_to_trek(&self.force, self.at, self.left, to),
            Choice::Done => state.objection_to_rest(&self.force, self.at, self.begun),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::named(choice, "war-choice-march", "war-effect-march")?;
        Some(wording::with(words, "from", self.at.term()))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        match choice {
            Choice::To(to) => {
                state.frames.push(Self { at: to, left: self.left - 1, begun: true, ..self });
                state.trek(&self.force, self.at, to, ctx);
            }
            _ => state.rest(self.at, &self.force, ctx),
        }
    }
}
