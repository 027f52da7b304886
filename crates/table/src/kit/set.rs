//! Sets of ids, as bits.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Id, Key};
use crate::Arg;

/// The bits of a [`Set`]: `u8` to `u128` for up to as many things, `[u64; N]` for up to 64 times `N`.
pub trait Bits: Copy + Eq + Hash + 'static {
    /// The number of bits.
    const ROOM: usize;
    /// No bits.
    const NONE: Self;
    /// The lowest `count` bits.
    fn lowest(count: usize) -> Self;
    /// True if this bit is set.
    fn has(&self, bit: usize) -> bool;
    /// Sets this one.
    fn add(&mut self, bit: usize);
    /// Clears this one.
    fn remove(&mut self, bit: usize);
    /// Union.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Intersection.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Difference.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The number of bits set.
    fn count(&self) -> usize;
    /// The lowest that is set.
    fn first(&self) -> Option<usize>;
    /// The highest that is set.
    fn last(&self) -> Option<usize>;
}

macro_rules! bits {
    ($($type:ty)*) => { $(
        impl Bits for $type {
            const ROOM: usize = Self::BITS as usize;
            const NONE: Self = 0;
            #[inline]
            fn lowest(count: usize) -> Self {
                if count == 0 { 0 } else { Self::MAX >> (Self::ROOM - count) }
            }
            #[inline]
            fn has(&self, bit: usize) -> bool {
                self >> bit & 1 == 1
            }
            #[inline]
            fn add(&mut self, bit: usize) {
                *self |= 1 << bit;
            }
            #[inline]
            fn remove(&mut self, bit: usize) {
                *self &= !(1 << bit);
            }
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn count(&self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn first(&self) -> Option<usize> {
                (*self != 0).then(|| self.trailing_zeros() as usize)
            }
            #[inline]
            fn last(&self) -> Option<usize> {
                (*self != 0).then(|| Self::ROOM - 1 - self.leading_zeros() as usize)
            }
        }
    )* };
}
bits!(u8 u16 u32 u64 u128);

impl<const N: usize> Bits for [u64; N] {
    const ROOM: usize = 64 * N;
    const NONE: Self = [0; N];
    fn lowest(count: usize) -> Self {
        std::array::from_fn(|word| u64::lowest(count.saturating_sub(64 * word).min(64)))
    }
    #[inline]
    fn has(&self, bit: usize) -> bool {
        self[bit / 64].has(bit % 64)
    }
    #[inline]
    fn add(&mut self, bit: usize) {
        self[bit / 64].add(bit % 64);
    }
    #[inline]
    fn remove(&mut self, bit: usize) {
        self[bit / 64].remove(bit % 64);
    }
    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|word| self[word] | other[word])
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|word| self[word] & other[word])
    }
    #[inline]
    fn minus(self, other: Self) -> Self {
        std::array::from_fn(|word| self[word] & !other[word])
    }
    #[inline]
    fn count(&self) -> usize {
        self.iter().map(Bits::count).sum()
    }
    #[inline]
    fn first(&self) -> Option<usize> {
        let word = self.iter().position(|word| *word != 0)?;
        Some(64 * word + self[word].trailing_zeros() as usize)
    }
    #[inline]
    fn last(&self) -> Option<usize> {
        let word = self.iter().rposition(|word| *word != 0)?;
        Some(64 * word + 63 - self[word].leading_zeros() as usize)
    }
}

/// A set of values of a [`Key`], as bits: `Set<Colour, u8>`, `Set<Card, u128>`, `Set<Which, [u64; 32]>` for up to 2,048.
/// Written as a list, in order.
pub struct Set<T, B: Bits = u64>(B, PhantomData<T>);

impl<T: Key, B: Bits> Set<T, B> {
    /// None of them.
    pub const EMPTY: Self = {
        assert!(T::COUNT <= B::ROOM, "the bits of a set must have room for all that may be in it");
        Self(B::NONE, PhantomData)
    };

    /// All there are.
    #[inline]
    pub fn all() -> Self {
        let Self(_, kind) = Self::EMPTY;
        Self(B::lowest(T::COUNT), kind)
    }

    /// Just this one.
    #[inline]
    pub fn only(item: T) -> Self {
        Self::EMPTY.with(item)
    }

    /// True if the set has this value.
    #[inline]
    pub fn has(&self, item: T) -> bool {
        self.0.has(item.index())
    }

    /// Puts it in.
    #[inline]
    pub fn add(&mut self, item: T) {
        self.0.add(item.index());
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.0.remove(item.index());
    }

    /// Removes a value; true if it was in the set.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        let was = self.has(item);
        self.remove(item);
        was
    }

    /// The set with this one.
    #[inline]
    #[must_use]
    pub fn with(mut self, item: T) -> Self {
        self.add(item);
        self
    }

    /// The set without this one.
    #[inline]
    #[must_use]
    pub fn without(mut self, item: T) -> Self {
        self.remove(item);
        self
    }

    /// Union.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0.or(other.0), PhantomData)
    }

    /// Intersection.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0), PhantomData)
    }

    /// Difference: this set without `other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0.minus(other.0), PhantomData)
    }

    /// True if it has anything in common with `other`.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// True if it has all of `other`.
    #[inline]
    pub fn holds(self, other: Self) -> bool {
        other.minus(self).is_empty()
    }

    /// The number of values.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.count()
    }

    /// True if it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == B::NONE
    }

    /// The first of them, in order.
    #[inline]
    pub fn first(&self) -> Option<T> {
        self.0.first().map(T::at)
    }

    /// The last of them.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.0.last().map(T::at)
    }

    /// The one at this place among them, from 0.
    pub fn nth(&self, n: usize) -> Option<T> {
        self.iter().nth(n)
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(&self) -> Iter<T, B> {
        Iter(*self)
    }

    /// The set with just these bits, the first thing lowest; bits beyond the last thing are left out.
    #[inline]
    pub fn of_bits(bits: B) -> Self {
        let Self(_, kind) = Self::EMPTY;
        Self(bits.and(B::lowest(T::COUNT)), kind)
    }

    /// The bits, the first thing lowest.
    #[inline]
    pub fn bits(self) -> B {
        self.0
    }
}

