//! The page about the inn.

use maud::{Markup, html};

use super::context::PageContext;
use super::shell::{Frame, shell};

/// The page for when there is no way to the house.
pub(crate) fn offline(ctx: &PageContext) -> Markup {
    let language = ctx.language;
    let title = language.text("offline-title");
    let body = html! {
        section .notice {
            h1 { (title) }
            p { (language.text("offline-note")) }
            // Where one wanted to go.
            p .card__foot { a .button href="" { (language.text("offline-again")) } }
        }
    };
    page(ctx, &title, &body)
}

/// The page about the house.
pub(crate) fn about(ctx: &PageContext) -> Markup {
    let language = ctx.language;
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
    page(ctx, &title, &body)
}

fn page(ctx: &PageContext, title: &str, body: &Markup) -> Markup {
    let frame = Frame { title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, body)
}
