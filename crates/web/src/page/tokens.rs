//! The reader's programs: which there are, and a token for one more.

use maud::{Markup, html};
use seen::{Scope, TokenCard, TokensView};

use super::clock::{day, iso};
use super::context::PageContext;
use super::form::{field, select};
use super::pace::since;
use super::shell::{Frame, shell};
use canvas::Language;
use canvas::art::icon;

/// Lifetimes that the form offers, in days.
const LIFETIMES: [u32; 5] = [1, 7, 30, 90, 365];

/// The page of one's programs.
pub(crate) fn tokens(ctx: &PageContext, view: &TokensView) -> Markup {
    let language = ctx.language;
    let title = language.text("tokens-title");
    let body = html! {
        h1 { (title) }
        p { (language.text("tokens-what")) " " a href="/api/openapi.json" { (language.text("tokens-api")) } }
        @if let Some((token, card)) = &view.made { (made(language, token, card)) }
        section .tables {
            h2 { (language.text("tokens-all")) }
            @if view.tokens.is_empty() { p { (language.text("tokens-none")) } }
            ul .lobby #tokens { @for card in &view.tokens { li { (one(language, card)) } } }
        }
        @if view.tokens.len() < view.most { (form(language, view.tokens.is_empty())) }
    };
    let frame = Frame { title: &title, class: "read", tools: html! {}, game: None, said: None };
    shell(ctx, &frame, &body)
}

/// A token that was just made.
fn made(language: Language, token: &str, card: &TokenCard) -> Markup {
    html! {
        section #token-made .card aria-labelledby="token-made-title" {
            h2 #token-made-title { (icon("program")) " " (card.name) }
            p role="status" { (language.text("tokens-made")) }
            div .field {
                label for="token-secret" { (language.text("tokens-token")) }
                div .copy {
                    input #token-secret readonly value=(token);
                    button type="button" hidden data-copy="token-secret" { (icon("link")) (language.text("table-copy")) }
                }
            }
        }
    }
}

fn one(language: Language, card: &TokenCard) -> Markup {
    let may = card.scopes.iter().map(|scope| language.text(&format!("tokens-scope-{}", scope.word())));
    let may = may.collect::<Vec<_>>();
    html! {
        article .card {
            h3 { (icon("program")) " " (card.name) }
            p { @if may.is_empty() { (language.text("tokens-looks")) } @else { (language.list(&may)) } }
            p { (language.text("tokens-until")) " " time datetime=(iso(card.ends_at)) { (day(card.ends_at)) } " · " (language.text("me-seen")) " " (since(card.seen_at)) }
            form method="post" action={ "/me/tokens/" (card.id) "/drop" } {
                button .quiet type="submit" { (language.text("tokens-drop")) span .unseen { ": " (card.name) } }
            }
        }
    }
}

/// The form of a token to be made; it is the `first`, or one more.
fn form(language: Language, first: bool) -> Markup {
    let name = html! { input #token-name name="name" required maxlength="24" autocomplete="off" aria-describedby="token-name-help"; };
    let days =
        LIFETIMES.map(|days| (days.to_string(), language.with("tokens-days", &[("days", days.into())])));
    let days = select("token-days", "days", &days, "30", false);
    html! {
        section .card {
            h2 { (language.text(if first { "tokens-first" } else { "tokens-new" })) }
            form method="post" action="/me/tokens" {
                (field("token-name", &language.text("tokens-name"), Some(&language.text("tokens-name-help")), &name))
                (field("token-days", &language.text("tokens-lasts"), None, &days))
                fieldset {
                    legend { (language.text("tokens-may")) }
                    @for scope in Scope::ALL {
                        @let id = format!("token-may-{}", scope.word());
                        p .tick {
                            input id=(id) type="checkbox" name=(scope.word()) value="yes" checked[matches!(scope, Scope::Sit | Scope::Play)];
                            " " label for=(id) { (language.text(&format!("tokens-scope-{}", scope.word()))) }
                        }
                    }
                }
                p { button #token-make .choice .choice--main type="submit" { (icon("check")) (language.text("tokens-make")) } }
            }
        }
    }
}
