//! Ids as words: one way to write and read every small type of the game.

/// Gives a type with `ALL` and `id()` its `Display`, `FromStr` and serde, all by id.
macro_rules! by_id {
    ($type:ty, $what:literal) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
        impl std::str::FromStr for $type {
            type Err = $crate::word::Unknown;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let all = <$type>::all();
                all.into_iter()
                    .find(|item| item.id() == text)
                    .ok_or_else(|| $crate::word::Unknown::new($what, text))
            }
        }
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use by_id;

/// Makes a set of a small type with `index()`, as bits: what each bit stands for is said at the end. `table::kit::Set`
/// does the same, but not in a `const`, and what the map says of many regions at once is made when the program is built.
macro_rules! set {
    ($(#[$meta:meta])* pub struct $set:ident($bits:ty) of $item:ty, |$bit:ident| $at:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// Just one.
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Is this one in the set?
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Adds this one.
            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes this one out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Those in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those that are not in `other`.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// None?
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// One by one, in order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let $bit = left.trailing_zeros() as usize;
                        left &= left - 1;
                        $at
                    })
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.add(item));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map(<$item>::id)).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
pub(crate) use set;

/// Makes a type with `ALL` one that tables are by.
macro_rules! key {
    ($type:ty) => {
        impl table::kit::Key for $type {
            const COUNT: usize = Self::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    };
}
pub(crate) use key;

/// A word that names nothing of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    what: &'static str,
    word: String,
}

impl Unknown {
    /// `word` is no `what`.
    pub fn new(what: &'static str, word: &str) -> Self {
        let word = word.to_owned();
        Self { what, word }
    }
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "'{}' is no {}", self.word, self.what)
    }
}

impl std::error::Error for Unknown {}
