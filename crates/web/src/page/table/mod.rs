//! The page of a table.

mod choices;
mod drawer;
mod prompt;
mod sight;
mod talk;

use maud::{Markup, html};

use super::drawing::Drawn;
use super::layers::Layer;
use super::shell::{Frame, Reader, shell};
use super::view::{SeatKind, Status, TableView};
use crate::art::icon;
pub(super) use drawer::{fairness, journal, link, record};
pub(super) use sight::{Sight, plays, seat_label, seat_name};

/// The whole page.
pub fn table(reader: &Reader, view: &TableView) -> Markup {
    let sight = Sight::of_table(reader, view);
    let language = reader.language;
    let drawn = sight.draw();
    let tools = html! {
        button #switch-drawer .quiet type="button" hidden aria-label=(language.text("table-drawer")) aria-controls="drawer"
            aria-expanded="false" data-switch="drawer" { (icon("journal")) }
    };
    let body = html! {
        h1 .unseen { (title(&sight, view)) }
        (prompt::prompt(&sight, view))
        (board(&sight, view, drawn.as_ref()))
        (hand(drawn.as_ref()))
        div .side {
            (turn(drawn.as_ref()))
            (players(&sight, view, drawn.as_ref()))
            (drawer::drawer(&sight, view))
        }
        (live(&sight, view))
        (live_now(&sight, view))
        (signals(&sight, view))
    };
    let title = title(&sight, view);
    shell(
        reader,
        &Frame {
            title: &title,
            class: "table",
            tools,
            game: Some(view.game.id),
        },
        &body,
    )
}

/// What of the page changes. A page that has it all shows the table as it stands; only of the journal it is
/// given no more than what it has not read, or the end.
pub fn layers(reader: &Reader, view: &TableView) -> Vec<Layer> {
    let sight = Sight::of_table(reader, view);
    let drawn = sight.draw();
    let mut layers = vec![Layer::new("prompt", prompt::prompt(&sight, view))];
    layers.extend([
        Layer::new("board", board(&sight, view, drawn.as_ref())),
        Layer::new("hand", hand(drawn.as_ref())),
        Layer::new("turn", turn(drawn.as_ref())),
        Layer::new("players", players(&sight, view, drawn.as_ref())),
        Layer::new("chat-log", talk::chat_log(&sight, view)),
        Layer::new("say", talk::say(&sight, view)),
        Layer::new("table-tab", drawer::table_tab(&sight, view)),
        Layer::new("live", live(&sight, view)),
        Layer::new("live-now", live_now(&sight, view)),
        Layer::new("signals", signals(&sight, view)),
    ]);
    layers.extend(latest(&sight, view).map(|lines| Layer::new("journal", lines)));
    layers
}

/// The end of the journal: the page keeps the lines before it. Nothing when it has read it to its end.
fn latest(sight: &Sight, view: &TableView) -> Option<Markup> {
    const LINES: usize = 40;
    let read = view.told_read.saturating_sub(view.told_from);
    let skipped = view.told.len().saturating_sub(LINES).max(read);
    let new = view.told.get(skipped..)?;
    (view.told_read == 0 || !new.is_empty()).then(|| journal(sight, view.told_from + skipped, new))
}

/// The board, or the room where one waits for the others.
fn board(sight: &Sight, view: &TableView, drawn: Option<&Drawn>) -> Markup {
    html! {
        div #board .board {
            @match drawn {
                Some(drawn) => (drawn.board),
                None => (waiting_room(sight, view)),
            }
        }
    }
}

