//! The privacy page: what this house stores, and what it does with it. Every sentence is what the program does: a change
//! of what is stored changes this page.

use maud::{Markup, html};
use seen::PrivacyView;

use super::context::PageContext;
use super::shell::{Frame, shell};

/// The sections, each with its paragraphs.
const SECTIONS: [(&str, &[&str]); 6] = [
    ("visit", &["nothing", "address", "log"]),
    ("browser", &["cookie", "others", "storage"]),
    ("guest", &["you", "devices", "passkeys", "programs", "own", "groups", "apart"]),
    ("tables", &["kept", "seen", "host"]),
    ("notices", &[]),
    ("end", &["have", "forget", "stays", "age", "copies"]),
];

/// The privacy page.
pub(crate) fn privacy(ctx: &PageContext, view: &PrivacyView) -> Markup {
    let language = ctx.language;
    let title = language.text("privacy-title");
    let say = |section: &str, part: &str| language.text(&format!("privacy-{section}-{part}"));
    let body = html! {
        article .read__text {
            h1 { (title) }
            p { (language.text("privacy-short")) }
            @for (section, parts) in SECTIONS {
                h2 { (say(section, "title")) }
                @for part in parts { p { (say(section, part)) } }
                @if section == "notices" { (notices(ctx, view)) }
            }
            p { a href="/me/data" { (language.text("data-title")) } }
        }
    };
    let frame = Frame { title: &title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, &body)
}

/// The targets of notifications, if the house sends any.
fn notices(ctx: &PageContext, view: &PrivacyView) -> Markup {
    let language = ctx.language;
    html! {
        @if view.hosts.is_empty() && !view.mail && !view.push {
            p { (language.text("privacy-notices-none")) }
        } @else {
            p { (language.text("privacy-notices-kept")) }
            @if !view.hosts.is_empty() { p { (language.with("privacy-notices-hosts", &[("hosts", (&view.hosts.join(", ")).into())])) } }
            @if view.push { p { (language.text("privacy-notices-push")) } }
            p { (language.text("privacy-notices-wishes")) }
            @if view.mail { p { (language.text("privacy-notices-mail")) } }
        }
    }
}
