//! Which of the reinforcements come, where there are too few for all that are called?

use crate::frame::Calls;
use crate::prelude::*;

/// Which of the reinforcements come, where there are too few for all that are called?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The Nation.
    pub nation: Nation,
    /// Who calls.
    pub calls: Calls,
}

impl Ask for Share {
    const CLAUSE: &'static str = clause::RECRUIT_LIMITS;
    const ID: &'static str = "war-ask-share";

    /// What leaves no choice is not asked.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let (mut ways, mut only) = (0, None);
        self.answers(state, &mut |choice| {
            if self.objection(state, choice).is_ok() {
                ways += 1;
                only = Some(choice);
            }
        });
        match only {
            None => Moot::Lapses,
            Some(choice) if ways == 1 => Moot::Answer(choice),
            _ => Moot::No,
        }
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        for call in self.calls.0.into_iter().flatten() {
            for rank in Rank::ALL.into_iter().filter(|rank| call.calls(*rank)) {
                offer(Choice::Recruit(Figure::Unit(self.nation, rank), call.at));
            }
        }
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let Choice::Recruit(figure, at) = choice else {
            return Err(Why::NOT_NOW);
        };
        let wants = |rank: Rank| {
            let mut calls = self.calls.0.into_iter().flatten();
            figure == Figure::Unit(self.nation, rank) && calls.any(|call| call.at == at && call.calls(rank))
        };
        let said = if state.cards.playing.is_some() {
            Why::CARD_TEXT
        } else {
            Why::VOICE_ONCE
        };
        unless(Rank::ALL.into_iter().any(wants), said)?;
        unless(state.in_reserve(figure) > 0, Why::NO_RESERVE)
    }

    fn answer(mut self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Recruit(figure, at) = choice {
            state.recruit(figure, at, ctx);
            let regular = figure == Figure::Unit(self.nation, Rank::Regular);
            self.calls.answer(at, regular);
            state.frames.push(self);
        }
    }
}
