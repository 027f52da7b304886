//! A card is played (LDT-3 to LDT-5, LDT-7, LDT-8).

use table::Observer;

use super::words::{about, no_answer, of_card, plain};
use crate::book::cards::Ability;
use crate::choice::How;
use crate::prelude::*;

/// Which card does a chair play, and how?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayCard {
    pub chair: Chair,
}

impl Question<Tricks> for PlayCard {
    const CLAUSE: Clause = Clause("LDT-3.1");

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Message {
        let current = &state.deal.current;
        match current.suit {
            _ if current.is_empty() => about(state, "tricks-prompt-lead", self.chair),
            Some(suit) => {
                let duty = self.duty(state, suit, observer);
                about(state, "tricks-prompt-follow", self.chair).with("suit", suit).with("duty", duty)
            }
            None => about(state, "tricks-prompt-follow-any", self.chair),
        }
    }

    /// LDT-5.3, LDT-8.2: a player who can play no card loses the round for all.
    #[inline]
    fn moot(&self, state: &State) -> Moot<Choice> {
        match (state.legal_cards(self.chair).is_empty(), state.may_untuck(self.chair)) {
            (true, true) => Moot::Answer(Choice::Untuck),
            (stuck, _) => Moot::lapses(stuck),
        }
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.nothing_to_play(ctx.journal);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        each_way(state, self.chair, state.open_hand(self.chair), offer);
        self.or_untuck(state, offer);
    }

    /// Asked more often than all the others together: all legal cards are found at once.
    #[inline]
    fn choices(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        each_way(state, self.chair, state.legal_cards(self.chair), offer);
        self.or_untuck(state, offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        let (card, how) = match *choice {
            Choice::Play(card, how) => (card, how),
            Choice::Untuck => return require(state.may_untuck(self.chair), Why::NotNow),
            _ => return Err(Why::NotNow),
        };
        let legal = state.legal_cards(self.chair);
        if !legal.has(card) {
            return Err(why_not(state, self.chair, card, legal));
        }
        match how {
            How::Plain => Ok(()),
            How::Ring => require(card == Card::RING, Why::NotTheRing),
            How::Light if state.deal.light_spent => Err(Why::LightSpent),
            How::Light => require(state.may_light(self.chair), Why::NoLight),
        }
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        let (card, how) = match *choice {
            Choice::Play(card, how) => (card, how),
            Choice::Untuck => {
                let clause = Clause("LDT-C20.2");
                return plain("tricks-choice-untuck", "tricks-effect-untuck", clause);
            }
            _ => return no_answer(),
        };
        let label = match how {
            How::Plain => "tricks-choice-play",
            How::Ring => "tricks-choice-win",
            How::Light => "tricks-choice-light",
        };
        let (effect, clause) = self.effect(state, card, how);
        let mut told = of_card(label, effect, card, Clause(clause));
        if let Some(suit) = card.suit() {
            told.effect = told.effect.with("suit", suit);
        }
        told
    }

    #[inline]
    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Play(card, how) => state.play(self.chair, card, how, ctx.chance, ctx.journal),
            Choice::Untuck => {
                state.untuck(self.chair, ctx.journal);
                state.phase = self.into();
            }
            _ => {}
        }
    }
}

/// Each way in which a chair could play each of these cards.
#[inline]
fn each_way(state: &State, chair: Chair, cards: CardSet, offer: &mut impl FnMut(Choice)) {
    let light = state.may_light(chair);
    for card in cards.iter() {
        offer(Choice::Play(card, How::Plain));
        if card == Card::RING {
            offer(Choice::Play(card, How::Ring));
        }
        if light {
            offer(Choice::Play(card, How::Light));
        }
    }
}

/// The reason why a card is not among the legal ones.
fn why_not(state: &State, chair: Chair, card: Card, legal: CardSet) -> Why {
    if !state.open_hand(chair).has(card) {
        return Why::NotInHand { card };
    }
    let current = &state.deal.current;
    if current.is_empty() {
        if card.is_orc() {
            return Why::OrcLed;
        }
        if !state.deal.rings_broken && card.suit() == Some(Suit::Rings) {
            return Why::RingsClosed;
        }
        return Why::NotHighest { cards: legal };
    }
    match current.suit {
        Some(suit) if !legal.and(suit.cards()).is_empty() => Why::MustFollow { suit, cards: legal },
        _ => Why::FatigueFollows,
    }
}

impl PlayCard {
    /// Offers the return of the card tucked by the pyramid, until it has played (LDT-C20.2).
    #[inline]
    fn or_untuck(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        if state.may_untuck(self.chair) {
            offer(Choice::Untuck);
        }
    }

    /// What whoever plays is told of their hand: 0, nothing of this suit in it; 1, it must be followed; 2, nothing.
    /// All others are told nothing.
    fn duty(&self, state: &State, suit: Suit, observer: Observer) -> u8 {
        if observer != Observer::Seat(state.seat_of(self.chair)) {
            return 2;
        }
        let follows = state.open_hand(self.chair).and(suit.cards());
        match (follows.is_empty(), state.legal_cards(self.chair) == follows) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        }
    }

    /// The effect of playing this card now, and its clause.
    fn effect(&self, state: &State, card: Card, how: How) -> (&'static str, &'static str) {
        let current = &state.deal.current;
        let leads = current.is_empty();
        if leads && state.forbidden_lead(self.chair, card) {
            return ("tricks-effect-play-forbidden", "LDT-2.10");
        }
        if state.can(self.chair, Ability::Pending) {
            let fixes = current.suit.is_none() && card.suit().is_some();
            let effect = if fixes { "tricks-effect-lay-fixes" } else { "tricks-effect-lay" };
            return (effect, "LDT-C22.2");
        }
        match how {
            How::Plain => {}
            How::Ring => return ("tricks-effect-win", "LDT-7.3"),
            How::Light => return ("tricks-effect-light", "LDT-C35.4"),
        }
        match (leads, current.suit) {
            (true, _) if card.is_tower() => ("tricks-effect-play-tower-led", "LDT-4.3"),
            (false, _) if card.is_tower() => ("tricks-effect-play-tower", "LDT-4.2"),
            (true, _) if card.is_fatigue() => ("tricks-effect-play-fatigue", "LDT-8.1"),
            _ if card.is_orc() => ("tricks-effect-play-orc", "LDT-5.2"),
            (true, _) => ("tricks-effect-play-led", "LDT-3.1"),
            (false, None) => ("tricks-effect-play-fixes", "LDT-4.3"),
            (false, suit) if suit == card.suit() => ("tricks-effect-play-follows", "LDT-3.2"),
            _ => ("tricks-effect-play-discards", "LDT-3.2"),
        }
    }
}
