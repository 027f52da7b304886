//! The entrance: what this place is, the games, the tables.

use maud::{Markup, html};
use table::Seat;

use super::desk::Desk;
use super::form::{field, select};
use super::game_name;
use super::inn::inn;
use super::new_table::fields;
use super::shell::{Frame, shell};
use super::shelves::{own, public, title};
use super::table::plays;
use canvas::Language;
use canvas::art::icon;
use seen::{GameView, LobbyView};

/// The entrance.
pub(crate) fn lobby(desk: &Desk, view: &LobbyView) -> Markup {
    let language = desk.language;
    let body = html! {
        section .welcome {
            div {
                h1 { (language.text("lobby-welcome")) }
                p { (language.text("lobby-what")) }
                (your_name(desk))
            }
            (inn())
        }
        (own(desk, view))
        form #games .games method="post" action="/tables" {
            // Enter in a field starts nothing: it would be whatever game comes first.
            button type="submit" disabled hidden { (language.text("lobby-play-now")) }
            @for game in &view.games { (shelf(desk, game)) }
        }
        (public(desk, view))
    };
    shell(
        desk,
        &Frame {
            title: &title(language, view),
            class: "read",
            tools: html! {},
            game: None,
            said: Some(&language.text("lobby-said")),
        },
        &body,
    )
}

/// What the reader wants to be called, asked once for all games.
fn your_name(desk: &Desk) -> Markup {
    let name = desk.reader.name.as_deref().unwrap_or_default();
    let label = desk.language.text("lobby-your-name");
    html! {
        div .field .your-name {
            label for="your-name" { (label) }
            input #your-name name="name" form="games" value=(name) maxlength="24" required autocomplete="nickname";
        }
    }
}

/// A game on the shelf: what it is, and the two ways to begin.
fn shelf(desk: &Desk, game: &GameView) -> Markup {
    let language = desk.language;
    let id = game.info.id;
    let page = desk.web.page(id);
    html! {
        section .game aria-labelledby={ "game-" (id) } {
            div .game__about {
                h2 id={ "game-" (id) } { (game_name(language, id)) }
                p { (language.text(&format!("{id}-about"))) }
                p {
                    (icon("person")) " " (players(language, game))
                    " · " a href={ "/rules/" (id) } { (language.text("house-rules")) }
                    @if page.is_some_and(|page| page.has_library()) { " · " a href={ "/library/" (id) } { (language.text("library")) } }
                    @if page.is_some_and(|page| page.workshop().is_some()) { " · " a href={ "/workshop/" (id) } { (language.text("workshop-open")) } }
                }
            }
            div .game__begin {
                @if let Some(page) = page { (page.poster()) }
                (play_now(language, game, page.map_or(game.info.most, |page| page.seats())))
            }
            details .game__friends #{ "new-" (id) } {
                summary { h3 { (icon("handshake")) " " (language.text("lobby-with-friends")) } }
                (fields(language, game, &format!("{id}:")))
            }
        }
    }
}

/// How many it is for.
fn players(language: Language, game: &GameView) -> String {
    let (least, most) = (game.info.least as u32, game.info.most as u32);
    if least == most {
        return language.with("lobby-players-just", &[("number", least.into())]);
    }
    language.with("lobby-players", &[("least", least.into()), ("most", most.into())])
}

/// One click: the reader against as many bots as suit the game, at the level and on the side of one's choice.
fn play_now(language: Language, game: &GameView, seats: usize) -> Markup {
    let id = game.info.id;
    let rivals = (seats - 1) as u32;
    let bots = if game.info.cooperative { "lobby-partners" } else { "lobby-rivals" };
    let levels = game.levels.iter().filter(|level| **level != "random");
    let levels = levels
        .map(|level| ((*level).to_owned(), language.text(&format!("level-{level}"))))
        .collect::<Vec<_>>();
    let sides = Seat::all(seats)
        .filter_map(|seat| Some((seat.number().to_string(), plays(language, id, seats, seat)?)))
        .collect::<Vec<_>>();
    let now = format!("now:{id}:");
    let (side, level) = (format!("{id}-now-side"), format!("{id}-now-level"));
    html! {
        div .now {
            input type="hidden" name={ (now) "game" } value=(id);
            @for seat in Seat::all(seats) { input type="hidden" name={ (now) "seat-" (seat) } value="rival"; }
            @if sides.is_empty() {
                input type="hidden" name={ (now) "mine" } value="1";
            } @else {
                (field(&side, &language.text("lobby-your-side"), None, &select(&side, &format!("{now}mine"), &sides, "1", false)))
            }
            (field(&level, &language.with(bots, &[("bots", rivals.into())]), None, &select(&level, &format!("{now}level"), &levels, middling(game), false)))
            button .choice .choice--main type="submit" name="which" value=(now) formnovalidate { (icon("dice")) (language.text("lobby-play-now")) }
        }
    }
}

/// The level for somebody of whom nothing is known.
fn middling(game: &GameView) -> &'static str {
    let known = |wanted: &str| game.levels.iter().copied().find(|level| *level == wanted);
    known("fair").or(game.levels.first().copied()).unwrap_or("random")
}
