//! Event cards: what is printed on them, and sets of them.

use crate::nation::Side;
use crate::tables::CARDS;
pub use crate::tables::Combat;

/// The die that plays a card, besides the Event die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum CardKind {
    Character,
    Army,
    Muster,
}

/// Who may use a card in a game of three or four.
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

/// What is printed on a card.
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
    /// What must be so for it to be played, in the language of the cards; [`book::entry`](crate::cards::book::entry) has it read.
    pub needs: &'static [&'static str],
    /// What it does as an event, in that language.
    pub does: &'static [&'static str],
    /// What it does in a battle.
    pub combat: Combat,
    /// English title of its combat use.
    pub combat_en: &'static str,
    /// Spanish title of its combat use, where the rulebook prints it.
    pub combat_es: &'static str,
    /// Initiative: when its combat effects are applied.
    pub first: &'static [u8],
    /// Who may use it with three or four players.
    pub player: Option<Part>,
}

impl Card {
    /// The card with `number` (1 to 24) of a deck.
    pub const fn of(side: Side, deck: Deck, number: u8) -> Self {
        assert!(number >= 1 && number <= 24);
        Self((side as u8 * 2 + deck as u8) * 24 + number - 1)
    }

    /// Whose it is.
    pub const fn side(self) -> Side {
        if self.0 < 48 { Side::Free } else { Side::Shadow }
    }

    /// Its deck: the back it shows.
    pub const fn deck(self) -> Deck {
        let first = (self.0 / 24).is_multiple_of(2);
        if first { Deck::Character } else { Deck::Strategy }
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
