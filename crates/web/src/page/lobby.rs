//! The entrance: what this place is, the games, the tables.

use maud::{Markup, html};
use table::Seat;

use super::drawing::{poster_of, seats_of};
use super::form::{field, name_input, select};
use super::game_name;
use super::shell::{Frame, Reader, shell};
use super::table::seat_name;
use super::view::{GameView, LobbyView, SeatKind, Status, TableCard};
use crate::art::{icon, inn};
use crate::text::Language;

/// The entrance.
pub fn lobby(reader: &Reader, view: &LobbyView) -> Markup {
    let language = reader.language;
    let body = html! {
        section .welcome {
            div {
                h1 { (language.text("lobby-welcome")) }
                p { (language.text("lobby-what")) }
            }
            (inn())
        }
        @if !view.mine.is_empty() { (tables(language, "lobby-mine", &view.mine)) }
        div .games { @for game in &view.games {
            section .game aria-labelledby={ "game-" (game.info.id) } {
                div .game__about {
                    h2 id={ "game-" (game.info.id) } { (game_name(language, game.info.id)) }
                    @if let Some(poster) = poster_of(game.info.id) { (poster) }
                    p { (language.text(&format!("{}-about", game.info.id))) }
                    p {
                        (icon("person")) " " (players(language, game))
                        " · " a href={ "/rules/" (game.info.id) } { (language.text("house-rules")) }
                    }
                    (play_now(reader, game))
                }
                details .card #{ "new-" (game.info.id) } {
                    summary { h3 { (icon("handshake")) " " (language.text("lobby-with-friends")) } }
                    (form(reader, game))
                }
            }
        } }
        (tables(language, "lobby-public", &view.public))
    };
    shell(
        reader,
        &Frame {
            title: &language.text("lobby-title"),
            class: "read",
            tools: html! {},
            game: None,
        },
        &body,
    )
}

/// How many it is for.
fn players(language: Language, game: &GameView) -> String {
    let (least, most) = (game.info.least as u32, game.info.most as u32);
    if least == most {
        return language.with("lobby-players-just", &[("number", least.into())]);
    }
    language.with("lobby-players", &[("least", least.into()), ("most", most.into())])
}

/// The form in which a table of one game is made, as a page of its own.
pub fn new_table(reader: &Reader, game: &GameView) -> Markup {
    let title = game_name(reader.language, game.info.id);
    let body = html! {
        h1 { (title) }
        section .card { h2 { (reader.language.text("lobby-with-friends")) } (form(reader, game)) }
    };
    shell(
        reader,
        &Frame {
            title: &title,
            class: "read",
            tools: html! {},
            game: Some(game.info.id),
        },
        &body,
    )
}

/// One click: the reader against as many bots as suit the game, at the level of one's choice.
fn play_now(reader: &Reader, game: &GameView) -> Markup {
    let language = reader.language;
    let id = game.info.id;
    let rivals = seats_of(id, game.info.most).saturating_sub(1);
    let levels = game.levels.iter().filter(|level| **level != "random");
    let levels = levels
        .map(|level| ((*level).to_owned(), language.text(&format!("level-{level}"))))
        .collect::<Vec<_>>();
    html! {
        form .now method="post" action="/tables" {
            input type="hidden" name="game" value=(id);
            input type="hidden" name="seat-1" value="me";
            @for seat in 2..=rivals + 1 { input type="hidden" name={ "seat-" (seat) } value="rival"; }
            div .fields {
                (field(&format!("{id}-now-name"), &language.text("lobby-your-name"), None, &name_input(&format!("{id}-now-name"), reader.name.as_deref().unwrap_or_default(), false)))
                (field(&format!("{id}-now-level"), &language.with(if game.info.cooperative { "lobby-partners" } else { "lobby-rivals" }, &[("bots", (rivals as u32).into())]), None, &select(&format!("{id}-now-level"), "level", &levels, middling(game), false)))
            }
            button .choice .choice--main type="submit" { (icon("dice")) (language.text("lobby-play-now")) }
        }
    }
}

/// The level for somebody of whom nothing is known.
fn middling(game: &GameView) -> &'static str {
    let known = |wanted: &str| game.levels.iter().copied().find(|level| *level == wanted);
    known("fair").or(game.levels.first().copied()).unwrap_or("random")
}

