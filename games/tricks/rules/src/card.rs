//! Cards, suits and sets of cards (LDT-1.2, LDT-7.1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A suit that can be followed. Towers, Orcs and Fatigue have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    Hills,
    Mountains,
    /// Forests, with those of Fangorn (LDT-C22.1).
    Forests,
    Shadows,
    /// Rings: the suit of the second part.
    Rings,
}

impl Suit {
    /// All suits.
    pub const ALL: [Self; 5] = [Self::Hills, Self::Mountains, Self::Forests, Self::Shadows, Self::Rings];

    /// Every card of the suit, in whichever part of the game.
    pub const fn cards(self) -> CardSet {
        CardSet(match self {
            Self::Hills => 0xFF,
            Self::Mountains => 0xFF << 8,
            Self::Forests => 0xFFFF << 16,
            Self::Shadows => 0xFF << 32,
            Self::Rings => 0x7F << 40,
        })
    }

    /// The suit's name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hills => "hills",
            Self::Mountains => "mountains",
            Self::Forests => "forests",
            Self::Shadows => "shadows",
            Self::Rings => "rings",
        }
    }

    /// The suit in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Hills => "tricks-suit-hills",
            Self::Mountains => "tricks-suit-mountains",
            Self::Forests => "tricks-suit-forests",
            Self::Shadows => "tricks-suit-shadows",
            Self::Rings => "tricks-suit-rings",
        }
    }

    /// The suit with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.name() == name)
    }

    /// The card of this suit with this value, if there is one.
    pub fn card(self, value: u8) -> Option<Card> {
        let first = self.cards().0.trailing_zeros() as u8;
        let card = Card(first + value.checked_sub(1)?);
        (self.cards().0 >> card.0 & 1 == 1 && card.0 < 64).then_some(card)
    }
}

macro_rules! cards {
    ($($name:literal)*) => {
        const NAMES: [&str; 61] = [$($name),*];
        const TERMS: [&str; 61] = [$(concat!("tricks-card-", $name)),*];
    };
}

cards! {
    "h1" "h2" "h3" "h4" "h5" "h6" "h7" "h8"
    "m1" "m2" "m3" "m4" "m5" "m6" "m7" "m8"
    "f1" "f2" "f3" "f4" "f5" "f6" "f7" "f8" "f9" "f10" "f11" "f12" "f13" "f14" "f15" "f16"
    "s1" "s2" "s3" "s4" "s5" "s6" "s7" "s8"
    "r1" "r2" "r3" "r4" "r5" "r6" "r7" "-"
    "o1" "o2" "o3" "o4" "o5" "o6" "o7" "o8" "o9"
    "wt" "bt" "c1" "c2"
}

/// One card. Its notation: `h` hills, `m` mountains, `f` forests (9 and more: Fangorn), `s` shadows, `r` rings,
/// each with its value; `o` an Orc, `c` a Fatigue card (*cansancio*), `wt` and `bt` the Towers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The 1 of Rings: the One Ring (LDT-7.3).
    pub const RING: Self = Self(40);
    /// The White Tower.
    pub const WHITE_TOWER: Self = Self(57);
    /// The Black Tower.
    pub const BLACK_TOWER: Self = Self(58);

    /// The one at this place of a set of cards.
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// The position of the card in a set, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its suit, if it has one.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 {
            0..8 => Some(Suit::Hills),
            8..16 => Some(Suit::Mountains),
            16..32 => Some(Suit::Forests),
            32..40 => Some(Suit::Shadows),
            40..47 => Some(Suit::Rings),
            _ => None,
        }
    }

    /// Its value, if it has one (LDT-A16).
    pub const fn value(self) -> Option<u8> {
        match self.0 {
            0..16 | 32..47 => Some(self.0 % 8 + 1),
            16..32 => Some(self.0 - 15),
            _ => None,
        }
    }

    /// Is it a Tower?
    pub const fn is_tower(self) -> bool {
        CardSet::TOWERS.has(self)
    }

    /// Is it an Orc?
    pub const fn is_orc(self) -> bool {
        CardSet::ORCS.has(self)
    }

    /// Is it a Fatigue card?
    pub(crate) const fn is_fatigue(self) -> bool {
        CardSet::FATIGUE.has(self)
    }

    /// Its notation.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The card in words.
    pub const fn term(self) -> &'static str {
        TERMS[self.0 as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no card.
#[derive(Debug, thiserror::Error)]
#[error("there is no card '{0}'")]
pub struct NotACard(String);

impl FromStr for Card {
    type Err = NotACard;
    fn from_str(text: &str) -> Result<Self, NotACard> {
        let found = NAMES.iter().position(|name| *name == text && text != "-");
        found.map(|index| Self(index as u8)).ok_or_else(|| NotACard(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

table::set! {
    /// A set of cards, as bits. Written down as its cards, separated by spaces.
    pub struct CardSet(u64) of Card;
}

impl CardSet {
    /// Every card there is.
    pub const ALL: Self = Self(0x1FFF_7FFF_FFFF_FFFF);
    /// Both Towers.
    pub const TOWERS: Self = Self(0b11 << 57);
    /// The nine Orcs: the deck's three, and six that only Helm's Deep uses.
    pub const ORCS: Self = Self(0x1FF << 48);
    /// The two Fatigue cards.
    pub const FATIGUE: Self = Self(0b11 << 59);
    /// The Forest cards of Fangorn: 9 to 16.
    pub const FANGORN: Self = Self(0xFF << 24);

    /// The cards as bits, in the order of the book.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Cards that were written as bits; nothing, where a bit stands for no card.
    pub(crate) const fn of_bits(bits: u64) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// Every card with this value.
    pub fn of_value(test: impl Fn(u8) -> bool) -> Self {
        Self::ALL.iter().filter(|card| card.value().is_some_and(&test)).collect()
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for CardSet {
    type Err = NotACard;
    fn from_str(text: &str) -> Result<Self, NotACard> {
        text.split_whitespace().map(str::parse::<Card>).collect()
    }
}

table::by_text!(CardSet);
