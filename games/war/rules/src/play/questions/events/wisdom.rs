//! Does Gandalf the Grey, as Guide, draw a card?

use crate::prelude::*;

/// Does Gandalf the Grey, as Guide, draw a card?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wisdom(pub Deck);

impl Ask for Wisdom {
    type Answer = Yes;
    const CLAUSE: &'static str = "GDA-6.16";
    const ID: &'static str = "war-ask-wisdom";
    const WHO: Who = Who::Of(Side::Free);
    const WORDS: Named = Some(("war-choice-yes-draw", "war-effect-draw"));
    const LEFT: Named = Some(("war-choice-no-draw", "war-effect-no"));

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("deck", self.0)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let guides = state.fellowship.guide == Some(Character::GandalfTheGrey);
        Moot::lapses(!guides || state.deck(Side::Free, self.0).is_empty())
    }

    fn answer(self, state: &mut State, _: Yes, ctx: &mut Ctx<'_>) {
        // All see that he draws; with the last card of a deck there is no other difference to not drawing.
        ctx.journal.reveal();
        let seat = state.decider(Side::Free);
        state.draw_card(seat, self.0, ctx);
    }
}
