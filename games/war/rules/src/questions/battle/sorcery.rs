//! Is a card drawn for the Witch-king's sorcery? Of the kind that was used.

use crate::prelude::*;

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
