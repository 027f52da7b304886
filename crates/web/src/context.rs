//! What a drawing needs besides the view: words, names, and what may be chosen.

use maud::{Markup, html};
use table::{BySeat, Seat};

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// Words already in the reader's language.
    Text(&'a str),
    /// A number; the language picks the plural by it.
    Number(u32),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}
impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}
impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}
impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}
impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

/// The reader's language.
pub trait Words {
    /// A message with its arguments, in words.
    fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String;

    /// A message without arguments.
    fn say(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// Words joined as a list is spoken: 'a, b and c'.
    fn list(&self, items: &[String]) -> String {
        items.join(", ")
    }
}

/// A legal choice that has a place on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lit {
    /// What is sent back to make it.
    pub notation: String,
    /// What it is called.
    pub label: String,
    /// What it will do, and what allows it.
    pub effect: String,
    /// The number of choices made when it was offered.
    pub ply: u32,
    /// The ids of the places that it leads to, with blanks between them; `None` where it leads to none.
    pub ahead: Option<String>,
}

/// Everything a drawing needs besides the view.
#[derive(Clone, Copy)]
pub struct BoardContext<'a> {
    /// Whose sheet is shown.
    pub focus: Seat,
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// The reader's language.
    pub words: &'a dyn Words,
    /// The legal choice at a place, by the place's id.
    pub lit: &'a dyn Fn(&str) -> Option<Lit>,
    /// Why the place with this id may not be chosen, where a player might think it could.
    pub refused: &'a dyn Fn(&str) -> Option<String>,
    /// Grows with every roll of the dice, so that the page knows when they tumble.
    pub roll: u32,
}

impl BoardContext<'_> {
    /// A message with its arguments, in words.
    pub(crate) fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.with(id, args)
    }

    /// A message without arguments.
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.say(id)
    }

    /// What `seat` is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    /// A group of a drawing that may be lit: then it is a button, with a name and what it will do; else it
    /// is just a named picture. Inside SVG a real button cannot be, so the role says it.
    pub(crate) fn group(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        if let Some(lit) = (self.lit)(id) {
            let told = told(&lit, name);
            return html! {
                g id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) data-ahead=[lit.ahead] aria-label=(told) {
                    title { (told) }
                    (drawing)
                }
            };
        }
        let refused = (self.refused)(id);
        let class = if refused.is_some() {
            format!("{class} dim")
        } else {
            class.to_owned()
        };
        let told = refused.map_or_else(|| name.to_owned(), |why| format!("{name}. {why}"));
        html! { g id=(id) class=(class) role="img" { title { (told) } (drawing) } }
    }

    /// The same outside SVG, for a thing of its own: a die, a hobbit, a square box.
    pub(crate) fn thing(
        &self,
        id: &str,
        class: &str,
        name: &str,
        roll: Option<u32>,
        drawing: &Markup,
    ) -> Markup {
        if let Some(lit) = (self.lit)(id) {
            let told = told(&lit, name);
            return html! {
                div id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) data-ahead=[lit.ahead] data-roll=[roll] aria-label=(told) title=(told) { (drawing) }
            };
        }
        let refused = (self.refused)(id);
        let class = if refused.is_some() {
            format!("{class} dim")
        } else {
            class.to_owned()
        };
        html! {
            div id=(id) class=(class) role="img" aria-label=(name) aria-description=[refused.as_deref()]
                title=(refused.as_deref().unwrap_or(name)) data-roll=[roll] { (drawing) }
        }
    }
}

fn told(lit: &Lit, name: &str) -> String {
    format!("{name}. {}: {}", lit.label, lit.effect)
}
