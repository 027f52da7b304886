//! What this place is, and what it is not.

use maud::{Markup, html};

use super::desk::Desk;
use super::shell::{Frame, shell};

/// The page about the house.
pub(crate) fn about(desk: &Desk) -> Markup {
    let language = desk.language;
    let title = language.text("about-title");
    let body = html! {
        article .read__text {
            h1 { (title) }
            @for paragraph in ["about-what", "about-unofficial", "about-art", "about-sheet", "about-fair", "about-licence"] {
                p { (language.text(paragraph)) }
            }
            p { a href="/api/openapi.json" { (language.text("about-api")) } }
        }
    };
    shell(
        desk,
        &Frame {
            title: &title,
            class: "read",
            tools: html! {},
            game: None,
            said: None,
        },
        &body,
    )
}
