//! Which of the called reinforcements come, if there are too few for all?

use crate::frame::Calls;
use crate::prelude::*;

/// Which of the called reinforcements come, if there are too few for all?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Share {
    pub nation: Nation,
    /// The units called, and their regions.
    pub calls: Calls,
}

impl Ask for Share {
    type Answer = (Figure, Region);
    const CLAUSE: &'static str = "GDA-8.10";
    const ID: &'static str = "war-ask-share";

    /// The units that may still come.
    fn about(&self, state: &State, message: Message) -> Message {
        let called = |rank: &Rank| self.calls.0.into_iter().flatten().any(|call| call.calls(*rank));
        let left = Rank::ALL.into_iter().filter(called);
        let left = left.map(|rank| state.in_reserve(Figure::Unit(self.nation, rank))).sum::<u8>();
        message.with("left", left)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        self.by_number(state)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        for call in self.calls.0.into_iter().flatten() {
            for rank in Rank::ALL.into_iter().filter(|rank| call.calls(*rank)) {
                offer(Choice::Recruit(Figure::Unit(self.nation, rank), call.at));
            }
        }
    }

    fn objection(&self, state: &State, (figure, at): (Figure, Region)) -> Verdict {
        let mut calls = self.calls.0.into_iter().flatten();
        let mut called = |rank| calls.any(|call| call.at == at && call.calls(rank));
        let wanted = matches!(figure, Figure::Unit(nation, rank) if nation == self.nation && called(rank));
        let said = state.cards.playing.map_or(Why::VOICE_ONCE, |_| Why::CARD_TEXT);
        require(wanted, said)?;
        require(state.in_reserve(figure) > 0, Why::NO_RESERVE)
    }

    fn answer(mut self, state: &mut State, (figure, at): (Figure, Region), ctx: &mut Ctx<'_>) {
        state.recruit(figure, at, ctx);
        let regular = figure == Figure::Unit(self.nation, Rank::Regular);
        self.calls.answer(at, regular);
        state.frames.push(self);
    }
}
