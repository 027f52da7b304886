//! Is the Balrog spent on the Fellowship?

use serde::{Deserialize, Serialize};
use table::flow::Moot;
use table::{Message, Seat};

use crate::ask::{Ask, YES_NO};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::nation::Side;
use crate::state::{Cause, Hunt, State};
use crate::wording::Words;
use crate::{cards, clause, wording};

/// Is the Balrog spent on the Fellowship?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Balrog {
    /// Was it declared in safety, so that a Reveal icon is ignored?
    pub safe: bool,
}

impl Ask for Balrog {
    const CLAUSE: &'static str = clause::ON_TABLE;
    const ID: &'static str = "war-ask-balrog";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(cards::BALROG))
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        YES_NO.into_iter().for_each(offer);
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-balrog"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.lift(cards::BALROG, ctx);
            let mut hunt = Hunt::new(Cause::Card);
            hunt.only_plain = true;
            hunt.no_reveal = self.safe;
            state.hunt_by_card(hunt);
        }
    }
}
