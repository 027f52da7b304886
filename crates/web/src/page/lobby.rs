//! The entrance: the reader's turns, the games, the tables.

use maud::{Markup, html};

use super::begin::{at_a_glance, begins, first_game, made_up_name, more, play_now, side};
use super::campaign::go_on;
use super::context::PageContext;
use super::game_name;
use super::inn::inn;
use super::lessons::at_the_door;
use super::shell::{Frame, door};
use super::shelves::{over, own, public, title, waiting};
use canvas::art::icon;
use seen::{GameView, LobbyView};

/// The entrance. On the first screen of a desktop stand six things of one size: the reader's turns, or what this place
/// is, and five games.
pub(crate) fn lobby(ctx: &PageContext, view: &LobbyView) -> Markup {
    let language = ctx.language;
    let body = html! {
        div .door {
            // The fields of each game stand in its card, and belong to this form: no form stands in another.
            form #games method="post" action="/tables" {
                // Enter in a field starts nothing: it would be whatever game comes first.
                button type="submit" disabled hidden { (language.text("lobby-play-now")) }
            }
            (you(ctx, view))
            @for game in &view.games { (card(ctx, game)) }
        }
        div .door__tables {
            (own(ctx, view))
            (public(ctx, view))
        }
        (over(ctx, view))
    };
    door(
        ctx,
        &Frame {
            title: &title(language, view),
            class: "read read--door",
            tools: html! {},
            game: None,
            said: Some(&language.text("lobby-said")),
        },
        &body,
    )
}

/// The tables that wait for the reader; for strangers, what this place is.
fn you(ctx: &PageContext, view: &LobbyView) -> Markup {
    let language = ctx.language;
    let stranger = view.mine.is_empty() && view.invited.is_empty();
    html! {
        section .door__you .door__you--new[stranger] aria-labelledby="door-you" {
            @if stranger { (inn()) }
            h1 #door-you { (language.text("lobby-welcome")) }
            @if stranger { p { (language.text("lobby-what")) } }
            @if ctx.reader.name.as_deref().unwrap_or_default().is_empty() { (your_name(ctx)) }
            (waiting(ctx, view))
            @if let Some(on) = &view.go_on { (go_on(ctx, on)) }
        }
    }
}

/// The form of the reader's name, asked once for all games. A made-up name stands there already, for readers who do not
/// care.
fn your_name(ctx: &PageContext) -> Markup {
    let language = ctx.language;
    html! {
        div .field .your-name {
            label for="your-name" { (language.text("lobby-your-name")) }
            input #your-name name="name" form="games" value=(made_up_name(ctx)) data-made-up maxlength="24" required autocomplete="nickname" aria-describedby="your-name-help";
            small #your-name-help { (language.text("lobby-name-help")) }
        }
    }
}

/// The side that one plays by the press below, as the last of the facts about a game; nothing where there is none to choose.
fn sided(ctx: &PageContext, game: &GameView, name: &str) -> Markup {
    let side = side(ctx, game, name, "games");
    html! { @if !side.0.is_empty() { li .glance__more { (side) } } }
}

/// A game: its sentence, and the three ways to begin.
fn card(ctx: &PageContext, game: &GameView) -> Markup {
    let language = ctx.language;
    let id = game.info.id;
    let page = ctx.web.page(id);
    let name = game_name(language, id);
    html! {
        article .door__game aria-labelledby={ "game-" (id) } {
            @if let Some(page) = page { (page.poster()) }
            h2 id={ "game-" (id) } { (name) }
            p .door__about { (language.text(&format!("{id}-about"))) }
            (at_a_glance(ctx, &game.info, &html! { (begins(ctx, &game.info)) (more(ctx, id, &name)) (sided(ctx, game, &name)) }))
            (first_game(ctx, game, "games"))
            p .door__begin {
                (play_now(language, game, &name, "games"))
                a .button href={ "/new/" (id) } { (icon("handshake")) (language.text("lobby-with-friends")) span .unseen { ": " (name) } }
                (at_the_door(ctx, game, &name, "games"))
            }
        }
    }
}
