//! Does Gandalf the White silence the Nazgûl?

use crate::prelude::*;

/// Does Gandalf the White silence the Nazgûl?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct WhiteRider;

impl Ask for WhiteRider {
    const CLAUSE: &'static str = clause::CHARACTERS;
    const ID: &'static str = "war-ask-white-rider";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Free)
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
