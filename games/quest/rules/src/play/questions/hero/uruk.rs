//! Does Sauron treat the monster as an Uruk-hai?

use crate::combat::Foe;
use crate::prelude::*;
use crate::questions::hero::attack::Attack;

/// Does Sauron treat the monster as an Uruk-hai?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Uruk {
    pub of: Attack,
    /// The token.
    pub number: u8,
}

impl Ask for Uruk {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-uruk";
    crate::ask::buttons! {
        "yes": "as-uruk", _;
        "no": "as-itself", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::No);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        match "uruk_hai".parse() {
            Ok(uruk) if choice == Choice::Yes => {
                // Its token is discarded after the fight as always: it is now.
                state.remove_token(self.number, ctx);
                self.of.fight(Foe::Bare(uruk), state);
            }
            _ => self.of.fight(Foe::Token(self.number), state),
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.placed(message, self.of.seat)
    }
}
