//! An effect of an event (LDT-2.10, LDT-8.4).

use cardlang::{Fault, Ids, Node, Value};

use crate::card::{Card, CardSet};
use crate::character::{Character, CharacterSet};

cardlang::ops! {
    /// One change of the rules.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Effect: "effect" {
        /// Out of the deck, face up beside the event (LDT-8.4).
        "set_aside" => SetAside(cards: CardSet),
        /// The cards, besides the Towers, that may not become the lost card.
        "lost_not" => LostNot(cards: CardSet),
        /// Characters are chosen when each hand has only `count` cards, `card` among them (LDT-C24.2).
        "counsel" => Counsel(count: u8, card: Card),
        /// A card of these joins every hand (LDT-C31.3).
        "give_each" => GiveEach(cards: CardSet),
        /// Leading such a card loses the chapter (LDT-C30.1, LDT-C31.2).
        "lose_if_led" => LoseIfLed(by: Leader, cards: CardSet),
        /// Must lead the highest card of the hand to the first trick (LDT-C31.1).
        "highest_first" => HighestFirst(who: CharacterSet),
        /// After setting up, every hand discards a card and draws one (LDT-C25.6).
        "discard_and_draw" => DiscardAndDraw,
        /// After setting up, every hand turns a card face up (LDT-C36.2).
        "reveal_each" => RevealEach,
        /// After setting up, every chair may exchange with the next to the left (LDT-C32.3).
        "exchange_left" => ExchangeLeft,
        /// Both cards of an exchange are passed at the same time (LDT-C34.1).
        "simultaneous" => Simultaneous,
        /// `count` of the two step cards are taken (LDT-C33.2, LDT-C34.2).
        "steps" => Steps(count: u8),
        /// Once, a card played wins against everything (LDT-C35.4).
        "light" => Light(who: CharacterSet),
        /// These cards leave the deck; after each trick this character draws one of them (LDT-C28.2).
        "side_deck" => SideDeck(cards: CardSet, who: CharacterSet),
        /// Only this character's failure loses the chapter (LDT-C25.2).
        "forgiving" => Forgiving(who: CharacterSet),
    }
}

/// The leader that matters: a character, or `any`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leader {
    Any,
    /// One of these.
    Only(CharacterSet),
}

impl Leader {
    /// Is it this one?
    pub const fn is(self, character: Character) -> bool {
        match self {
            Self::Any => true,
            Self::Only(these) => these.has(character),
        }
    }
}

impl Value for Leader {
    fn what() -> String {
        "a character or `any`".to_owned()
    }

    fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
        if node.as_word() == Some("any") {
            return Ok(Self::Any);
        }
        CharacterSet::read(node, ids).map(Self::Only)
    }

    fn write(&self) -> Node {
        match self {
            Self::Any => Node::word("any"),
            Self::Only(these) => these.write(),
        }
    }
}