impl<T, B: Bits> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Bits> Copy for Set<T, B> {}

impl<T, B: Bits> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, B: Bits> Eq for Set<T, B> {}

impl<T, B: Bits> Hash for Set<T, B> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Key, B: Bits> Default for Set<T, B> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Key + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The things of a [`Set`], in order.
#[derive(Clone)]
pub struct Iter<T, B: Bits>(Set<T, B>);

impl<T: Key, B: Bits> Iterator for Iter<T, B> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        let bit = self.0.0.first()?;
        self.0.0.remove(bit);
        Some(T::at(bit))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Key, B: Bits> DoubleEndedIterator for Iter<T, B> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        let bit = self.0.0.last()?;
        self.0.0.remove(bit);
        Some(T::at(bit))
    }
}

impl<T: Key, B: Bits> ExactSizeIterator for Iter<T, B> {}

impl<T: Key, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = Iter<T, B>;
    #[inline]
    fn into_iter(self) -> Iter<T, B> {
        self.iter()
    }
}

impl<T: Key, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Key, B: Bits> Extend<T> for Set<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.add(item));
    }
}

impl<T: Key + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Key + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<T>::deserialize(deserializer).map(|items| items.into_iter().collect())
    }
}

/// Things that have words, as a list of them.
impl<T: Id + Into<Arg>, B: Bits> From<Set<T, B>> for Arg {
    fn from(set: Set<T, B>) -> Self {
        let term = |item: T| match item.into() {
            Self::Term(term) => Some(term),
            _ => None,
        };
        Self::Terms(set.iter().filter_map(term).collect())
    }
}

/// Makes a set of small things a type of its own, as bits of an integer: its methods are `const`, for tables that are
/// made when the program is built, and a game can add more than to a [`Set`]. The things have a const `index()`, and
/// `at()` that is its inverse. `as a list` writes the set so, in JSON and for `Debug`; without it the game says how it is
/// written.
///
/// ```
/// table::ids! {
///     /// A colour.
///     pub enum Colour: "dice-colour-" { Red = "red", Blue = "blue", Green = "green" }
/// }
/// table::set! {
///     /// Some colours.
///     pub struct Colours(u8) of Colour, as a list;
/// }
/// const WARM: Colours = Colours::only(Colour::Red);
///
/// let colours: Colours = [Colour::Blue, Colour::Red].into_iter().collect();
/// assert!(colours.has(Colour::Blue) && !WARM.has(Colour::Blue));
/// assert_eq!(colours.minus(WARM), Colours::only(Colour::Blue));
/// assert_eq!(serde_json::to_string(&colours).unwrap(), r#"["red","blue"]"#);
/// ```
#[macro_export]
macro_rules! set {
    ($(#[$meta:meta])* $vis:vis struct $set:ident($bits:ty) of $item:ty, as a list;) => {
        $crate::set! {
            $(#[$meta])*
            $vis struct $set($bits) of $item;
        }

        impl ::core::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.to_string())).finish()
            }
        }

        impl $crate::__private::Serialize for $set {
            fn serialize<S: $crate::__private::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::__private::Deserialize<'de> for $set {
            fn deserialize<D: $crate::__private::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let items = <::std::vec::Vec<$item> as $crate::__private::Deserialize>::deserialize(deserializer)?;
                ::core::result::Result::Ok(items.into_iter().collect())
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $set:ident($bits:ty) of $item:ty;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $set(pub(crate) $bits);

        #[allow(dead_code)]
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// A set of one value.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// True if the set has this value.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Adds this one.
            #[inline]
            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes this one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Union.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Intersection.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Difference: this set without `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The set with this one.
            #[inline]
            #[must_use]
            pub const fn with(mut self, item: $item) -> Self {
                self.add(item);
                self
            }

            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(mut self, item: $item) -> Self {
                self.remove(item);
                self
            }

            /// True if it is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of values.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The first of them.
            #[inline]
            pub const fn first(self) -> ::core::option::Option<$item> {
                if self.0 == 0 {
                    return ::core::option::Option::None;
                }
                ::core::option::Option::Some(<$item>::at(self.0.trailing_zeros() as usize))
            }

            /// The last of them.
            #[inline]
            pub const fn last(self) -> ::core::option::Option<$item> {
                if self.0 == 0 {
                    return ::core::option::Option::None;
                }
                ::core::option::Option::Some(<$item>::at(self.0.ilog2() as usize))
            }

            /// The one at this place among them, from 0.
            pub fn nth(self, n: usize) -> ::core::option::Option<$item> {
                self.iter().nth(n)
            }

            /// Iterates in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self.0;
                ::core::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let bit = left.trailing_zeros() as usize;
                        left &= left - 1;
                        <$item>::at(bit)
                    })
                })
            }
        }

        impl ::core::iter::FromIterator<$item> for $set {
            fn from_iter<I: ::core::iter::IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.add(item));
                set
            }
        }
    };
}
