//! The end of a round, and its sequel (LDT-6.6 to LDT-6.8).

use table::Observer;

use super::words::{no_answer, plain};
use crate::event::Ending;
use crate::prelude::*;

/// The sequel of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// Another round of the chapter.
    Round,
    Chapter,
    /// The chapter was lost: again, or not.
    Retry,
}

/// Shall it go on? Any of you may say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GoOn {
    /// Was the round won?
    pub won: bool,
    /// The way the round ended.
    pub ending: Ending,
    /// The sequel.
    pub next: Next,
}

impl Question<Tricks> for GoOn {
    const CLAUSE: Clause = Clause("LDT-6.7");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::all(state.players())
    }

    fn prompt(&self, _: &State, _: Observer) -> Message {
        let id = match (self.won, self.next) {
            (true, Next::Chapter) => "tricks-prompt-next-chapter",
            (true, _) => "tricks-prompt-next-round",
            (false, _) => "tricks-prompt-retry",
        };
        Message::new(id).with("reason", self.ending.reason())
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        match self.next {
            Next::Round | Next::Chapter => offer(Choice::Go),
            Next::Retry => {
                offer(Choice::Again { keep: false });
                if state.card().long {
                    offer(Choice::Again { keep: true });
                }
                offer(Choice::Stop);
            }
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match (self.next, *choice) {
            (Next::Round | Next::Chapter, Choice::Go) => Ok(()),
            (Next::Retry, Choice::Again { keep: false } | Choice::Stop) => Ok(()),
            (Next::Retry, Choice::Again { keep: true }) => {
                let kept = state.card().long && !state.completed.is_empty();
                require(kept, Why::NothingToKeep)
            }
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Go if self.next == Next::Chapter => {
                plain("tricks-choice-go-chapter", "tricks-effect-go-chapter", Self::CLAUSE)
            }
            Choice::Go => plain("tricks-choice-go", "tricks-effect-go", Self::CLAUSE),
            Choice::Again { keep: false } => {
                plain("tricks-choice-again", "tricks-effect-again", Clause("LDT-6.6"))
            }
            Choice::Again { keep: true } => {
                plain("tricks-choice-again-keep", "tricks-effect-again-keep", Clause("LDT-6.8"))
            }
            Choice::Stop => plain("tricks-choice-stop", "tricks-effect-stop", Clause("LDT-6.6")),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match (*choice, self.next) {
            (Choice::Stop, _) => return state.finish(false, Ending::Stopped, ctx.journal),
            // LDT-6.6, LDT-6.8: the lost chapter once more.
            (Choice::Again { keep }, _) => {
                ctx.tell(|| Event::Again { keep });
                state.attempt = state.attempt.saturating_add(1);
                if keep {
                    state.round = 1;
                } else {
                    state.begin_chapter(ctx.chance);
                }
            }
            (_, Next::Chapter) => {
                state.chapter += 1;
                state.attempt = 1;
                state.begin_chapter(ctx.chance);
            }
            _ => state.round += 1,
        }
        state.begin_round(ctx);
    }
}
