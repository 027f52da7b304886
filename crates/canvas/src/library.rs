//! What cards and people of a game say, to be looked up: in the library of the game, and one at a time wherever a name stands.

use maud::{Markup, html};
use table::Names;

use crate::Context;

/// A card, or somebody, with all that there is to be read.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its id: letters, digits, `-` and `_`.
    pub id: String,
    /// The message that says where it stands: a deck, a kind.
    pub shelf: &'static str,
    /// What it is called.
    pub name: String,
    /// What it says: grown from the values that the rules play by.
    pub drawing: Markup,
    /// The clauses that tell what only this one does.
    pub clauses: &'static [&'static str],
}

/// A name in a sentence that may be that of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named<'a> {
    /// The id of a message.
    Term(&'a str),
    /// A name that is data.
    Name(&'a Names),
}

/// A name that opens its sheet.
pub fn named(ctx: &Context, entry: &str, name: &str) -> Markup {
    html! { a .named href={ (ctx.library) "/" (entry) } data-entry=(entry) { (name) } }
}
