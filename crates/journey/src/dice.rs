//! The five dice, their colours and their symbols (VAM-1.1).

use serde::{Deserialize, Serialize};

use crate::hobbit::Hobbit;

/// The colour of a die. It matters only for a Nazgûl (VAM-3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Nobody's die: its Nazgûl always hits the active player.
    Black,
    /// Frodo's.
    Yellow,
    /// Sam's.
    Red,
    /// Merry's.
    Blue,
    /// Pippin's.
    Green,
}

impl Colour {
    /// All five dice, in the order in which they are rolled.
    pub const ALL: [Self; 5] = [Self::Black, Self::Yellow, Self::Red, Self::Blue, Self::Green];

    /// The hobbit whose colour it is.
    pub const fn hobbit(self) -> Option<Hobbit> {
        match self {
            Self::Black => None,
            Self::Yellow => Some(Hobbit::Frodo),
            Self::Red => Some(Hobbit::Sam),
            Self::Blue => Some(Hobbit::Merry),
            Self::Green => Some(Hobbit::Pippin),
        }
    }

    /// The name in notation, and the end of the message id `journey-die-NAME`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }

    /// The id of the colour in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Black => "journey-die-black",
            Self::Yellow => "journey-die-yellow",
            Self::Red => "journey-die-red",
            Self::Blue => "journey-die-blue",
            Self::Green => "journey-die-green",
        }
    }

    /// The colour with that name in notation.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// What a die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Carries the bearer one round box on (VAM-4.1).
    Ring,
    /// Divides a square box (VAM-4.5).
    Gandalf,
    /// A member of the Fellowship: cancels an Orc (VAM-4.3).
    Fellowship,
    /// Voids the Rings (VAM-4.2).
    Orc,
    /// Marks a square box (VAM-4.4).
    Nazgul,
    /// Ends the rolling (VAM-4.6).
    WhiteTree,
}

impl Symbol {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Ring,
        Self::Gandalf,
        Self::Fellowship,
        Self::Orc,
        Self::Nazgul,
        Self::WhiteTree,
    ];

    /// The name in data files and scripts, and the end of the message id `journey-symbol-NAME`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Gandalf => "gandalf",
            Self::Fellowship => "fellowship",
            Self::Orc => "orc",
            Self::Nazgul => "nazgul",
            Self::WhiteTree => "white_tree",
        }
    }

    /// The id of the symbol in words.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Ring => "journey-symbol-ring",
            Self::Gandalf => "journey-symbol-gandalf",
            Self::Fellowship => "journey-symbol-fellowship",
            Self::Orc => "journey-symbol-orc",
            Self::Nazgul => "journey-symbol-nazgul",
            Self::WhiteTree => "journey-symbol-white-tree",
        }
    }
}

/// Some of the five dice, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DiceSet(u8);

impl DiceSet {
    /// No die.
    pub const NONE: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self(0b11111);

    /// Is this die among them?
    pub const fn has(self, die: Colour) -> bool {
        self.0 & (1 << die as u8) != 0
    }

    /// Adds a die.
    pub const fn add(&mut self, die: Colour) {
        self.0 |= 1 << die as u8;
    }

    /// Takes a die away.
    pub const fn remove(&mut self, die: Colour) {
        self.0 &= !(1 << die as u8);
    }

    /// The dice in one or the other.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The dice that are not in `other`.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The dice, in rolling order.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |die| self.has(*die))
    }
}

impl FromIterator<Colour> for DiceSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(dice: I) -> Self {
        let mut set = Self::NONE;
        for die in dice {
            set.add(die);
        }
        set
    }
}

impl std::fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

// Written as a list of colours, which people read and write in scenario files.
impl Serialize for DiceSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Colour>::deserialize(deserializer)?.into_iter().collect())
    }
}
