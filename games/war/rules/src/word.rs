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
