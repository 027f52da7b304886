//! The arguments of messages for cards, suits and characters.

use table::Arg;

use crate::card::{Card, CardSet, Suit};
use crate::character::{Character, CharacterSet};

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Term(card.term())
    }
}

impl From<CardSet> for Arg {
    fn from(cards: CardSet) -> Self {
        Self::Terms(cards.iter().map(Card::term).collect())
    }
}

impl From<Suit> for Arg {
    fn from(suit: Suit) -> Self {
        Self::Term(suit.term())
    }
}

impl From<Character> for Arg {
    fn from(character: Character) -> Self {
        Self::Term(character.term())
    }
}

impl From<CharacterSet> for Arg {
    fn from(characters: CharacterSet) -> Self {
        Self::Terms(characters.iter().map(Character::term).collect())
    }
}
