//! Chairs: the places at the table that hold a hand of cards and a character.
//!
//! With three or four players a chair is a seat. With two, the third chair is the pyramid, played from one of
//! the two seats; solo, one seat plays all four chairs.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most chairs of a round.
pub(crate) const CHAIRS: usize = 4;

/// A chair, counted from 0 inside the program and from 1 wherever a person reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chair(u8);

impl Chair {
    /// The chair at `index` (0 to 3).
    pub const fn at(index: usize) -> Self {
        assert!(index < CHAIRS, "there are at most four chairs");
        Self(index as u8)
    }

    /// 0-based index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1-based number, as people count.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The chairs of a round with `count` of them.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count as u8).map(Self)
    }

    /// The chair `steps` to the left (clockwise), of `count`.
    pub const fn left(self, steps: usize, count: usize) -> Self {
        let at = self.index() + steps;
        // Mostly it is once around at most, and a division takes longer than all else here.
        Self::at(if at < count {
            at
        } else if at < 2 * count {
            at - count
        } else {
            at % count
        })
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A text that names no chair.
#[derive(Debug, thiserror::Error)]
#[error("a chair is a number from 1 to {CHAIRS}, not '{0}'")]
pub struct NotAChair(String);

impl FromStr for Chair {
    type Err = NotAChair;
    fn from_str(text: &str) -> Result<Self, NotAChair> {
        match text.parse::<usize>() {
            Ok(number) if (1..=CHAIRS).contains(&number) => Ok(Self::at(number - 1)),
            _ => Err(NotAChair(text.to_owned())),
        }
    }
}

impl Serialize for Chair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Chair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number.to_string().parse().map_err(serde::de::Error::custom)
    }
}

/// One `T` for each chair; those beyond the round's count are there and mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByChair<T>(pub [T; CHAIRS]);

impl<T> Index<Chair> for ByChair<T> {
    type Output = T;
    fn index(&self, chair: Chair) -> &T {
        &self.0[chair.index()]
    }
}

impl<T> IndexMut<Chair> for ByChair<T> {
    fn index_mut(&mut self, chair: Chair) -> &mut T {
        &mut self.0[chair.index()]
    }
}

table::set! {
    /// A set of chairs, as bits.
    #[derive(Debug, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct ChairSet(u8) of Chair;
}

impl ChairSet {
    /// Every chair of `count`.
    pub const fn all(count: usize) -> Self {
        Self((1 << count) - 1)
    }
}
