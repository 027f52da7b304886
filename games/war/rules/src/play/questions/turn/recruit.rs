//! Which reinforcements come, and where? Field: the region of the first figure.

use crate::prelude::*;

/// Which reinforcements come, and where? Field: the region of the first figure.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recruit(pub Option<Region>);

impl Ask for Recruit {
    type Answer = (Figure, Region);
    const CLAUSE: &'static str = "GDA-8.3";
    const ID: &'static str = "war-ask-recruit";
    const LEFT: Named = Some(("war-choice-no-recruit", "war-effect-no"));

    fn id(&self) -> &'static str {
        match self.0 {
            None => Self::ID,
            Some(_) => "war-ask-recruit-second",
        }
    }

    fn about(&self, _: &State, message: Message) -> Message {
        match self.0 {
            None => message,
            Some(first) => message.with("at", first),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.objection_to_any_recruit(state.acting(), self.0).is_err())
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        if self.0.is_some() {
            offer(Choice::Done);
        }
        let recruits = state.recruits(state.acting(), self.0);
        recruits.for_each(|(figure, at)| offer(Choice::Recruit(figure, at)));
    }

    fn objection(&self, state: &State, (figure, at): (Figure, Region)) -> Verdict {
        state.objection_to_recruit(state.acting(), self.0, figure, at)
    }

    fn answer(self, state: &mut State, (figure, at): (Figure, Region), ctx: &mut Ctx<'_>) {
        state.recruit(figure, at, ctx);
        let elite = matches!(figure, Figure::Unit(_, Rank::Elite));
        if self.0.is_none() && !elite {
            state.frames.push(Self(Some(at)));
        }
    }
}
