//! The context of a drawing: words, names, and what may be chosen.

use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::LazyLock;

use maud::{Markup, html};
use table::{BySeat, Message, Observer, Seat};

use crate::apart::Sheets;
use crate::{Language, Layer, Piece, Value, say_sum};

/// A legal choice that has a place on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lit {
    /// The notation to send back.
    pub notation: String,
    pub label: String,
    /// The effect and its clause; empty where that would only repeat the label.
    pub effect: String,
    /// The number of choices made when it was offered.
    pub ply: u32,
    /// The ids of the places that it leads to, with blanks between them; `None` where it leads to none.
    pub ahead: Option<String>,
}

impl Lit {
    /// The label and the effect.
    pub fn does(&self) -> String {
        match self.help() {
            // One colon in a line is enough.
            Some(help) if self.label.contains(':') => format!("{}. {help}", self.label),
            Some(help) => format!("{}: {help}", self.label),
            None => self.label.clone(),
        }
    }

    /// The effect, if there is anything to add to the label.
    pub fn help(&self) -> Option<&str> {
        Some(self.effect.as_str()).filter(|effect| !effect.is_empty())
    }
}

/// Everything a drawing needs besides the game: the reader's language, names, what may be chosen and why not.
pub struct Context<'a> {
    /// The reader's language.
    pub language: Language,
    /// The reader's own seat; a watcher has none.
    pub own: Option<Seat>,
    /// The seat whose pieces are shown.
    pub focus: Seat,
    /// The players' names.
    pub names: &'a BySeat<String>,
    /// The legal choice at a place, by the place's id.
    pub lit: &'a dyn Fn(&str) -> Option<Lit>,
    /// The reason why the place with this id may not be chosen, where a player might think it could.
    pub refused: &'a dyn Fn(&str) -> Option<String>,
    /// True if a hint's choice is made at the place with this id.
    pub hinted: &'a dyn Fn(&str) -> bool,
    /// True if a way (choices sent as one) begins at the place with this id.
    pub begins: &'a dyn Fn(&str) -> bool,
    /// The entry of the library for the thing with this id.
    pub entry: &'a dyn Fn(&str) -> Option<String>,
    /// The address of that library.
    pub library: &'a str,
    /// The address of the host's own picture of an entry, where there is one that the reader may see.
    pub picture: &'a dyn Fn(&str) -> Option<String>,
    /// A message in words for the reader.
    pub tell: &'a dyn Fn(&Message) -> String,
    /// As whom it addresses the reader.
    pub reader: Observer,
    /// The layers drawn so far.
    pub(crate) layers: RefCell<Vec<Layer>>,
    /// The place of sheets that are only read.
    pub(crate) sheets: Sheets,
}

static NOBODY: LazyLock<BySeat<String>> = LazyLock::new(|| BySeat::new(0, |_| String::new()));

impl<'a> Context<'a> {
    /// A context for a picture in which nothing can be chosen.
    pub fn plain(language: Language) -> Self {
        Self::lit_by(language, &|_| None, &|_| None)
    }

    /// The same with the host's own pictures, as far as the reader may see them.
    #[must_use]
    pub fn pictured(self, picture: &'a dyn Fn(&str) -> Option<String>) -> Self {
        Self { picture, ..self }
    }

    /// A context for a picture at nobody's table, with what may be chosen by place, and what may not.
    pub fn lit_by(
        language: Language,
        lit: &'a dyn Fn(&str) -> Option<Lit>,
        refused: &'a dyn Fn(&str) -> Option<String>,
    ) -> Self {
        Self {
            language,
            own: None,
            focus: Seat::new(0),
            names: &NOBODY,
            lit,
            refused,
            hinted: &|_| false,
            begins: &|_| false,
            entry: &|_| None,
            library: "",
            picture: &|_| None,
            tell: match language {
                Language::Es => &|message| Language::Es.say(message),
                Language::En => &|message| Language::En.say(message),
            },
            reader: Observer::Watcher,
            layers: RefCell::default(),
            sheets: Sheets::Within,
        }
    }

