//! Which unit over the limit is removed? Fields: the region, the side, and the number removed already.

use crate::prelude::*;

/// Which unit over the limit is removed? Fields: the region, the side, and the number removed already.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trim(pub Region, pub Side, pub u8);

impl Ask for Trim {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-7.3";
    const ID: &'static str = "war-ask-trim";

    fn who(&self, state: &State) -> Seat {
        state.trimmer(self.0, self.1, self.2)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("at", self.0)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let Self(at, side, _) = *self;
        if state.board.army(at, side) <= state.limit(at, side) {
            return Moot::Lapses;
        }
        self.by_number(state)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let Self(at, side, removed) = *self;
        for (figure, _) in state.trimmable(at, side, removed).iter() {
            offer(Choice::Lose(figure));
        }
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let Self(at, side, removed) = *self;
        match choice {
            Choice::Lose(figure @ Figure::Unit(..)) => {
                let there = state.trimmable(at, side, removed).count(figure) > 0;
                require(there, Why::NO_SUCH_FIGURE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        let Self(at, side, removed) = self;
        if let Choice::Lose(figure) = choice {
            // Back to the reinforcements: it was never lost.
            state.to_reserve(at, figure);
            ctx.tell(|| Event::Trimmed { figure, at });
            state.frames.push(Self(at, side, removed + 1));
        }
    }
}
