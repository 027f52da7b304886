//! What a drawing needs besides the facts: the reader's language, and what may be chosen.

use maud::{Markup, html};

use crate::context::{Lit, Value};
use crate::text::Language;

/// Everything a drawing of the war needs besides what it draws.
pub struct Context<'a> {
    /// The reader's language.
    pub language: Language,
    /// The legal choice at a place, by the place's id in the drawing.
    pub lit: &'a dyn Fn(&str) -> Option<Lit>,
    /// Why the place with this id may not be chosen, where a player might think it could.
    pub refused: &'a dyn Fn(&str) -> Option<String>,
}

impl Context<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.language.text(id)
    }

    pub(super) fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.language.with(id, args)
    }

    /// A thing that may be lit: then it is a button that tells its choice; else a named picture, which says
    /// why it cannot be chosen where there is a reason.
    pub(super) fn group(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        if let Some(lit) = (self.lit)(id) {
            let told = format!("{name}. {}: {}", lit.label, lit.effect);
            return html! {
                g id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) aria-label=(told) { title { (told) } (drawing) }
            };
        }
        let Some(why) = (self.refused)(id) else {
            return html! { g id=(id) class=(class) role="img" { title { (name) } (drawing) } };
        };
        html! { g id=(id) class={ (class) " dim" } role="img" { title { (name) ". " (why) } (drawing) } }
    }

    /// The same outside SVG: a die, a tile, a box of a track.
    pub(super) fn thing(&self, id: &str, class: &str, name: &str, drawing: &Markup) -> Markup {
        if let Some(lit) = (self.lit)(id) {
            let told = format!("{name}. {}: {}", lit.label, lit.effect);
            return html! {
                div id=(id) class={ (class) " lit" } role="button" tabindex="0" data-choice=(lit.notation)
                    data-ply=(lit.ply) aria-label=(told) title=(told) { (drawing) }
            };
        }
        let refused = (self.refused)(id);
        let dim = if refused.is_some() { " dim" } else { "" };
        html! {
            div id=(id) class={ (class) (dim) } role="img" aria-label=(name) aria-description=[refused.as_deref()]
                title=(refused.as_deref().unwrap_or(name)) { (drawing) }
        }
    }
}
