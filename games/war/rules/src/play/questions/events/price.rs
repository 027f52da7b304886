//! Which cards are discarded to remove one from the table? Fields: that card, and the decks still owed.

use crate::prelude::*;

/// Which cards are discarded to remove one from the table? Fields: that card, and the decks still owed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Price {
    /// A Strategy card is owed.
    pub strategy: bool,
    /// A Character card is owed.
    pub character: bool,
    /// The card removed from the table.
    pub card: Card,
}

impl Ask for Price {
    type Answer = Card;
    const CLAUSE: &'static str = "GDA-5.5";
    const ID: &'static str = "war-ask-price";
    const WHO: Who = Who::Of(Side::Shadow);
    const WORDS: Named = Some(("war-choice-discard", "war-effect-discard"));

    fn moot(&self, _: &State) -> Moot<Choice> {
        Moot::lapses(!self.strategy && !self.character)
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.lift(self.card, ctx);
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        state.hand(Side::Shadow).iter().map(Choice::Card).for_each(offer);
    }

    fn objection(&self, state: &State, card: Card) -> Verdict {
        let owed = match card.deck() {
            Deck::Strategy => self.strategy,
            Deck::Character => self.character,
        };
        require(state.hand(Side::Shadow).has(card), Why::NOT_IN_HAND)?;
        require(owed, Why::PRICE)
    }

    fn answer(mut self, state: &mut State, paid: Card, ctx: &mut Ctx<'_>) {
        let seat = state.decider(Side::Shadow);
        state.discard(seat, paid, ctx);
        match paid.deck() {
            Deck::Strategy => self.strategy = false,
            Deck::Character => self.character = false,
        }
        state.frames.push(self);
    }
}
