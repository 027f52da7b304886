//! The cards: their printed facts, and the book in which they stand.
//!
//! [`book`] is everything there is: cards, sites, regions and starter decks, read once from `data/*.toml`.

mod book;
mod count;
mod face;
mod load;
mod place;
mod raw;
mod sets;
mod ways;
mod words;

pub use book::{Book, book};
pub use count::count;
pub(crate) use face::Windows;
pub use face::{CardKind, Face, Keys, MoreKeys, Touches};
pub use load::read;
pub use place::{AutoAttack, FromHand, Region, RegionSet, Site, SiteSet};
pub use sets::{SETS, set_of};
pub use ways::Ways;
pub(crate) use ways::{CHAIN, deep};
pub use words::{Duration, ItemClass, Keyword, Race, RegionKind, SiteKind, Skill, Slot};
