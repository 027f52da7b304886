//! May Wizard's Staff prevent the draw?

use serde::{Deserialize, Serialize};
use table::flow::Moot;
use table::{Message, Seat};

use crate::ask::{Ask, YES_NO};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::frame::{Frame, HuntStep};
use crate::state::State;
use crate::wording::Words;
use crate::{cards, clause, wording};

/// May Wizard's Staff prevent the draw?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Staff;

impl Ask for Staff {
    const CLAUSE: &'static str = clause::ON_TABLE;
    const ID: &'static str = "war-ask-staff";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(cards::WIZARDS_STAFF))
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        YES_NO.into_iter().for_each(offer);
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-staff"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.lift(cards::WIZARDS_STAFF, ctx);
            // The draw that was to follow is prevented.
            state.frames.pop();
            if state.frames.last() != Some(&Frame::Hunt(HuntStep::Step)) {
                state.hunt = None;
            }
        }
    }
}