fn form(reader: &Reader, game: &GameView) -> Markup {
    let language = reader.language;
    let id = game.info.id;
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(id);
            (field(&format!("{id}-name"), &language.text("lobby-your-name"), None, &name_input(&format!("{id}-name"), reader.name.as_deref().unwrap_or_default(), true)))
            fieldset {
                legend { (language.text("lobby-seats")) }
                @if let Some(note) = language.text_if_known(&format!("{id}-seats")) { p { (note) } }
                div .fields {
                    @for seat in Seat::all(game.info.most) {
                        @let input = format!("{id}-seat-{seat}");
                        @let seat_label = language.with("lobby-seat", &[("seat", (seat.number() as u32).into())]);
                        (field(&input, &seat_label, None, &select(&input, &format!("seat-{seat}"), &sitters(language, game, seat), usual(seat), false)))
                    }
                }
            }
            details {
                summary { (language.text("lobby-options")) }
                div .fields {
                    @for option in &game.options {
                        @let input = format!("{id}-option-{}", option.id);
                        @let name = format!("{id}-option-{}", option.id);
                        @let help = language.text_if_known(&format!("{name}.help"));
                        @let values = option.values.iter().map(|value| (value.clone(), language.text(&format!("{name}-{value}")))).collect::<Vec<_>>();
                        (field(&input, &language.text(&name), help.as_deref(), &select(&input, &format!("option-{}", option.id), &values, &option.default, help.is_some())))
                    }
                }
            }
            p .tick { input id={ (id) "-public" } type="checkbox" name="public" value="yes"; " " label for={ (id) "-public" } { (language.text("lobby-public-tick")) } }
            p { button .choice .choice--main type="submit" { (language.text("lobby-make")) } }
        }
    }
}

/// Who can be put on a seat when a table is made.
fn sitters(language: Language, game: &GameView, seat: Seat) -> Vec<(String, String)> {
    let mut sitters = Vec::new();
    let say = |value: &str, id: &str| (value.to_owned(), language.text(id));
    if seat.index() == 0 {
        sitters.push(say("me", "lobby-sitter-me"));
    }
    sitters.push(say("open", "lobby-sitter-open"));
    if seat.index() > 0 {
        sitters.push(say("second", "lobby-sitter-second"));
    }
    for level in &game.levels {
        let words = language.with(
            "lobby-sitter-bot",
            &[("level", (&language.text(&format!("level-{level}"))).into())],
        );
        sitters.push((format!("bot:{level}"), words));
    }
    if seat.index() >= game.info.least {
        sitters.push(say("none", "lobby-sitter-none"));
    }
    sitters
}

const fn usual(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "me",
        1 => "open",
        _ => "none",
    }
}

fn tables(language: Language, title: &str, cards: &[TableCard]) -> Markup {
    html! {
        section .tables aria-labelledby=(title) {
            h2 #(title) { (language.text(title)) }
            @if cards.is_empty() { p { (language.text("lobby-none")) } }
            ul .lobby { @for card in cards { li { (table_card(language, card)) } } }
        }
    }
}

fn table_card(language: Language, card: &TableCard) -> Markup {
    let title = if card.name.is_empty() {
        game_name(language, &card.game)
    } else {
        card.name.clone()
    };
    let turn = card
        .seats
        .iter()
        .filter(|seat| seat.owes)
        .map(|seat| seat_name(language, seat))
        .collect::<Vec<_>>();
    html! {
        article .card .card--yours[card.your_turn] {
            h3 { (title) }
            p {
                @for (index, seat) in card.seats.iter().enumerate() {
                    @if index > 0 { ", " }
                    (icon(if seat.kind == SeatKind::Bot { "bot" } else { "person" })) " " (seat_name(language, seat))
                }
            }
            p {
                @match card.status {
                    Status::Waiting => (language.text("lobby-waiting")),
                    Status::Finished => (language.text("lobby-finished")),
                    Status::Playing if card.your_turn => strong { (language.text("lobby-your-turn")) },
                    Status::Playing => (language.with("lobby-turn-of", &[("name", (&language.list(&turn)).into())])),
                }
            }
            p .card__foot {
                @if let Some(join) = &card.join { a .button .choice href=(join) { (language.text("lobby-join")) span .unseen { ": " (title) } } }
                a .button href={ "/t/" (card.id) } { (language.text("lobby-go")) span .unseen { ": " (title) } }
            }
        }
    }
}
