//! Does Gandalf the White silence the Nazgûl?

use serde::{Deserialize, Serialize};
use table::{Message, Seat};

use crate::ask::{Ask, YES_NO};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::nation::Side;
use crate::state::State;
use crate::wording::Words;
use crate::{clause, wording};

/// Does Gandalf the White silence the Nazgûl?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct WhiteRider;

impl Ask for WhiteRider {
    const CLAUSE: &'static str = clause::CHARACTERS;
    const ID: &'static str = "war-ask-white-rider";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Free)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        YES_NO.into_iter().for_each(offer);
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-white-rider"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.battle_mut().white = true;
            ctx.tell(|| Event::WhiteRider);
        }
    }
}
