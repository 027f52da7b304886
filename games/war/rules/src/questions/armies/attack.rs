//! Which Army attacks?

use serde::{Deserialize, Serialize};
use table::Seat;
use table::flow::Moot;

use crate::ask::Ask;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::frame::Led;
use crate::questions::AttackAt;
use crate::state::State;
use crate::why::{Verdict, Why, unless};
use crate::wording::Words;
use crate::{clause, wording};

/// Which Army attacks?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Who must lead it.
    pub led: Led,
    /// May one not attack after all?
    pub may_stop: bool,
}

impl Ask for Attack {
    const CLAUSE: &'static str = clause::ATTACK;
    const ID: &'static str = "war-ask-attack";

    fn who(&self, state: &State) -> Seat {
        state.decider(state.acting())
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.can_attack(state.acting(), self.led))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let side = state.acting();
        let armies = state.board.armies(side).iter();
        armies
            .filter(|from| !state.quarry(side, *from).is_empty())
            .for_each(|from| offer(Choice::From(from)));
        if self.may_stop {
            offer(Choice::Done);
        }
    }

    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let armies = state.attacking_armies(state.acting(), self.led);
        armies.for_each(|from| offer(Choice::From(from)));
        if self.may_stop {
            offer(Choice::Done);
        }
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::From(from) => state.objection_to_attack_from(state.acting(), from, self.led),
            Choice::Done => unless(self.may_stop, Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::from(choice, "war-choice-from-attack", "war-effect-from-attack")
    }

    fn answer(self, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        if let Choice::From(from) = choice {
            state.frames.push(AttackAt { from, led: self.led });
        }
    }
}
