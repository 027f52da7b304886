//! A seat's knowledge of the hidden cards: for every hidden place, the cards that may be there.
//!
//! It is never wrong (a card that is in a place is among those that may be there), and as sharp as the
//! observations: cards that were passed, cards that all saw move, suits that a hand could not follow.

use crate::card::{Card, CardSet};
use crate::chair::Chair;

/// A place where a card can be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hand(Chair),
    /// The card under a character.
    Tuck(Chair),
    /// Not dealt.
    Stock,
    /// Discarded face down.
    Discards,
    /// The side deck.
    Side,
}

/// The number of hidden places.
pub const PLACES: usize = 11;

impl Place {
    /// Its place in the list.
    pub const fn index(self) -> usize {
        match self {
            Self::Hand(chair) => chair.index(),
            Self::Tuck(chair) => 4 + chair.index(),
            Self::Stock => 8,
            Self::Discards => 9,
            Self::Side => 10,
        }
    }
}

/// The knowledge of one seat. Written in one line ([`spelling`](crate::spelling)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    pub(crate) can: [CardSet; PLACES],
}

impl Knowledge {
    /// Nothing is known: any card may be in any hand, or not dealt.
    pub const NOTHING: Self = {
        let mut can = [CardSet::EMPTY; PLACES];
        can[0] = CardSet::ALL;
        can[1] = CardSet::ALL;
        can[2] = CardSet::ALL;
        can[3] = CardSet::ALL;
        can[8] = CardSet::ALL;
        Self { can }
    };

    /// The cards that may be there.
    pub const fn can(&self, place: Place) -> CardSet {
        self.can[place.index()]
    }

    /// This card is there and nowhere else.
    pub(crate) fn locate(&mut self, card: Card, place: Place) {
        for can in &mut self.can {
            can.remove(card);
        }
        self.can[place.index()].add(card);
    }

    /// A card has gone from one place to another unseen; none of `not`.
    pub fn passed(&mut self, from: Place, to: Place, not: CardSet) {
        let may = self.can[from.index()].minus(not);
        self.can[to.index()] = self.can[to.index()].or(may);
    }

    /// None of these is there.
    pub fn never(&mut self, place: Place, cards: CardSet) {
        self.can[place.index()] = self.can[place.index()].minus(cards);
    }

    /// Is it certain that this card is there, if it is hidden at all?
    pub(crate) fn is_sure(&self, card: Card, place: Place) -> bool {
        let elsewhere = self.can.iter().enumerate().any(|(at, can)| at != place.index() && can.has(card));
        self.can(place).has(card) && !elsewhere
    }
}
