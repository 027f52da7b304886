//! Tools that every game needs: ids, sets, tables by an id, refusals and events.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use table::kit::{By, Id, Key, Set, require};
//! use table::{Refusal, Seat};
//!
//! table::ids! {
//!     /// The colour of a die; in words by the messages `dice-colour-…`.
//!     pub enum Colour: "dice-colour-" {
//!         /// Red.
//!         Red = "red",
//!         /// Dark blue: `dice-colour-dark-blue` in words.
//!         DarkBlue = "dark_blue",
//!     }
//! }
//! type Dice = Set<Colour, u8>;
//! type ByColour<T> = By<Colour, T, { Colour::COUNT }>;
//!
//! table::refusals! {
//!     /// Why a choice may not be made.
//!     pub enum Why {
//!         /// The die is not there.
//!         NoDie { die: Colour } = "DIE-1.1", "dice-no-die",
//!         /// It is somebody else's turn.
//!         NotYours = "DIE-1.2", "dice-not-yours",
//!     }
//! }
//!
//! table::events! {
//!     /// Something that happened.
//!     #[derive(Clone, PartialEq, Debug, Serialize)]
//!     #[serde(rename_all = "snake_case", tag = "what")]
//!     pub enum Event {
//!         /// A die was rolled.
//!         Rolled {
//!             /// By whom.
//!             seat: Seat,
//!             /// Which.
//!             die: Colour,
//!             /// What it shows, from 0.
//!             face: u8,
//!         } => ("dice-event-rolled", seat, die, pips = face + 1),
//!     }
//! }
//!
//! let mut dice = Dice::only(Colour::Red);
//! assert_eq!("dark_blue".parse(), Ok(Colour::DarkBlue));
//! assert_eq!(Colour::DarkBlue.term(), "dice-colour-dark-blue");
//! let taken = require(dice.has(Colour::DarkBlue), Why::NoDie { die: Colour::DarkBlue });
//! assert_eq!(Refusal::from(taken.unwrap_err()).clause.0, "DIE-1.1");
//!
//! dice.add(Colour::DarkBlue);
//! assert_eq!(serde_json::to_string(&dice).unwrap(), r#"["red","dark_blue"]"#);
//!
//! let pips = ByColour::new(|colour| colour.index() + 3);
//! assert_eq!(pips[Colour::DarkBlue], 4);
//! assert_eq!(serde_json::to_string(&pips).unwrap(), r#"{"red":3,"dark_blue":4}"#);
//!
//! let event = Event::Rolled { seat: Seat::new(0), die: Colour::Red, face: 5 };
//! assert_eq!(serde_json::to_string(&event).unwrap(), r#"{"what":"rolled","seat":1,"die":"red","face":5}"#);
//! assert_eq!(event.say().args[2], ("pips", table::Arg::Number(6)));
//! ```

mod by;
mod events;
mod ids;
mod instances;
mod notation;
mod refusals;
mod saved;
mod set;
mod tagged;

use crate::Arg;

pub use by::By;
pub use ids::Unknown;
#[doc(hidden)]
pub use ids::hyphens;
pub use instances::Instances;
#[doc(hidden)]
pub use notation::{part, parts};
#[doc(hidden)]
pub use saved::saved;
pub use set::{Bits, Iter, Set};
#[doc(hidden)]
pub use tagged::Fields;
pub use tagged::ReadError;

/// A type with a fixed number of values, counted from 0: the elements of a [`Set`], and the keys of a [`By`].
pub trait Key: Copy + Eq + 'static {
    /// The number of values; of a list that is read when the program starts, the most it may have.
    const COUNT: usize;

    /// The value's place among them, from 0.
    fn index(self) -> usize;

    /// The one at this place.
    ///
    /// # Panics
    /// When there is none: the place is not below [`COUNT`](Self::COUNT).
    fn at(index: usize) -> Self;

    /// All of them, in order.
    fn each() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }
}

/// A [`Key`] with a name: the text by which it is written in notation, JSON and data files.
pub trait Id: Key {
    /// The text.
    fn id(self) -> &'static str;

    /// The one with this text.
    fn named(id: &str) -> Option<Self> {
        Self::each().find(|item| item.id() == id)
    }
}

/// An id by number of a list that is read when the program starts: of a book, of a pack. What [`listed!`](crate::listed) has to know
/// of it.
pub trait Listed: Copy {
    /// The facts of one entry.
    type Facts: 'static;

    /// The list.
    fn list() -> &'static [Self::Facts];

    /// The id of an entry.
    fn id_of(facts: &'static Self::Facts) -> &'static str;

    /// The number of those that are told one after another; what stands behind them in the list is known by its id alone.
    fn count() -> usize {
        Self::list().len()
    }

    /// The place of the one with this id.
    fn place(id: &str) -> Option<usize> {
        Self::list().iter().position(|facts| Self::id_of(facts) == id)
    }
}

/// `Ok` when this holds; else the reason why it may not be done.
///
/// # Errors
/// The reason.
#[inline]
pub fn require<W>(holds: bool, why: W) -> Result<(), W> {
    if holds { Ok(()) } else { Err(why) }
}

/// An argument of a message from a field of an event or a refusal.
#[doc(hidden)]
pub fn arg<T: Clone + Into<Arg>>(field: &T) -> Arg {
    field.clone().into()
}
