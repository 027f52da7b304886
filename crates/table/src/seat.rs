//! Seats: the places at a table from which decisions are made.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted from 0 inside the program and from 1 wherever a person reads it.
///
/// A seat decides; it need not be one hand or one side. A seat that plays two hands (two-player *bazas*)
/// is still one seat, and its two hands are part of the game's state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index` (0 to [`MAX_SEATS`] - 1).
    ///
    /// # Panics
    /// When `index` is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most MAX_SEATS seats");
        Self(index as u8)
    }

    /// The seat a person calls `number` (1 to [`MAX_SEATS`]), if there can be one.
    #[inline]
    pub fn from_number(number: usize) -> Option<Self> {
        (1..=MAX_SEATS).contains(&number).then(|| Self::new(number - 1))
    }

    /// 0-based index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1-based number, as people count seats.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// All seats of a table of `players`, in order.
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat::new)
    }

    /// The seat to the left (clockwise) at a table of `players`.
    #[inline]
    pub const fn next(self, players: usize) -> Self {
        Self::new((self.index() + 1) % players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A text that names no seat.
#[derive(Debug, thiserror::Error)]
#[error("a seat is a number from 1 to {MAX_SEATS}, not '{0}'")]
pub struct NotASeat(String);

impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(text: &str) -> Result<Self, NotASeat> {
        text.parse().ok().and_then(Self::from_number).ok_or_else(|| NotASeat(text.to_owned()))
    }
}

// Everything written down (JSON, records, scenario files) counts seats from 1, as people do.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::from_number(number as usize).ok_or_else(|| D::Error::custom(NotASeat(number.to_string())))
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// A set of `seat` alone.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    #[inline]
    pub const fn all(players: usize) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// True if `seat` is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds `seat`.
    #[inline]
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without `seat`.
    #[must_use]
    #[inline]
    pub const fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// The seats in one or the other.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The number of seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Self(left).first()?;
            left &= left - 1;
            Some(first)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.add(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A table with one `T` for each seat.
///
/// Written as an object keyed by seat number (`{"1": …, "2": …}`), so that a merge patch in a scenario
/// file can change one seat and leave the others alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// A table for `players` seats whose values `make` gives.
    pub fn new(players: usize, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(players).map(make).collect())
    }

    /// The number of seats.
    pub fn players(&self) -> usize {
        self.0.len()
    }

    /// The value of `seat`, or nothing when the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Seat by seat.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.0.iter().enumerate().map(|(index, item)| (Seat::new(index), item))
    }

    /// Seat by seat, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(index, item)| (Seat::new(index), item))
    }

    /// The seats for which `test` holds.
    pub fn seats(&self, mut test: impl FnMut(&T) -> bool) -> SeatSet {
        self.iter().filter(|(_, item)| test(item)).map(|(seat, _)| seat).collect()
    }

    /// A table with a value made of each seat's.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, item)| make(seat, item)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.players()))?;
        for (seat, item) in self.iter() {
            map.serialize_entry(&seat.number().to_string(), item)?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<String, T>::deserialize(deserializer)?;
        let mut items = ArrayVec::new();
        for (index, (key, item)) in map.into_iter().enumerate() {
            if key != (index + 1).to_string() {
                return Err(D::Error::custom(format!("seat {} is missing: found '{key}'", index + 1)));
            }
            items.try_push(item).map_err(|_| D::Error::custom("too many seats"))?;
        }
        Ok(Self(items))
    }
}

/// A reader of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// A player: sees what is public and what this seat may know.
    Seat(Seat),
    /// A spectator: sees what is public.
    Watcher,
    /// Everybody, once the game is over: sees all.
    Afterwards,
}

impl Observer {
    /// True if it sees all that this seat may know.
    pub fn sees_all_of(self, seat: Seat) -> bool {
        self == Self::Seat(seat) || self == Self::Afterwards
    }
}
