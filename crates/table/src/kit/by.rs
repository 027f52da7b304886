//! Tables by an id.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Key;

/// A table with one `T` for each value of a [`Key`]: `By<Side, T, { Side::COUNT }>`, best under a name of its own (`type
/// BySide<T> = …`).
///
/// Written as an object by id (`{"free": …, "shadow": …}`), so that a merge patch in a scenario file changes one and
/// leaves the others alone, and an expectation reads `/dice/shadow/army`. Read from such an object, in any order, with
/// every id.
pub struct By<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K: Key, T, const N: usize> By<K, T, N> {
    const FITS: () = assert!(K::COUNT == N, "a table has one place for each id: write COUNT of the ids");

    /// A table whose values `make` gives.
    #[inline]
    pub fn new(mut make: impl FnMut(K) -> T) -> Self {
        let () = Self::FITS;
        Self(std::array::from_fn(|index| make(K::at(index))), PhantomData)
    }

    /// A table of these values, in the order of the ids.
    pub const fn from_array(items: [T; N]) -> Self {
        let () = Self::FITS;
        Self(items, PhantomData)
    }

    /// Iterates over the keys and values.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> + ExactSizeIterator + Clone {
        self.0.iter().enumerate().map(|(index, item)| (K::at(index), item))
    }

    /// Iterates over the keys and values, to change them.
    #[inline]
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (K, &mut T)> + ExactSizeIterator {
        self.0.iter_mut().enumerate().map(|(index, item)| (K::at(index), item))
    }

    /// Iterates over the values.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// A table with a value made of each.
    pub fn map<U>(&self, mut make: impl FnMut(K, &T) -> U) -> By<K, U, N> {
        By::new(|key| make(key, &self[key]))
    }

    /// Two tables side by side.
    pub fn zip<'a, U>(&'a self, other: &'a By<K, U, N>) -> By<K, (&'a T, &'a U), N> {
        By::new(|key| (&self[key], &other[key]))
    }

    /// The first for which the test holds.
    pub fn find(&self, mut test: impl FnMut(&T) -> bool) -> Option<K> {
        self.iter().find(|(_, item)| test(item)).map(|(key, _)| key)
    }

    /// The keys whose values pass the test.
    pub fn keys_where<S: FromIterator<K>>(&self, mut test: impl FnMut(&T) -> bool) -> S {
        self.iter().filter(|(_, item)| test(item)).map(|(key, _)| key).collect()
    }
}

impl<K: Key, T: Copy, const N: usize> By<K, T, N> {
    /// The same for each.
    #[inline]
    pub fn each(item: T) -> Self {
        Self::new(|_| item)
    }
}

impl<K: Key, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

impl<K, T: Clone, const N: usize> Clone for By<K, T, N> {
    #[inline]
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<K: Copy, T: Copy, const N: usize> Copy for By<K, T, N> {}

impl<K, T: PartialEq, const N: usize> PartialEq for By<K, T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K, T: Eq, const N: usize> Eq for By<K, T, N> {}

impl<K, T: std::hash::Hash, const N: usize> std::hash::Hash for By<K, T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K: Key, T: Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        Self::new(|_| T::default())
    }
}

impl<K: Key + fmt::Debug, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Key + fmt::Display, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (key, item) in self.iter() {
            map.serialize_key(&format_args!("{key}"))?;
            map.serialize_value(item)?;
        }
        map.end()
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for By<K, T, N>
where
    K: Key + fmt::Display + FromStr,
    K::Err: fmt::Display,
    T: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each<K, T, const N: usize>(PhantomData<(K, T)>);

        impl<'de, K, T, const N: usize> Visitor<'de> for Each<K, T, N>
        where
            K: Key + fmt::Display + FromStr,
            K::Err: fmt::Display,
            T: Deserialize<'de>,
        {
            type Value = By<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an object with a value for each of {N} ids")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut items: [Option<T>; N] = std::array::from_fn(|_| None);
                while let Some(key) = map.next_key::<String>()? {
                    let key = key.parse::<K>().map_err(A::Error::custom)?;
                    items[key.index()] = Some(map.next_value()?);
                }
                if let Some(missing) = items.iter().position(Option::is_none) {
                    return Err(A::Error::custom(format!("'{}' is missing", K::at(missing))));
                }
                let mut items = items.into_iter().flatten();
                // Each is there: that was looked at.
                Ok(By::new(|_| items.next().expect("one for each id")))
            }
        }

        deserializer.deserialize_map(Each(PhantomData))
    }
}
