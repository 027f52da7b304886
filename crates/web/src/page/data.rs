//! The page of the reader's own data: download and deletion.

use maud::{Markup, html};
use seen::DataView;

use super::context::PageContext;
use super::shell::{Frame, shell};
use canvas::art::icon;

/// The page of the reader's data.
pub(crate) fn data(ctx: &PageContext, view: &DataView) -> Markup {
    let language = ctx.language;
    let title = language.text("data-title");
    let body = html! {
        h1 { (title) }
        @match (view.forgotten, view.tables) {
            (Some(unread), _) => section #forgotten .card {
                p role="status" { (icon("check")) " " (language.text("data-gone")) }
                @if unread > 0 { p role="alert" { (language.with("data-unread", &[("number", (unread as u32).into())])) } }
            },
            (None, None) => p { (language.text("data-nobody")) },
            (None, Some(tables)) => { (export(ctx, tables)) (forget(ctx, tables)) },
        }
        p { a href="/privacy" { (language.text("data-privacy")) } }
    };
    let frame = Frame { title: &title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, &body)
}

fn export(ctx: &PageContext, tables: usize) -> Markup {
    let language = ctx.language;
    html! {
        section .card {
            h2 { (language.text("data-have")) }
            p { (language.with("data-have-note", &[("number", (tables as u32).into())])) }
            p { a #data-file .button .choice .choice--main href="/me/data/file" download="bree.json" { (icon("journal")) (language.text("data-file")) } }
        }
    }
}

fn forget(ctx: &PageContext, tables: usize) -> Markup {
    let language = ctx.language;
    html! {
        section .card {
            h2 { (language.text("data-forget-title")) }
            p { (language.text("data-forget-note")) }
            @if tables > 0 { p { (language.text("data-forget-tables")) } }
            form method="post" action="/me/data/forget" {
                p .tick {
                    input #data-sure type="checkbox" name="sure" value="true" required; " "
                    label for="data-sure" { (language.text("data-sure")) }
                }
                p { button #data-forget type="submit" { (icon("flag")) (language.text("data-forget")) } }
            }
        }
    }
}
