//! Ids: a card's, a site's, a region's identity (its place in the book), and one card's number (its place in the game).

use std::fmt;
use std::str::FromStr;

use cardlang::{Fault, Ids, Node, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::card::{Book, Face, Region, Site, Ways, book};

/// A text that names nothing in the book.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is not in the book")]
pub struct Unknown(pub String);

macro_rules! book_ids {
    ($($(#[$doc:meta])* $id:ident($inner:ty) of $of:ty, $list:ident, $kind:literal, $count:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $id(pub(crate) $inner);

        impl $id {
            /// The printed facts.
            #[inline]
            pub fn get(self) -> &'static $of {
                &book().$list[self.0 as usize]
            }

            /// Its place in the book.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one with this id.
            pub fn named(id: &str) -> Option<Self> {
                book().ids.number($kind, id).map(|number| Self(number as $inner))
            }

            /// All of them, in the book's order.
            pub fn all() -> impl Iterator<Item = Self> {
                let count: fn(&Book) -> usize = $count;
                (0..count(book())).map(|index| Self(index as $inner))
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.get().id)
            }
        }

        impl FromStr for $id {
            type Err = Unknown;
            fn from_str(text: &str) -> Result<Self, Unknown> {
                Self::named(text).ok_or_else(|| Unknown(text.to_owned()))
            }
        }

        impl Value for $id {
            fn what() -> String {
                concat!("a ", $kind).to_owned()
            }

            fn read(node: &Node, ids: &Ids) -> Result<Self, Fault> {
                ids.read($kind, node).map(|number| Self(number as $inner))
            }

            fn attempt(node: &Node, ids: &Ids) -> Option<Self> {
                ids.attempt($kind, node).map(|number| Self(number as $inner))
            }

            fn write(&self) -> Node {
                Node::word(&*self.get().id)
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.get().id)
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                Self::named(&text).ok_or_else(|| de::Error::custom(Unknown(text.into_owned())))
            }
        }
    )*};
}

book_ids! {
    /// A card's identity: its place in the book.
    CardId(u16) of Face, cards, "card", |book| book.cards.len();
    /// A site. All of them: all site cards.
    SiteId(u8) of Site, sites, "site", |book| book.site_cards;
    /// A region.
    RegionId(u8) of Region, regions, "region", |book| book.regions.len();
}

impl SiteId {
    /// The steps from it.
    #[inline]
    pub fn ways(self) -> &'static Ways {
        &book().ways[self.index()]
    }
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $id:ident($inner:ty), $sign:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub(crate) $inner);

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($sign, "{}"), self.0)
            }
        }

        impl FromStr for $id {
            type Err = Unknown;
            fn from_str(text: &str) -> Result<Self, Unknown> {
                let number = text.strip_prefix($sign).and_then(|number| number.parse().ok());
                number.map(Self).filter(|id| id.to_string() == text).ok_or_else(|| Unknown(text.to_owned()))
            }
        }
    )*};
}

numbers! {
    /// One card of the game: two copies of one card are two of these. Dealt at random, so that a number says nothing.
    PieceId(u16), "#";
    /// A company.
    CompanyId(u8), "c";
    /// An agent on the table: a face-down one has no other name that reveals nothing.
    AgentId(u8), "a";
}

impl PieceId {
    /// Its place in the state's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
