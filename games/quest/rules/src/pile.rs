//! Cards together: a deck, a hand, a stack. Plain bytes, so that a state is quick to copy.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Chance;

use crate::ids::Id;

/// Up to `N` cards of one kind in an order. The last is the top.
///
/// A deck of unknown order has no order here: it is kept sorted, and every draw is random ([`draw`](Self::draw)).
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [u8; N],
    kind: PhantomData<T>,
}

impl<T: Id, const N: usize> Pile<T, N> {
    /// Nothing.
    pub const EMPTY: Self = Self { len: 0, items: [0; N], kind: PhantomData };

    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One by one, from the bottom.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + '_ {
        self.items[..self.len()].iter().map(|item| T::from(*item))
    }

    /// Each title once, where the pile is sorted.
    pub fn titles(&self) -> impl Iterator<Item = T> + '_ {
        let items = &self.items[..self.len()];
        let first = move |index: &usize| *index == 0 || items[*index - 1] != items[*index];
        (0..items.len()).filter(first).map(move |index| T::from(items[index]))
    }

    /// The card at an index, from the bottom.
    #[inline]
    pub fn at(&self, index: usize) -> T {
        T::from(self.items[..self.len()][index])
    }

    /// The number of copies of this title.
    #[inline]
    pub fn count(&self, item: T) -> usize {
        let item: u8 = item.into();
        self.items[..self.len()].iter().filter(|other| **other == item).count()
    }

    /// Is one of this title here?
    #[inline]
    pub fn has(&self, item: T) -> bool {
        let item: u8 = item.into();
        self.items[..self.len()].contains(&item)
    }

    /// Puts one on top.
    ///
    /// # Panics
    /// When there is no room: there are no more cards in the box.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item.into();
        self.len += 1;
    }

    /// Puts one among the others, where the order keeps the pile sorted.
    #[inline]
    pub fn add(&mut self, item: T) {
        let item = item.into();
        let mut at = self.len();
        self.len += 1;
        while at > 0 && self.items[at - 1] > item {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = item;
    }

    /// Takes the top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len().checked_sub(1)?;
        Some(self.remove(last))
    }

    /// Takes what lies at an index.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len();
        let item = self.items[..len][index];
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        // Removed cards leave no trace: piles with the same cards are the same.
        self.items[len - 1] = 0;
        T::from(item)
    }

    pub(crate) fn take_bottom(&mut self) -> Option<T> {
        (!self.is_empty()).then(|| self.remove(0))
    }

    /// Takes one of this title; was there one?
    pub fn take(&mut self, item: T) -> bool {
        let item: u8 = item.into();
        let at = self.items[..self.len()].iter().position(|other| *other == item);
        at.is_some_and(|at| {
            self.remove(at);
            true
        })
    }

    /// Takes one by chance.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        chance.roll(T::WHAT, 1);
        let at = chance.face(self.len.into(), |face| self.at(face as usize).word()) as usize;
        Some(self.remove(at))
    }

    /// All of them are put among those of another pile.
    pub fn pour_into<const M: usize>(&mut self, other: &mut Pile<T, M>) {
        for item in self.iter() {
            other.add(item);
        }
        *self = Self::EMPTY;
    }

    /// The same cards in order.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.items[..self.len as usize].sort_unstable();
        self
    }

    /// The cards as a slice of numbers, to shuffle.
    pub(crate) fn raw_mut(&mut self) -> &mut [u8] {
        &mut self.items[..self.len as usize]
    }
}

impl<T, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.items[..self.len as usize] == other.items[..other.len as usize]
    }
}

impl<T: Id, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::EMPTY;
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: Id, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Id, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format!("more than {N} cards in a pile")));
        }
        Ok(items.into_iter().collect())
    }
}

/// Cards of a hand that all have seen come there. More than there is room for are forgotten.
pub type Open<T> = Pile<T, 8>;
