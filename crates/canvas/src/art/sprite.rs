//! The sprite: every sign once in a page, used by reference everywhere.

use maud::{Markup, PreEscaped, html};

use super::{icons::ICONS, signs::SIGNS};

/// All signs as symbols `s-NAME` on a 24-unit grid. Put it once near the top of a page. It must not be
/// `display: none`, or some browsers drop what refers to it: class `sprite` gives it no size instead.
pub fn sprite() -> Markup {
    html! {
        svg .sprite aria-hidden="true" width="0" height="0" {
            defs {
                @for (name, drawing) in SIGNS.iter().chain(ICONS) {
                    symbol id={ "s-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
                }
            }
        }
    }
}

/// A sign, as large as the text around it. It says nothing to a screen reader: a name stands beside it.
pub fn icon(name: &str) -> Markup {
    debug_assert!(
        SIGNS.iter().chain(ICONS).any(|(known, _)| *known == name),
        "no sign '{name}'"
    );
    html! {
        svg .icon aria-hidden="true" viewBox="0 0 24 24" { use href={ "#s-" (name) } {} }
    }
}
