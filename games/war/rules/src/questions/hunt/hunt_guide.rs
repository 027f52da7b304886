//! Is the Guide's ability used?

use serde::{Deserialize, Serialize};
use table::flow::Moot;
use table::{Message, Seat};

use crate::ask::{Ask, YES_NO};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::state::State;
use crate::wording::Words;
use crate::{clause, wording};

/// Is the Guide's ability used?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntGuide;

impl Ask for HuntGuide {
    const CLAUSE: &'static str = clause::HUNT_GUIDE;
    const ID: &'static str = "war-ask-hunt-guide";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.guide_can_help())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        YES_NO.into_iter().for_each(offer);
    }

    fn words(&self, state: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || match state.fellowship.guide {
            Some(hobbit) => Message::new("war-effect-hobbit-helps").with("who", hobbit.term()),
            None => Message::new("war-effect-gollum-helps"),
        })
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.guide_helps(ctx);
        }
    }
}
