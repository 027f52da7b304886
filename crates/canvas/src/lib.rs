//! The base of every drawn page. It knows no game.
//!
//! - [`Page`] is the contract of a game's page; [`AnyPage`] the same without the game's types
//! - [`Context`] gives a drawing words, names and choices; [`Spot`] is the place of a choice
//! - [`Rank`] is the place of a choice in the bar: answers, ends, and those that cannot be made good
//! - [`account`](mod@account) tells what came of a fight or a round, in the order in which it happened
//! - [`picker`] lets one pick a number of each kind, sent as one
//! - [`Entry`] is a card or a person in the library of a game; a click on its name opens it
//! - [`taught`] marks what a lesson speaks of
//! - [`Workshop`] is where readers make what they bring to a table of a game: decks
//! - [`art`]: the pen, curves, and the sprite of signs that every page carries once
//! - [`find`] is the search among texts, with slips
//! - [`text`]: messages in the reader's language; [`words!`] gathers a crate's Fluent files

pub mod account;
mod apart;
pub mod art;
mod context;
mod erased;
pub mod find;
mod glance;
mod layer;
mod library;
mod line;
mod order;
mod page;
pub mod picker;
mod rank;
mod rest;
mod spot;
mod stage;
mod stop;
mod strength;
mod taught;
pub mod text;
mod workshop;

pub use context::{Context, Lit};
pub use erased::{AnyPage, AnyTable, Eye, Intent, Offer, Way, When, of};
pub use glance::Glance;
pub use layer::{Layer, Whole, whole};
pub use library::{Entry, Pictured, named, painted, picture};
pub use line::{LOOKS_BACK, Line, Weight};
pub use page::{Drawn, Page, Scene};
pub use rank::Rank;
pub use rest::Rest;
pub use spot::Spot;
pub use stage::{Shows, Stage};
pub use stop::Stop;
pub use strength::{Strength, Strengths};
pub use taught::{draws, taught};
pub use text::{
    File as WordsFile, Language, Named, Piece, Value, Words, capital, learn, say, say_form, say_linked,
    say_outcome, say_sum,
};
pub use workshop::{Bench, Opening, Ready, Task, Workshop};

/// The words that games share: conditions, sums and plans of cards. They are [learnt](learn) first, before any others.
pub fn words() -> Words {
    words!("card")
}
