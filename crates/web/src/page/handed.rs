//! A link of a table, to be handed on: scanned from the screen, sent, or copied.

use maud::{Markup, html};
use seen::{HandedView, LinkKind};

use super::context::PageContext;
use super::game_name;
use super::qr::qr;
use super::shell::{Frame, shell};
use canvas::art::icon;

/// The target of a link, in words.
pub(super) const fn label(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Join => "table-invite",
        LinkKind::Watch => "table-watch",
        LinkKind::Replay => "table-share",
    }
}

/// The page of a link.
pub(crate) fn handed(ctx: &PageContext, view: &HandedView) -> Markup {
    let language = ctx.language;
    let title = language.text(label(view.kind));
    let table = match view.name.as_str() {
        "" => game_name(language, view.game),
        name => format!("{} · {name}", game_name(language, view.game)),
    };
    let body = html! {
        // Whoever scans it sits down: then the script goes to the table.
        section #handed .card .join data-table=[matches!(view.kind, LinkKind::Join).then_some(&view.id)] {
            h1 { (title) }
            p { (table) }
            p { (language.text("handed-scan")) }
            (qr(&view.url, &language.text("me-qr")))
            div .field {
                label for="link-handed" { (title) }
                div .copy {
                    input #link-handed readonly value=(view.url);
                    button type="button" hidden data-copy="link-handed" { (icon("link")) (language.text("table-copy")) }
                    button type="button" hidden data-switch="share" value=(view.url) { (icon("point")) (language.text("handed-share")) }
                }
            }
            p .card__foot { a .button href={ "/t/" (view.id) } { (language.text("handed-back")) } }
        }
    };
    let frame = Frame { title: &title, class: "page", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, &body)
}
