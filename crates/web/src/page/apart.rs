//! Those whom the reader does not want to hear or to sit with; what is told to the host, and that it was.

use maud::{Markup, html};
use seen::{ApartCard, ApartHow};

use super::clock::iso;
use super::context::PageContext;
use super::devices;
use super::shell::{Frame, shell};
use canvas::art::icon;

/// The page of those who are kept apart.
pub(crate) fn apart(ctx: &PageContext, apart: &[ApartCard]) -> Markup {
    let language = ctx.language;
    let title = language.text("apart-title");
    let body = html! {
        h1 { (title) }
        p { (language.text("apart-what")) }
        @if apart.is_empty() { p { (language.text("apart-none")) } (devices::back(language)) }
        ul .lobby #apart { @for card in apart { li { (one(ctx, card)) } } }
    };
    page(ctx, &title, &body)
}

fn one(ctx: &PageContext, card: &ApartCard) -> Markup {
    let language = ctx.language;
    let name = match card.name.as_str() {
        "" => language.text("apart-nameless"),
        name => name.to_owned(),
    };
    let how = match card.how {
        ApartHow::Muted => "apart-muted",
        ApartHow::Blocked => "apart-blocked",
    };
    html! {
        article .card {
            h2 { (name) }
            p { (language.text(how)) " · " time datetime=(iso(card.at)) { (&iso(card.at)[..10]) } }
            form method="post" action={ "/me/apart/" (card.id) "/drop" } {
                button type="submit" { (language.text("apart-drop")) span .unseen { ": " (name) } }
            }
        }
    }
}

/// The page after a report.
pub(crate) fn reported(ctx: &PageContext, table: &str) -> Markup {
    let language = ctx.language;
    let title = language.text("report-title");
    let body = html! {
        h1 { (title) }
        section .card {
            p role="status" { (icon("check")) " " (language.text("report-done")) }
            p { a .button href={ "/t/" (table) } { (language.text("lobby-go")) } }
        }
    };
    page(ctx, &title, &body)
}

/// Something is wrong here: the game as the reader's seat knows it, to be copied or sent to the host.
pub(crate) fn wrong(ctx: &PageContext, table: &str, file: &str) -> Markup {
    let language = ctx.language;
    let title = language.text("wrong-title");
    let body = html! {
        h1 { (title) }
        p { (language.text("wrong-note")) }
        form .card method="post" action={ "/t/" (table) "/report" } {
            div .field {
                label for="wrong-why" { (language.text("report-why")) }
                input #wrong-why name="why" maxlength="300" required autocomplete="off";
            }
            input type="hidden" name="game" value="yes";
            p {
                button type="submit" { (icon("flag")) (language.text("wrong-send")) }
                " " a .button href={ "/t/" (table) } { (language.text("lobby-go")) }
            }
        }
        section .card .bring {
            p { label for="wrong-file" { (language.text("wrong-file")) } }
            textarea #wrong-file readonly rows="16" wrap="off" spellcheck="false" { (file) }
            p { button type="button" hidden data-copy="wrong-file" { (icon("link")) (language.text("table-copy")) } }
        }
    };
    page(ctx, &title, &body)
}

fn page(ctx: &PageContext, title: &str, body: &Markup) -> Markup {
    let frame = Frame { title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, body)
}
