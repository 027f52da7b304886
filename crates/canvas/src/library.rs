//! The library of a game: its cards and people with their texts, as a page and one entry at a time wherever a name
//! stands.

use maud::{Markup, html};

use crate::Context;

/// A card or a person, with all that there is to be read.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The entry's id: letters, digits, `-` and `_`.
    pub id: String,
    /// The message of its shelf: a deck, a kind.
    pub shelf: &'static str,
    pub name: String,
    /// The text, grown from the values that the rules play by.
    pub drawing: Markup,
    /// The clauses that concern this one alone.
    pub clauses: &'static [&'static str],
}

/// An entry of which a host may have a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pictured {
    /// The id of the entry.
    pub id: String,
    /// The name in every language.
    pub names: Vec<String>,
    /// Numbers in the sets of the game, such as `TW-123`, where it has any.
    pub numbers: Vec<String>,
}

/// The host's own picture of an entry, where there is one that the reader may see. It needs no text of its own: the words
/// stand beside it.
pub fn picture(ctx: &Context, entry: &str) -> Option<Markup> {
    (ctx.picture)(entry).map(|address| painted(&address))
}

/// The picture at an address.
pub fn painted(address: &str) -> Markup {
    html! { img .picture src=(address) alt="" loading="lazy" decoding="async"; }
}

/// A name that opens its sheet.
pub fn named(ctx: &Context, entry: &str, name: &str) -> Markup {
    html! { a .named href={ (ctx.library) "/" (entry) } data-entry=(entry) { (name) } }
}
