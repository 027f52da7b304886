//! Flocks of Crebain (`event:shadow-character-16`): they help a Hunt roll.

use super::lying::{Ends, Lying};
use super::prelude::*;

/// The card.
pub const CREBAIN: Card = Card::of(Side::Shadow, Deck::Character, 16);

pub(super) const LYING: Lying = Lying {
    ends: &[Ends::Safe],
    ..Lying::new(CREBAIN)
};

/// May Flocks of Crebain help the Hunt?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Crebain;

impl Ask for Crebain {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-crebain";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let lies = state.cards.table.has(CREBAIN);
        Moot::lapses(!lies || state.hunt_box[Side::Shadow] == 0)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-crebain"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.lift(CREBAIN, ctx);
            if let Some(hunt) = state.hunt.as_mut() {
                hunt.bonus += 1;
            }
        }
    }
}
