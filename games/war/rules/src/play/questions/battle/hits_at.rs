//! Which casualties does a side's Army in a region take, outside a battle?

use crate::casualties::Struck;
use crate::prelude::*;

/// Which casualties does a side's Army in a region take, outside a battle?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HitsAt {
    pub at: Region,
    /// The side that loses units.
    pub side: Side,
    pub left: u8,
}

impl Ask for HitsAt {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.13";
    const ID: &'static str = "war-ask-hits-at";

    /// The player who commands the figures there.
    fn who(&self, state: &State) -> Seat {
        state.commander(self.at, self.side)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("hits", self.left).with("at", self.at)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        state.only_loss(&self.struck(state))
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.after_losses(self.at, self.side, ctx);
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

impl HitsAt {
    /// The loss: side, region and hits.
    fn struck(&self, state: &State) -> Struck {
        Struck {
            side: self.side,
            left: self.left,
            at: self.at,
            figures: state.board.at(self.at).of(self.side),
        }
    }
}
