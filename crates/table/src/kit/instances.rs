//! Instances: the kind of a thing, and the number of the single thing: two ids.

use std::marker::PhantomData;
use std::ops::Index;

use super::Key;

/// Makes an id by number for things of which several can be alike: cards of a deck, figures, tokens. The number says
/// *which one* it is; an [`Instances`] says *what* it is.
///
/// It is written as its number, from 0; it is a [`Key`], so that it stands in a [`Set`](super::Set).
///
/// ```
/// use table::kit::{Instances, Key, Set};
///
/// table::ids! {
///     /// What a card is.
///     enum Kind { Orc = "orc", Ring = "ring" }
/// }
/// table::numbered! {
///     /// Which card it is, of up to 2,000.
///     pub struct Card: 2_000;
/// }
/// type Cards = Set<Card, [u64; 32]>;
///
/// let deck: Instances<Card, Kind> = [Kind::Orc, Kind::Orc, Kind::Ring].into_iter().collect();
/// let mut hand = Cards::EMPTY;
/// hand.add(Card::at(1));
/// hand.add(Card::at(2));
/// assert_eq!(hand.iter().filter(|card| deck[*card] == Kind::Orc).count(), 1);
/// assert_eq!(serde_json::to_string(&hand).unwrap(), "[1,2]");
/// assert_eq!("2000".parse::<Card>().unwrap_err().to_string(), "'2000' is no Card");
/// ```
///
/// With a sign it is written behind that sign, and its number may be any that fits:
///
/// ```
/// table::numbered! {
///     /// A company.
///     pub struct Company(pub(crate) u8) after "c";
/// }
/// assert_eq!(Company(12).to_string(), "c12");
/// assert_eq!("c12".parse(), Ok(Company(12)));
/// assert!("12".parse::<Company>().is_err() && "c012".parse::<Company>().is_err());
/// assert_eq!(serde_json::to_string(&Company(12)).unwrap(), "12");
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $count:literal;) => {
        $crate::numbered! { $(#[$meta])* $vis struct $name(u16) after "", $count; }
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident($inside:vis $inner:ty) after $sign:literal;) => {
        $crate::numbered! { $(#[$meta])* $vis struct $name($inside $inner) after $sign, 1 << <$inner>::BITS; }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident($inside:vis $inner:ty) after $sign:literal, $count:expr;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name($inside $inner);

        impl $crate::kit::Key for $name {
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
            #[inline]
            fn at(index: usize) -> Self {
                assert!(index < Self::COUNT, "there is no such number");
                Self(index as $inner)
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($sign)?;
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::kit::Unknown;
            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                // Only as it is written: no sign of its own, no zeros before it.
                text.strip_prefix($sign)
                    .and_then(|number| number.parse::<$inner>().ok())
                    .filter(|number| (*number as usize) < <Self as $crate::kit::Key>::COUNT)
                    .map(Self)
                    .filter(|it| it.to_string() == text)
                    .ok_or_else(|| $crate::kit::Unknown::new(stringify!($name), text))
            }
        }

        impl $crate::__private::Serialize for $name {
            fn serialize<S: $crate::__private::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::__private::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de> $crate::__private::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let count = <Self as $crate::kit::Key>::COUNT;
                $crate::__private::from_number(deserializer, count).map(|number| Self(number as $inner))
            }
        }
    };
}

/// The kind of each numbered thing: facts of a set-up, which a state keeps beside itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instances<N, K>(Vec<K>, PhantomData<N>);

impl<N: Key, K> Instances<N, K> {
    /// An empty list.
    pub const fn new() -> Self {
        Self(Vec::new(), PhantomData)
    }

    /// Adds a thing of this kind, and returns its number.
    ///
    /// # Panics
    /// When there are no numbers left: a set-up sees to it before.
    pub fn add(&mut self, kind: K) -> N {
        let number = N::at(self.0.len());
        self.0.push(kind);
        number
    }

    /// The number of things.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Iterates over numbers and kinds, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (N, &K)> + ExactSizeIterator + Clone {
        self.0.iter().enumerate().map(|(index, kind)| (N::at(index), kind))
    }
}

impl<N: Key, K> Default for Instances<N, K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<N: Key, K> Index<N> for Instances<N, K> {
    type Output = K;
    #[inline]
    fn index(&self, which: N) -> &K {
        &self.0[which.index()]
    }
}

impl<N: Key, K> FromIterator<K> for Instances<N, K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        Self(kinds.into_iter().collect(), PhantomData)
    }
}

// Written as the list of what they are, in order.
impl<N, K: serde::Serialize> serde::Serialize for Instances<N, K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, N: Key, K: serde::Deserialize<'de>> serde::Deserialize<'de> for Instances<N, K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = Vec::<K>::deserialize(deserializer)?;
        if kinds.len() > N::COUNT {
            return Err(serde::de::Error::custom(format!("more than {} things", N::COUNT)));
        }
        Ok(Self(kinds, PhantomData))
    }
}
