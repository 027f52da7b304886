//! What an event changes (LDT-2.10, LDT-8.4).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet};
use crate::character::CharacterSet;
use crate::goal::Cards;
use crate::goal::read::{NotRead, Reader};
use crate::goal::write::card_name;

use super::action::{character, fixed};

/// One change of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// `set_aside(white_tower)`: out of the deck, face up beside the event (LDT-8.4).
    SetAside(CardSet),
    /// `lost_not(ring_1)`: which cards, besides the Towers, may not become the lost card.
    LostNot(CardSet),
    /// `counsel(4, white_tower)`: characters are chosen when only so many cards are dealt to each hand, that
    /// card among them (LDT-C24.2).
    Counsel(u8, Card),
    /// `give_each(orcs)`: a card of these joins every hand (LDT-C31.3).
    GiveEach(CardSet),
    /// `lose_if_led(any, shadows)`: leading such a card loses the chapter (LDT-C30.1, LDT-C31.2).
    LoseIfLed(Option<CharacterSet>, CardSet),
    /// `highest_first(frodo)`: must lead the highest card of the hand to the first trick (LDT-C31.1).
    HighestFirst(CharacterSet),
    /// `discard_and_draw`: after setting up, everybody discards a card and draws one (LDT-C25.6).
    DiscardAndDraw,
    /// `reveal_each`: after setting up, everybody turns a card of the hand face up (LDT-C36.2).
    RevealEach,
    /// `exchange_left`: after setting up, everybody may exchange with the next to the left (LDT-C32.3).
    ExchangeLeft,
    /// `simultaneous`: in exchanges both cards are passed at the same time (LDT-C34.1).
    Simultaneous,
    /// `steps(1)`: so many of the two step cards are taken (LDT-C33.2, LDT-C34.2).
    Steps(u8),
    /// `light(sam)`: once, a card played wins against everything (LDT-C35.4).
    Light(CharacterSet),
    /// `side_deck(shadows, pippin)`: these cards leave the deck; after each trick this character draws one of
    /// them (LDT-C28.2).
    SideDeck(CardSet, CharacterSet),
    /// `forgiving(aragorn)`: only this character's failure loses the chapter (LDT-C25.2).
    Forgiving(CharacterSet),
}

impl FromStr for Effect {
    type Err = NotRead;
    fn from_str(text: &str) -> Result<Self, NotRead> {
        let mut reader = Reader::new(text);
        let effect = read(&mut reader)?;
        reader.end()?;
        Ok(effect)
    }
}

fn read(reader: &mut Reader<'_>) -> Result<Effect, NotRead> {
    let name = reader.word()?;
    match name {
        "discard_and_draw" => return Ok(Effect::DiscardAndDraw),
        "reveal_each" => return Ok(Effect::RevealEach),
        "exchange_left" => return Ok(Effect::ExchangeLeft),
        "simultaneous" => return Ok(Effect::Simultaneous),
        _ => {}
    }
    reader.expect("(")?;
    let effect = match name {
        "set_aside" => Effect::SetAside(fixed(reader)?),
        "lost_not" => Effect::LostNot(fixed(reader)?),
        "counsel" => {
            let count = reader.number()?;
            reader.expect(",")?;
            Effect::Counsel(count, reader.card()?)
        }
        "give_each" => Effect::GiveEach(fixed(reader)?),
        "lose_if_led" => {
            let who = if reader.is("any") {
                None
            } else {
                Some(character(reader)?)
            };
            reader.expect(",")?;
            Effect::LoseIfLed(who, fixed(reader)?)
        }
        "highest_first" => Effect::HighestFirst(character(reader)?),
        "steps" => Effect::Steps(reader.number()?),
        "light" => Effect::Light(character(reader)?),
        "side_deck" => {
            let cards = fixed(reader)?;
            reader.expect(",")?;
            Effect::SideDeck(cards, character(reader)?)
        }
        "forgiving" => Effect::Forgiving(character(reader)?),
        other => return reader.wrong(format!("there is no effect '{other}'")),
    };
    reader.expect(")")?;
    Ok(effect)
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = |cards: &CardSet| Cards::from(*cards);
        let who = |who: &CharacterSet| who.names().join(" + ");
        match self {
            Self::SetAside(aside) => write!(f, "set_aside({})", cards(aside)),
            Self::LostNot(not) => write!(f, "lost_not({})", cards(not)),
            Self::Counsel(count, card) => write!(f, "counsel({count}, {})", card_name(*card)),
            Self::GiveEach(given) => write!(f, "give_each({})", cards(given)),
            Self::LoseIfLed(None, led) => write!(f, "lose_if_led(any, {})", cards(led)),
            Self::LoseIfLed(Some(by), led) => write!(f, "lose_if_led({}, {})", who(by), cards(led)),
            Self::HighestFirst(by) => write!(f, "highest_first({})", who(by)),
            Self::DiscardAndDraw => f.write_str("discard_and_draw"),
            Self::RevealEach => f.write_str("reveal_each"),
            Self::ExchangeLeft => f.write_str("exchange_left"),
            Self::Simultaneous => f.write_str("simultaneous"),
            Self::Steps(count) => write!(f, "steps({count})"),
            Self::Light(by) => write!(f, "light({})", who(by)),
            Self::SideDeck(side, by) => write!(f, "side_deck({}, {})", cards(side), who(by)),
            Self::Forgiving(but) => write!(f, "forgiving({})", who(but)),
        }
    }
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
