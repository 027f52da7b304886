//! Wizard's Staff (`event:fp-character-08`): it prevents the draw of a Hunt tile.

use super::prelude::*;

/// The card.
pub const WIZARDS_STAFF: Card = Card::of(Side::Free, Deck::Character, 8);

/// May Wizard's Staff prevent the draw?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Staff;

impl Ask for Staff {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.9";
    const ID: &'static str = "war-ask-staff";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.cards.table.has(WIZARDS_STAFF))
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::yes(choice, || Message::new("war-effect-staff"))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Yes {
            state.lift(WIZARDS_STAFF, ctx);
            // The draw that was to follow is prevented.
            state.frames.pop();
            if state.frames.last() != Some(&Frame::Hunt(HuntStep::Step)) {
                state.hunt = None;
            }
        }
    }
}
