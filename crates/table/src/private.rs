//! Items that the macros of this crate need where they are used; for nobody else.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
pub use serde::{Deserialize, Deserializer, Serialize, Serializer};
pub use serde_json::Value as Json;

pub use crate::kit::{Fields, ReadError};

/// Reads a text, and from it a `T`.
pub fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = Cow::<'_, str>::deserialize(deserializer)?;
    text.parse().map_err(D::Error::custom)
}

/// Reads a number below `count`.
pub fn from_number<'de, D: Deserializer<'de>>(deserializer: D, count: usize) -> Result<u16, D::Error> {
    let number = u16::deserialize(deserializer)?;
    if usize::from(number) < count {
        Ok(number)
    } else {
        Err(D::Error::custom(format!("{number} is not below {count}")))
    }
}
