//! Is a card drawn for the Witch-king's sorcery? Of the kind that was used.

use crate::prelude::*;

/// Is a card drawn for the Witch-king's sorcery? Of the kind that was used.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sorcery(pub Deck);

impl Ask for Sorcery {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-6.16";
    const ID: &'static str = "war-ask-sorcery";
    const WORDS: Named = Some(("war-choice-yes-draw", "war-effect-draw"));
    const LEFT: Named = Some(("war-choice-no-draw", "war-effect-no"));

    /// The player of the Witch-king, also where the partner leads his Army.
    fn who(&self, state: &State) -> Seat {
        state.seat_of(Nation::Sauron)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("deck", self.0)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.deck(Side::Shadow, self.0).is_empty())
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        state.draw_card(self.who(state), self.0, ctx);
    }
}
