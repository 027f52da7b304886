//! Event cards: their printed facts, and sets of them.

use crate::nation::Side;

/// The die that plays a card, besides the Event die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum CardKind {
    Character,
    Army,
    Muster,
}

/// The player who may use a card with three or four players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Part {
    Gondor,
    Rohan,
    WitchKing,
    Saruman,
}

table::ids! {
    /// One of the two decks of a side.
    #[allow(missing_docs)]
    pub enum Deck: "war-deck-", "deck" {
        Character = "character",
        Strategy = "strategy",
    }
}

table::listed! {
    /// An event card; its id is `fp-character-01`.
    pub struct Card of CARDS: CardFacts, "event card";
}

/// The printed facts of a card.
#[derive(Debug)]
pub struct CardFacts {
    /// Its word in data and notation.
    pub id: &'static str,
    /// The id of its name in words.
    pub term: &'static str,
    /// English title.
    pub en: &'static str,
    /// Spanish title, where the rulebook prints it.
    pub es: &'static str,
    /// The die that plays it.
    pub kind: CardKind,
    /// Is it played on the table?
    pub table: bool,
    /// The requirements to play it, in the language of the cards; [`book::entry`](crate::cards::book::entry)
    /// has them read.
    pub needs: &'static [&'static str],
    /// The effects as an event, in that language.
    pub does: &'static [&'static str],
    /// The effects in a battle.
    pub combat: Combat,
    /// English title of its combat use.
    pub combat_en: &'static str,
    /// Spanish title of its combat use, where the rulebook prints it.
    pub combat_es: &'static str,
    /// Initiative: when its combat effects are applied.
    pub first: &'static [u8],
    /// The player who may use it, with three or four players.
    pub player: Option<Part>,
}

impl Card {
    /// The side the card belongs to.
    pub const fn side(self) -> Side {
        if self.0 < 48 { Side::Free } else { Side::Shadow }
    }

    /// Its deck: the back it shows.
    pub const fn deck(self) -> Deck {
        Deck::at((self.0 / 24 % 2) as usize)
    }
}

table::set! {
    /// A set of cards, as bits, in the order of the decks.
    pub struct CardSet(u128) of Card, as a list;
}

impl CardSet {
    /// A whole deck.
    pub const fn deck(side: Side, deck: Deck) -> Self {
        Self(((1 << 24) - 1) << ((side as u32 * 2 + deck as u32) * 24))
    }
}

// Made by `tools/constants` of the data files.
include!("../generated/cards.rs");
