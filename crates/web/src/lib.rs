//! What a person sees: pages made of what the games draw, in two languages.
//!
//! [`Web`] makes the pages from plain data ([`seen`]), which whoever serves them fills in, and from the games' pages
//! ([`canvas::AnyPage`]), which it is given. It knows no game.

mod asset;
mod page;
mod poster;
mod web;

pub use canvas::Language;
pub use web::{Asset, Web};

/// The words of the pages themselves, and of whoever speaks for the house.
pub fn words() -> canvas::Words {
    canvas::words!("house", "lobby", "people", "table", "hint", "setup", "server", "terminal", "workshop")
}
