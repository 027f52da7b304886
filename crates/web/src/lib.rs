//! The pages that people see, made of what the games draw, in two languages.
//!
//! [`Web`] makes the pages from plain data ([`seen`]), which the server fills in, and from the games' pages
//! ([`canvas::AnyPage`]), which it is given. It knows no game.

mod asset;
mod find;
mod page;
mod pages;
mod poster;
mod slim;
mod web;

pub use canvas::Language;
pub use web::{Asset, Web};

/// The words of the pages themselves, and of other speakers for the house.
pub fn words() -> canvas::Words {
    canvas::words!(
        "house", "lobby", "lesson", "puzzle", "people", "table", "hint", "setup", "server", "terminal",
        "workshop"
    )
}
