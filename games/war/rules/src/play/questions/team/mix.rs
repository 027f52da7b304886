//! Do the troops of two partners become one Army?

use crate::prelude::*;

/// Do the troops of two partners become one Army?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mix {
    pub at: Region,
    /// The team.
    pub side: Side,
    /// The seat asked.
    pub seat: Seat,
    /// Has the partner agreed?
    pub second: bool,
}

impl Ask for Mix {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-18.14";
    const ID: &'static str = "war-ask-mix";
    const LEFT: Named = Some(("war-choice-no-mix", "war-effect-no"));

    fn who(&self, _: &State) -> Seat {
        self.seat
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("at", self.at)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let effect = if self.second { "war-effect-mix" } else { "war-effect-propose-mix" };
        wording::yes(choice, "war-choice-yes-mix", || Message::new(effect).with("at", self.at))
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        let Self { at, side, .. } = self;
        if self.second {
            state.team.mixed[side].add(at);
            ctx.tell(|| Event::Mixed { at, side });
        } else {
            state.frames.push(Self { seat: state.partner(self.seat), second: true, ..self });
        }
    }
}