    /// A message with its arguments, in words.
    pub fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.language.with(id, args)
    }

    /// A message without arguments.
    pub fn say(&self, id: &str) -> String {
        self.language.text(id)
    }

    /// Messages of one kind as one sentence; `None` where they cannot be summed. One alone is itself.
    pub fn sum(&self, messages: &[&Message]) -> Option<String> {
        if let [one] = messages {
            return Some((self.tell)(one));
        }
        let names = |seat| self.name(seat).to_owned();
        let pieces = say_sum(self.language, messages, &names, self.reader, &|_| None)?;
        let words = pieces.into_iter().map(|piece| match piece {
            Piece::Text(words) | Piece::Entry(_, words) => words,
        });
        Some(words.collect())
    }

    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    /// The legal choice at the place with this id.
    pub fn lit(&self, id: &str) -> Option<Lit> {
        (self.lit)(id)
    }

    /// Adds a layer, which changes by itself: `drawing` is one whole element of that name and id. The result keeps its
    /// place; the drawing itself goes beside, so that an update can send it alone. Layers lie in no other layer.
    pub fn layer(&self, element: &'static str, id: impl Into<String>, drawing: Markup) -> Markup {
        let layer = Layer { element, id: id.into(), html: drawing.0 };
        let place = layer.place();
        self.layers.borrow_mut().push(layer);
        place
    }

    /// Adds a sheet that is only read: `drawing` gives one whole element with this id, without layers in it. It is drawn in its
    /// place, or, where it is asked for when it is opened, by itself: the script opens it at whatever names it as `data-reads`. A list
    /// of answers may lie apart, too, and is named by `data-opens`, where the bar has each of them, and that leads there (its
    /// [spot](crate::Spot) points at the thing, or leads to it): by that the script knows what is listed.
    pub fn later(&self, id: &str, drawing: impl FnOnce() -> Markup) -> Markup {
        match &self.sheets {
            Sheets::Within => return drawing(),
            Sheets::Apart => {}
            Sheets::Gathered(all) => {
                let sheet = drawing();
                all.borrow_mut().push((id.to_owned(), sheet));
            }
        }
        Markup::default()
    }

    /// A drawing with its layers in it.
    pub fn whole(&self, drawing: &Markup) -> String {
        crate::whole(&drawing.0, &self.layers.borrow()).html
    }

    /// The classes of a thing: a hint shows where its choice is made.
    fn marked<'b>(&self, id: &str, class: &'b str) -> Cow<'b, str> {
        match (self.hinted)(id) {
            true => Cow::Owned(format!("{class} hinted")),
            false => Cow::Borrowed(class),
        }
    }

    /// A group of a drawing that may be lit: then it is a button, with a name and what it will do; else it
    /// is just a named picture. Inside SVG a real button cannot be, so the role says it.
    pub fn group(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        let class = &*self.marked(id, class);
        let entry = (self.entry)(id);
        if let Some(lit) = (self.lit)(id) {
            let told = told(&lit, name);
            return html! {
                g id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) data-ahead=[lit.ahead] data-entry=[entry] aria-label=(told) { (drawing) }
            };
        }
        if (self.begins)(id) {
            return html! {
                g id=(id) class={ (class) " lit" } role="button" tabindex="0" data-way data-entry=[entry] aria-label=(name) { (drawing) }
            };
        }
        let refused = (self.refused)(id);
        let class = if refused.is_some() { format!("{class} dim") } else { class.to_owned() };
        let told = refused.map_or_else(|| name.to_owned(), |why| format!("{name}. {why}"));
        if let Some(entry) = entry {
            return html! {
                g id=(id) class=(class) role="button" tabindex="0" aria-haspopup="dialog" data-entry=(entry) aria-label=(told) { (drawing) }
            };
        }
        html! { g id=(id) class=(class) role="img" { title { (told) } (drawing) } }
    }

    /// The same outside SVG, for a thing of its own: a card, a hobbit, a square box.
    pub fn thing(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        self.any_thing(id, class, name, None, None, drawing)
    }

    /// The same for what leads somewhere besides: the places with these ids, with blanks between them, light up while one points
    /// at it, unless what is chosen here leads to others.
    pub fn leading(
        &self,
        id: &str,
        class: &str,
        name: &str,
        ahead: Option<&str>,
        drawing: &Markup,
    ) -> Markup {
        self.any_thing(id, class, name, ahead, None, drawing)
    }

    /// The same for what is read: a card with words on it, a plaque. What can be chosen is called `name`, as browsers find none in contents
    /// of several blocks; what can not is a group of that name, whose contents are for whoever listens, too.
    pub fn sheet(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        let class = &*self.marked(id, class);
        let entry = (self.entry)(id);
        if let Some(lit) = (self.lit)(id) {
            let does = lit.does();
            return html! {
                div id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) data-ahead=[lit.ahead] data-entry=[entry] aria-label=(name) aria-description=(does) { (drawing) }
            };
        }
        if (self.begins)(id) {
            return html! { div id=(id) class={ (class) " lit" } role="button" tabindex="0" data-way data-entry=[entry] aria-label=(name) { (drawing) } };
        }
        let refused = (self.refused)(id);
        let class = if refused.is_some() { format!("{class} dim") } else { class.to_owned() };
        html! {
            div id=(id) class=(class) role="group" tabindex=[entry.as_ref().map(|_| "0")] aria-label=(name)
                aria-description=[refused.as_deref()] title=[refused.as_deref()] data-entry=[entry] { (drawing) }
        }
    }

    /// A die: whenever `roll` becomes another number than the page has seen, it tumbles.
    pub fn die(&self, id: &str, class: &str, name: &str, roll: Option<usize>, drawing: &Markup) -> Markup {
        self.any_thing(id, class, name, None, roll, drawing)
    }

    fn any_thing(
        &self,
        id: &str,
        class: &str,
        name: &str,
        ahead: Option<&str>,
        roll: Option<usize>,
        drawing: &Markup,
    ) -> Markup {
        let class = &*self.marked(id, class);
        let entry = (self.entry)(id);
        if let Some(lit) = (self.lit)(id) {
            let told = told(&lit, name);
            return html! {
                div id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) data-ahead=[lit.ahead.as_deref().or(ahead)] data-entry=[entry] data-roll=[roll] aria-label=(told) { (drawing) }
            };
        }
        if (self.begins)(id) {
            return html! {
                div id=(id) class={ (class) " lit" } role="button" tabindex="0" data-way data-ahead=[ahead] data-entry=[entry] data-roll=[roll] aria-label=(name) { (drawing) }
            };
        }
        let refused = (self.refused)(id);
        let class = if refused.is_some() { format!("{class} dim") } else { class.to_owned() };
        if let Some(entry) = entry {
            return html! {
                div id=(id) class=(class) role="button" tabindex="0" aria-haspopup="dialog" data-entry=(entry) aria-label=(name)
                    aria-description=[refused.as_deref()] title=(refused.as_deref().unwrap_or(name)) data-ahead=[ahead] data-roll=[roll] { (drawing) }
            };
        }
        html! {
            div id=(id) class=(class) role="img" aria-label=(name) aria-description=[refused.as_deref()]
                title=(refused.as_deref().unwrap_or(name)) data-ahead=[ahead] data-roll=[roll] { (drawing) }
        }
    }
}

/// What is called by its choice alone has no name of its own.
fn told(lit: &Lit, name: &str) -> String {
    match name.trim_end_matches('.') {
        "" => lit.does(),
        name => format!("{name}. {}", lit.does()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Lit, told};

    #[test]
    fn a_choice_is_told_as_a_sentence() {
        let lit = |label: &str, effect: &str| Lit {
            notation: "march:bree".to_owned(),
            label: label.to_owned(),
            effect: effect.to_owned(),
            ply: 1,
            ahead: None,
        };
        assert_eq!(told(&lit("Go to Bree", "You pay."), "Bree"), "Bree. Go to Bree: You pay.");
        assert_eq!(told(&lit("Go to Bree: 2 cards", "You pay."), ""), "Go to Bree: 2 cards. You pay.");
        assert_eq!(told(&lit("Go to Bree", ""), ""), "Go to Bree");
    }
}
