//! The key of a map's pieces: beside its tools, in letters of the page and not of the sheet, so that they are legible
//! whatever the scale.

use maud::{Markup, html};

/// A sheet that opens where it is asked for: each sign with its name.
pub fn key(id: &str, title: &str, rows: &[(Markup, String)]) -> Markup {
    html! {
        details id=(id) .mapkey {
            summary title=(title) { span aria-hidden="true" { "⚐" } span .unseen { (title) } }
            div .mapkey__sheet {
                b { (title) }
                ul { @for (sign, name) in rows { li { span .mapkey__sign aria-hidden="true" { (sign) } (name) } } }
            }
        }
    }
}

/// A sign for it, from a drawing around the middle that reaches so far.
pub fn sign(reach: f32, drawing: &Markup) -> Markup {
    let (from, wide) = (-reach, 2.0 * reach);
    html! { svg viewBox={ (from) " " (from) " " (wide) " " (wide) } { (drawing) } }
}
