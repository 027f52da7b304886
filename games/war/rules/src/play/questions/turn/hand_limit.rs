//! Which card is discarded, with too many in hand?

use crate::prelude::*;

/// Which card is discarded, with too many in hand?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HandLimit(pub Seat);

impl Ask for HandLimit {
    type Answer = Card;
    const CLAUSE: &'static str = "GDA-5.3";
    const ID: &'static str = "war-ask-hand-limit";

    fn who(&self, _: &State) -> Seat {
        self.0
    }

    fn about(&self, state: &State, message: Message) -> Message {
        let (held, limit) = (state.cards.hands[self.0.index()].len(), state.hand_limit(self.0));
        message.with("limit", limit as u8).with("over", held.saturating_sub(limit) as u8)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.cards.hands[self.0.index()].len() <= state.hand_limit(self.0))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let hand = state.cards.hands[self.0.index()].iter();
        hand.for_each(|card| offer(Choice::Card(card)));
    }

    fn objection(&self, state: &State, card: Card) -> Verdict {
        require(state.cards.hands[self.0.index()].has(card), Why::NOT_IN_HAND)
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        wording::named(choice, "war-choice-discard", "war-effect-discard")
    }

    fn answer(self, state: &mut State, card: Card, ctx: &mut Ctx<'_>) {
        state.discard(self.0, card, ctx);
        state.frames.push(self);
    }
}