pub(super) fn hand(drawn: Option<&Drawn>) -> Markup {
    html! { div #hand .hand { @if let Some(drawn) = drawn { (drawn.hand) } } }
}

pub(super) fn turn(drawn: Option<&Drawn>) -> Markup {
    html! { div #turn .turn { @if let Some(drawn) = drawn { (drawn.turn) } } }
}

fn players(sight: &Sight, view: &TableView, drawn: Option<&Drawn>) -> Markup {
    match drawn {
        Some(drawn) => drawn.players.clone(),
        None => html! {
            ul #players .players {
                @for seat in &view.seats {
                    li id={ "player-" (seat.seat) } .player {
                        span .badge-picture { (icon(if seat.kind == SeatKind::Bot { "bot" } else { "person" })) }
                        span .player__who { span .player__name { (sight.name(seat.seat)) } (sight.extra(seat.seat)) }
                        @if let Some(plays) = sight.language.text_if_known(&format!("{}-seat-{}-{}", view.game.id, view.seats.len(), seat.seat.number())) { span .player__hobbit { (plays) } }
                    }
                }
            }
        },
    }
}

/// Before the game: who is missing, and the link that brings them.
fn waiting_room(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let open = view.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    html! {
        section .card .waiting {
            h2 { (super::game_name(language, view.game.id)) }
            p { (language.text(&format!("{}-about", view.game.id))) }
            @if let Some(links) = view.links.as_ref().filter(|_| open) {
                p { (language.text("table-invite-note")) }
                (drawer::link(sight, "invite", "table-invite", &links.join))
            }
            div .card__foot {
                @if view.host && open {
                    form method="post" action={ "/t/" (view.id) "/start" } {
                        input type="hidden" name="fill" value="fair";
                        button #start type="submit" { (icon("bot")) (language.text("table-start")) }
                    }
                }
                @for seat in view.seats.iter().filter(|seat| seat.you) {
                    form method="post" action={ "/t/" (view.id) "/leave" } {
                        input type="hidden" name="seat" value=(seat.seat);
                        button id={ "leave-" (seat.seat) } .quiet type="submit" {
                            (language.text("table-leave")) @if sight.shared() { " (" (sight.name(seat.seat)) ")" }
                        }
                    }
                }
            }
        }
    }
}

fn title(sight: &Sight, view: &TableView) -> String {
    let game = super::game_name(sight.language, view.game.id);
    if view.name.is_empty() {
        game
    } else {
        format!("{} · {game}", view.name)
    }
}

/// What just happened, for screen readers: the lines of the last step, and what is asked now.
fn live(sight: &Sight, view: &TableView) -> Markup {
    let last = view.told.last().map_or(0, |told| told.ply);
    let lines = view
        .told
        .iter()
        .filter(|told| told.ply == last)
        .map(|told| sight.say(&told.say));
    let prompt = view
        .prompt
        .filter(|_| view.ended.is_none())
        .map(|prompt| sight.say(prompt));
    let words = lines.chain(prompt).collect::<Vec<_>>().join(" ");
    html! { p #live .unseen role="status" aria-live="polite" { (words) } }
}

/// That it is the reader's turn: changes only when that changes.
fn live_now(sight: &Sight, view: &TableView) -> Markup {
    let yours = !view.laid.is_empty();
    html! { p #live-now .unseen role="alert" aria-live="assertive" { @if yours { (sight.language.text("table-your-turn")) } } }
}

/// What the script has to know.
fn signals(sight: &Sight, view: &TableView) -> Markup {
    let yours = !view.laid.is_empty();
    let status = match view.status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Finished => "finished",
    };
    let title = title(sight, view);
    let title = if yours {
        format!("● {} · {title}", sight.language.text("table-your-turn"))
    } else {
        title
    };
    let laid = view.laid.first();
    html! {
        div #signals hidden data-table=(view.id) data-game=(view.game.id) data-status=(status) data-yours=(if yours { "yes" } else { "no" })
            data-title={ (title) " · Bree" } data-ply=(view.ply) data-seat=[laid.map(|laid| laid.seat)]
            data-answers=[laid.map(|laid| laid.ply)] data-curtain=[(!view.curtain.is_empty()).then_some("drawn")] {}
    }
}
