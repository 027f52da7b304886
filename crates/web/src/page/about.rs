//! What this place is, what it is not, and what it keeps of people.

use maud::{Markup, html};

use super::desk::Desk;
use super::shell::{Frame, shell};

/// What is kept, and where: each with a heading and one paragraph, `privacy-WHAT` and `privacy-WHAT-text`.
const KEPT: [&str; 8] = [
    "cookie",
    "you",
    "tables",
    "alone",
    "notices",
    "addresses",
    "host",
    "end",
];

/// The page about what the house keeps of people.
pub(crate) fn privacy(desk: &Desk) -> Markup {
    let language = desk.language;
    let title = language.text("privacy-title");
    let body = html! {
        article .read__text {
            h1 { (title) }
            p { (language.text("privacy-short")) }
            @for kept in KEPT {
                h2 { (language.text(&format!("privacy-{kept}"))) }
                p { (language.text(&format!("privacy-{kept}-text"))) }
            }
            p { a href="/me" { (language.text("privacy-me")) } }
        }
    };
    page(desk, &title, &body)
}

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
            p { a href="/privacy" { (language.text("privacy-title")) } }
            p { a href="/api/openapi.json" { (language.text("about-api")) } }
        }
    };
    page(desk, &title, &body)
}

fn page(desk: &Desk, title: &str, body: &Markup) -> Markup {
    let frame = Frame {
        title,
        class: "read",
        tools: html! {},
        game: None,
        said: None,
    };
    shell(desk, &frame, body)
}
