//! Step cards are taken: who completes first, who last (LDT-C34.2).

use table::Observer;

use super::words::{about, no_answer, plain};
use crate::choice::StepCard;
use crate::prelude::*;

/// Which step card does a chair take, if any?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhichStep {
    /// The chair that chooses.
    pub chair: Chair,
    /// May it be left to another?
    pub may_skip: bool,
}

impl Question<Tricks> for WhichStep {
    const CLAUSE: Clause = Clause("LDT-C34.2");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        let id = if self.may_skip { "tricks-prompt-step-or-skip" } else { "tricks-prompt-step" };
        about(state, id, self.chair)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Step(StepCard::First));
        offer(Choice::Step(StepCard::Last));
        if self.may_skip {
            offer(Choice::Skip);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Step(step) => require(!state.deal.steps.0.contains(&Some(step)), Why::StepTaken),
            Choice::Skip => require(self.may_skip, Why::MustDo),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Step(step) => {
                let effect = match step {
                    StepCard::First => "tricks-effect-step-first",
                    StepCard::Last => "tricks-effect-step-last",
                };
                let label = Message::new("tricks-choice-step").with("step", step.term());
                Explanation::new(label, Message::new(effect), Self::CLAUSE)
            }
            Choice::Skip => plain("tricks-choice-skip-step", "tricks-effect-skip-step", Self::CLAUSE),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Step(step) = *choice else {
            return state.skip(self.chair, ctx);
        };
        state.deal.steps[self.chair] = Some(step);
        let who = Actor::at(state, self.chair);
        ctx.tell(|| Event::Stepped { who, step });
        state.done(ctx);
    }
}
