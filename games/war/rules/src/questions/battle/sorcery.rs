//! Is a card drawn for the Witch-king's sorcery? Of the kind that was used.

use serde::{Deserialize, Serialize};
use table::flow::Moot;
use table::{Message, Seat};

use crate::ask::{Ask, YES_NO};
use crate::card::Deck;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::nation::Side;
use crate::state::State;
use crate::wording::Words;
use crate::{clause, wording};

/// Is a card drawn for the Witch-king's sorcery? Of the kind that was used.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sorcery(pub Deck);

impl Ask for Sorcery {
    const CLAUSE: &'static str = clause::CHARACTERS;
    const ID: &'static str = "war-ask-sorcery";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("deck", self.0.term())
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.deck(Side::Shadow, self.0).is_empty())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        YES_NO.into_iter().for_each(offer);
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || {
            Message::new("war-effect-draw").with("deck", self.0.term())
        })
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            let seat = state.decider(Side::Shadow);
            state.draw_card(seat, self.0, ctx);
        }
    }
}
