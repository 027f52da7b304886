//! The page of an error.

use maud::{Markup, html};

use super::context::PageContext;
use super::shell::{Frame, shell};
use ::table::{Fault, Message};
use seen::ErrorView;

/// The page of an error.
pub(crate) fn error(ctx: &PageContext, view: &ErrorView) -> Markup {
    let language = ctx.language;
    let title = match view.status {
        403 => "error-forbidden",
        404 => "error-not-found",
        410 => "error-gone",
        429 => "error-too-many",
        500.. => "error-ours",
        _ => "error-refused",
    };
    let title = language.text(title);
    let body = html! {
        section .notice {
            h1 { (title) }
            @if let [_, _, ..] = view.faults.as_slice() {
                (faults(ctx, &view.faults))
            } @else {
                p {
                    (language.say(&view.message))
                    @if let Some(clause) = view.clause { " " (ctx.clause_link(clause)) }
                }
            }
            p .card__foot {
                @if let Some(again) = &view.again { a .button .choice .choice--main href=(again) { (language.text("table-again")) } " " }
                a .button href="/" { (language.text("error-lobby")) }
            }
        }
    };
    shell(ctx, &Frame { title: &title, class: "read", tools: html! {}, game: None, said: None }, &body)
}

/// All that is wrong, each with its line and its clause.
fn faults(ctx: &PageContext, faults: &[Fault]) -> Markup {
    let language = ctx.language;
    html! {
        ul .faults {
            @for fault in faults {
                li {
                    @if let Some(line) = fault.line {
                        (language.say(&Message::new("error-line").with("line", line))) " "
                    }
                    (language.say(&fault.message))
                    @if let Some(clause) = fault.clause { " " (ctx.clause_link(clause)) }
                }
            }
        }
    }
}
