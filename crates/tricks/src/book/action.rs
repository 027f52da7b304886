//! What a character does while setting up (LDT-1.3, LDT-2.6).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet, Suit};
use crate::character::CharacterSet;
use crate::goal::Cards;
use crate::goal::read::{NotRead, Reader};
use crate::goal::write::card_name;

/// With whom a character may exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partners {
    /// Anybody else but these.
    AnyBut(CharacterSet),
    /// One of these.
    Only(CharacterSet),
}

impl Partners {
    /// May it be with this character?
    pub const fn admit(self, character: crate::character::Character) -> bool {
        match self {
            Self::AnyBut(not) => !not.has(character),
            Self::Only(these) => these.has(character),
        }
    }
}

/// One thing a character does while setting up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `exchange(frodo, sam)`, `exchange(any)`, `exchange(any, except frodo)`: a card for a card (LDT-2.7).
    Exchange(Partners),
    /// `exchange_lost(not ring_1)`: a card of the hand for the lost card (LDT-C36.1).
    ExchangeLost(CardSet),
    /// `give_each`: a card to every other character.
    GiveEach,
    /// `take_card(black_tower)`: from whoever holds it, for a card of the hand (LDT-C21.2).
    TakeCard(Card),
    /// `take_lost`, `take_lost(open)`: the lost card joins the hand, and may lie face up in front.
    TakeLost(bool),
    /// `add(hills_8 | …)`: cards from outside the deck join the hand.
    Add(CardSet),
    /// `discard(3)`: so many cards of the hand leave the round, face down.
    Discard(u8),
    /// `tuck`: a card under the character (LDT-2.8).
    Tuck,
    /// `place`: a card face up under the token (LDT-C22.2).
    Place,
    /// `reveal_hand`: the hand is played open.
    RevealHand,
    /// `draw(hills, 2)`: so many of a suit's cards outside the deck, of which one is kept (LDT-C26.1).
    Draw(Suit, u8),
    /// `burden(2..5)`: one of the Burden tokens (LDT-7.6).
    Burden(u8, u8),
}

impl FromStr for Action {
    type Err = NotRead;
    fn from_str(text: &str) -> Result<Self, NotRead> {
        let mut reader = Reader::new(text);
        let action = read(&mut reader)?;
        reader.end()?;
        Ok(action)
    }
}

fn read(reader: &mut Reader<'_>) -> Result<Action, NotRead> {
    let name = reader.word()?;
    match name {
        "give_each" => return Ok(Action::GiveEach),
        "tuck" => return Ok(Action::Tuck),
        "place" => return Ok(Action::Place),
        "reveal_hand" => return Ok(Action::RevealHand),
        _ => {}
    }
    if !reader.sign("(") {
        return match name {
            "take_lost" => Ok(Action::TakeLost(false)),
            "exchange_lost" => Ok(Action::ExchangeLost(CardSet::EMPTY)),
            other => reader.wrong(format!("there is no setup action '{other}'")),
        };
    }
    let action = match name {
        "exchange" => Action::Exchange(partners(reader)?),
        "exchange_lost" => {
            if !reader.is("not") {
                return reader.wrong("expected 'not'");
            }
            Action::ExchangeLost(fixed(reader)?)
        }
        "take_card" => Action::TakeCard(reader.card()?),
        "take_lost" => {
            if !reader.is("open") {
                return reader.wrong("expected 'open'");
            }
            Action::TakeLost(true)
        }
        "add" => Action::Add(fixed(reader)?),
        "discard" => Action::Discard(reader.number()?),
        "draw" => {
            let name = reader.word()?;
            let Some(suit) = Suit::named(name) else {
                return reader.wrong(format!("'{name}' is no suit"));
            };
            reader.expect(",")?;
            Action::Draw(suit, reader.number()?)
        }
        "burden" => {
            let least = reader.number()?;
            reader.expect("..")?;
            Action::Burden(least, reader.number()?)
        }
        other => return reader.wrong(format!("there is no setup action '{other}'")),
    };
    reader.expect(")")?;
    Ok(action)
}

fn partners(reader: &mut Reader<'_>) -> Result<Partners, NotRead> {
    let any = reader.is("any");
    let mut these = CharacterSet::EMPTY;
    if any {
        while reader.sign(",") {
            if !reader.is("except") {
                return reader.wrong("expected 'except'");
            }
            these = these.or(character(reader)?);
        }
        return Ok(Partners::AnyBut(these));
    }
    loop {
        these = these.or(character(reader)?);
        if !reader.sign(",") {
            return Ok(Partners::Only(these));
        }
    }
}

pub(super) fn character(reader: &mut Reader<'_>) -> Result<CharacterSet, NotRead> {
    let name = reader.word()?;
    match CharacterSet::named(name) {
        Some(named) => Ok(named),
        None => reader.wrong(format!("there is no character '{name}'")),
    }
}

pub(super) fn fixed(reader: &mut Reader<'_>) -> Result<CardSet, NotRead> {
    let cards = reader.cards()?;
    if cards.drawn.is_empty() {
        Ok(cards.fixed)
    } else {
        reader.wrong("these cards may not depend on the value drawn")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = |cards: &CardSet| Cards::from(*cards);
        match self {
            Self::Exchange(Partners::Only(these)) => write!(f, "exchange({})", these.names().join(", ")),
            Self::Exchange(Partners::AnyBut(not)) => {
                f.write_str("exchange(any")?;
                not.names()
                    .iter()
                    .try_for_each(|name| write!(f, ", except {name}"))?;
                f.write_str(")")
            }
            Self::ExchangeLost(not) if not.is_empty() => f.write_str("exchange_lost"),
            Self::ExchangeLost(not) => write!(f, "exchange_lost(not {})", cards(not)),
            Self::GiveEach => f.write_str("give_each"),
            Self::TakeCard(card) => write!(f, "take_card({})", card_name(*card)),
            Self::TakeLost(open) => f.write_str(if *open { "take_lost(open)" } else { "take_lost" }),
            Self::Add(added) => write!(f, "add({})", cards(added)),
            Self::Discard(count) => write!(f, "discard({count})"),
            Self::Tuck => f.write_str("tuck"),
            Self::Place => f.write_str("place"),
            Self::RevealHand => f.write_str("reveal_hand"),
            Self::Draw(suit, of) => write!(f, "draw({}, {of})", suit.name()),
            Self::Burden(least, most) => write!(f, "burden({least}..{most})"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
