//! An action of a character while setting up (LDT-1.3, LDT-2.6).

use cardlang::{Arg, Args, Arguments, Bounds, Fault, Node, Value};

use crate::card::{Card, CardSet, Suit};
use crate::character::{Character, CharacterSet};

cardlang::ops! {
    /// One thing a character does while setting up.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Action: "setup action" {
        /// A card for a card, with one of these, or with any except these (LDT-2.7).
        "exchange" => Exchange[Partners],
        /// A card of the hand for the lost card, but not one of these; or with a character (LDT-C36.1).
        "exchange_lost" => ExchangeLost[ForLost],
        /// A card to every other character.
        "give_each" => GiveEach,
        /// The card is taken from its holder, for a card of the hand (LDT-C21.2).
        "take_card" => TakeCard(card: Card),
        /// The lost card joins the hand, and may lie face up in front.
        "take_lost" => TakeLost(open: bool),
        /// Cards from outside the deck join the hand.
        "add" => Add(cards: CardSet),
        /// `count` cards of the hand leave the round, face down.
        "discard" => Discard(count: u8),
        /// A card under the character (LDT-2.8).
        "tuck" => Tuck,
        /// A card face up under the token (LDT-C22.2).
        "place" => Place,
        /// The hand is played open.
        "reveal_hand" => RevealHand,
        /// `count` cards of a suit come from outside the deck; one of them is kept (LDT-C26.1).
        "draw" => Draw(suit: Suit, count: u8),
        /// One of the Burden tokens (LDT-7.6).
        "burden" => Burden(tokens: Bounds<u8>),
    }
}

impl Action {
    /// The reason why no hand can do this, if it cannot.
    pub(super) fn objection(self) -> Option<&'static str> {
        match self {
            Self::Discard(count) | Self::Draw(_, count) if count > 13 => Some("a hand has at most 13 cards"),
            Self::Burden(Bounds { most, .. }) if most > 13 => Some("nobody wins more than 13 tricks"),
            _ => None,
        }
    }
}

/// The characters that a character may exchange with: `exchange(gloin, arwen)`, `exchange(any)`,
/// `exchange(any, except gloin)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partners {
    /// Any character but these.
    AnyBut(CharacterSet),
    /// One of these.
    Only(CharacterSet),
}

impl Partners {
    /// May it be with this character?
    pub const fn admit(self, character: Character) -> bool {
        match self {
            Self::AnyBut(not) => !not.has(character),
            Self::Only(these) => these.has(character),
        }
    }
}

impl Arguments for Partners {
    fn read(args: &mut Args<'_>) -> Result<Self, Fault> {
        let ids = args.ids();
        let mut these = CharacterSet::EMPTY;
        let given = args.rest();
        let Some((first, others)) = given.split_first() else {
            return Err(args.missing("with whom"));
        };
        if first.as_word() == Some("any") {
            for other in others {
                let except = other.marked("except").ok_or_else(|| other.expected("`except` somebody"))?;
                these = these.or(CharacterSet::read(except, ids)?);
            }
            return Ok(Self::AnyBut(these));
        }
        for partner in given {
            these = these.or(CharacterSet::read(partner, ids)?);
        }
        Ok(Self::Only(these))
    }

    fn write(&self) -> Vec<Arg> {
        let names = |these: &CharacterSet| these.names().into_iter().map(Node::word);
        let nodes = match self {
            Self::Only(these) => names(these).collect::<Vec<_>>(),
            Self::AnyBut(not) => {
                let except = names(not).map(|name| Node::mark("except", name));
                std::iter::once(Node::word("any")).chain(except).collect()
            }
        };
        nodes.into_iter().map(Arg::from).collect()
    }
}

/// The cards that may not be given for the lost card, and the characters that a card may be exchanged with
/// instead: `not ring_1`, `or gandalf`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForLost {
    /// Cards that may not be given.
    pub not: CardSet,
    /// The characters to exchange with instead, where one is played.
    pub or: CharacterSet,
}

impl Arguments for ForLost {
    fn read(args: &mut Args<'_>) -> Result<Self, Fault> {
        let ids = args.ids();
        let (mut not, mut or) = (CardSet::EMPTY, CharacterSet::EMPTY);
        for given in args.rest() {
            if let Some(cards) = given.marked("not") {
                not = not.or(CardSet::read(cards, ids)?);
            } else if let Some(who) = given.marked("or") {
                or = or.or(CharacterSet::read(who, ids)?);
            } else {
                return Err(given.expected("`not` some cards or `or` somebody"));
            }
        }
        Ok(Self { not, or })
    }

    fn write(&self) -> Vec<Arg> {
        let not = (!self.not.is_empty()).then(|| Node::mark("not", self.not.write()));
        let or = self.or.names().into_iter();
        let or = or.map(|name| Node::mark("or", Node::word(name)));
        not.into_iter().chain(or).map(Arg::from).collect()
    }
}
