//! Uruk-hai have wounded in melee: does Sauron draw a combat card?

use crate::prelude::*;

/// Uruk-hai have wounded in melee: does Sauron draw a combat card?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fury;

impl Ask for Fury {
    const CLAUSE: &'static str = "MEQ-8.11";
    const ID: &'static str = "quest-ask-fury";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::No);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.draw_combat(1, ctx);
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.in_combat(message)
    }
}
