//! Which Nazgûl fly, and which Minions move?

use crate::prelude::*;
use crate::questions::FlyTo;

/// Which Nazgûl fly, and which Minions move?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Minions {
    /// Nazgûl only.
    pub nazgul_only: bool,
    /// Characters who have moved.
    pub moved: People,
}

impl Ask for Minions {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-6.10";
    const ID: &'static str = "war-ask-minions";
    const WHO: Who = Who::Of(Side::Shadow);
    const WORDS: Named = Some(("war-choice-from-nazgul", "war-effect-from-nazgul"));
    const LEFT: Named = Some(("war-choice-no-fly", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.can_fly(self.nazgul_only, self.moved))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let roosts = state.board.roosts().iter();
        roosts.for_each(|from| offer(Choice::From(from)));
        for who in [Character::WitchKing, Character::MouthOfSauron, Character::Saruman] {
            if state.in_play(who) {
                offer(Choice::Take(Figure::Person(who)));
            }
        }
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::From(from) => state.objection_to_fly(self.moved, Figure::Nazgul, from),
            Choice::Take(figure @ Figure::Person(who)) => {
                require(!self.nazgul_only || who == Character::WitchKing, Why::CARD_TEXT)?;
                let from = state.stands(who).ok_or(Why::NOT_ABROAD)?;
                state.objection_to_fly(self.moved, figure, from)
            }
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        let Self { nazgul_only, moved } = self;
        let (from, who) = match choice {
            Choice::From(from) => (Some(from), Figure::Nazgul),
            Choice::Take(figure @ Figure::Person(who)) => (state.stands(who), figure),
            _ => return,
        };
        if let Some(from) = from {
            state.frames.push(FlyTo { from, who, nazgul_only, moved });
        }
    }
}
