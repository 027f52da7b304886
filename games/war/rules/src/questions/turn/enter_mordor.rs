//! Does the Fellowship enter Mordor?

use serde::{Deserialize, Serialize};
use table::flow::Moot;
use table::{Message, Seat};

use crate::ask::{Ask, YES_NO};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::nation::Side;
use crate::region::Region;
use crate::state::State;
use crate::wording::Words;
use crate::{clause, wording};

/// Does the Fellowship enter Mordor?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnterMordor;

impl Ask for EnterMordor {
    const CLAUSE: &'static str = clause::ENTER_MORDOR;
    const ID: &'static str = "war-ask-enter-mordor";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Free)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gate = matches!(state.fellowship.at, Region::MORANNON | Region::MINAS_MORGUL);
        Moot::lapses(!gate || state.fellowship.mordor.is_some())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        YES_NO.into_iter().for_each(offer);
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-enter-mordor"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.enter_mordor(ctx);
        }
    }
}
