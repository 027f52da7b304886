//! Which casualties does a side of the battle take for the remaining hits?

use crate::casualties::Struck;
use crate::prelude::*;

/// Which casualties does a side of the battle take for the remaining hits?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hits {
    /// The side that loses units.
    pub side: Side,
    pub left: u8,
}

impl State {
    /// Asks `side` which figures its `left` hits remove.
    pub(crate) fn ask_hits(&mut self, side: Side, left: u8) {
        self.frames.push(Hits { side, left });
    }
}

impl Ask for Hits {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-10.26";
    const ID: &'static str = "war-ask-hits";

    fn who(&self, state: &State) -> Seat {
        state.decider(self.side)
    }

    fn about(&self, state: &State, message: Message) -> Message {
        wording::fights(message, state, self.side).with("hits", self.left)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        state.only_loss(&self.struck(state))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.each_loss(&self.struck(state), offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        state.objection_to_loss(&self.struck(state), choice)
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        let cost = state.take_loss(&self.struck(state), choice, ctx);
        let left = self.left.saturating_sub(cost);
        state.frames.push(Self { left, ..self });
    }
}

impl Hits {
    /// The loss: side, region and hits.
    fn struck(&self, state: &State) -> Struck {
        Struck {
            side: self.side,
            left: self.left,
            at: state.stands_at(self.side),
            figures: state.fighting(self.side).figures,
        }
    }
}
