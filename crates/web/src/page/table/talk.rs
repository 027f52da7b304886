//! The talk of the players: in words of their own, or, where the game lets nobody speak freely, by pointing at things and
//! with its own sentences; with the phrases of the house always. And what one writes down for oneself.

use maud::{Markup, html};
use table::{Remark, RemarkKind};

use super::sight::Sight;
use crate::page::clock::{iso, short};
use canvas::art::icon;
use seen::{ChatLine, RemarksFor, TableView};

/// The chat.
pub(super) fn chat_log(sight: &Sight, view: &TableView) -> Markup {
    html! {
        div #chat-log .chat role="log" aria-label=(sight.language.text("table-tab-chat")) {
            @if view.chat.is_empty() { p #chat-none { (sight.language.text("table-chat-none")) } }
            @for line in &view.chat { (said(sight, line)) }
        }
    }
}

fn said(sight: &Sight, line: &ChatLine) -> Markup {
    let at = line.remark.as_ref().and_then(|remark| place(sight, remark));
    html! {
        p id={ "chat-" (line.version) } data-at=[at] {
            time datetime=(iso(line.at)) { (short(line.at)) } " "
            b { @if line.gone { (sight.language.text("seat-gone")) } @else { (line.name) } } " "
            @match &line.remark {
                Some(remark) => { (told(sight, remark)) },
                None => { (line.text) },
            }
        }
    }
}

fn told(sight: &Sight, remark: &Remark) -> Markup {
    let words = sight.say(&remark.say);
    match remark.kind {
        RemarkKind::Point => html! {
            span .remarked { (icon("point")) span .unseen { (sight.language.text("table-points")) } " " (words) }
        },
        RemarkKind::Say => html! {
            span .remarked { (sight.language.with("table-says", &[("words", (&words).into())])) }
        },
        RemarkKind::Greet => html! { (words) },
    }
}

/// The id of the thing a remark points at; a statement has none.
fn place(sight: &Sight, remark: &Remark) -> Option<String> {
    sight.pointed(&remark.remark)
}

/// The reader's way to speak: a line to write, or remarks to choose.
pub(super) fn say(sight: &Sight, view: &TableView) -> Markup {
    html! {
        div #say .speak {
            @match &view.talk.refusal {
                Some(refusal) => {
                    p .quiet-note { (icon("mute")) span { (sight.say(&refusal.message)) " " (sight.ctx.clause_link(refusal.clause)) } }
                    @for offered in &view.talk.remarks { (remarks(sight, view, offered)) }
                },
                None if view.talk.chat => { (line(sight, view)) },
                None => {}
            }
            @for seat in view.talk.seats.iter().filter(|_| !view.talk.phrases.is_empty()) { (phrases(sight, view, seat)) }
        }
    }
}

fn line(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        form #chat-form .say method="post" action={ "/t/" (view.id) "/chat" } data-api={ "/api/v1/tables/" (view.id) "/chat" } data-clears {
            label .unseen for="chat-text" { (language.text("table-chat-label")) }
            input #chat-text name="text" maxlength="300" autocomplete="off" required;
            button type="submit" { (language.text("table-chat-send")) }
        }
    }
}

/// Greetings and thanks: they say nothing of the game.
fn phrases(sight: &Sight, view: &TableView, seat: table::Seat) -> Markup {
    let offered = view.talk.phrases.iter().collect::<Vec<_>>();
    html! {
        form id={ "phrases-" (seat) } .remarks method="post" action={ "/t/" (view.id) "/remarks" } data-api={ "/api/v1/tables/" (view.id) "/remarks" } {
            input type="hidden" name="seat" value=(seat);
            @if sight.shared() { p { b { (sight.name(seat)) } } }
            (group(sight, seat, "greet", "table-greet", &offered))
        }
    }
}

/// The reader's private note.
pub(super) fn note(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    html! {
        @if let Some(note) = &view.note {
            details #note .note .folded open[!note.is_empty()] {
                summary { (icon("journal")) " " (language.text("table-note")) }
                form method="post" action={ "/t/" (view.id) "/note" } data-api={ "/api/v1/tables/" (view.id) "/note" } data-method="PUT" data-said=(language.text("table-note-kept")) {
                    label .unseen for="note-text" { (language.text("table-note")) }
                    textarea #note-text name="text" rows="5" maxlength="2000" data-keeps { (note) }
                    p .remarks__help { (language.text("table-note-help")) }
                    button type="submit" { (language.text("table-note-keep")) }
                }
            }
        }
    }
}

fn remarks(sight: &Sight, view: &TableView, offered: &RemarksFor) -> Markup {
    let language = sight.language;
    let seat = offered.seat;
    let (points, says) =
        offered.remarks.iter().partition::<Vec<_>, _>(|remark| remark.kind == RemarkKind::Point);
    html! {
        form id={ "remarks-" (seat) } .remarks method="post" action={ "/t/" (view.id) "/remarks" } data-api={ "/api/v1/tables/" (view.id) "/remarks" } {
            input type="hidden" name="seat" value=(seat);
            @if sight.shared() { p { b { (sight.name(seat)) } } }
            (group(sight, seat, "point", "table-point", &points))
            (group(sight, seat, "say", "table-say", &says))
            p .remarks__help { (language.text("table-point-help")) }
        }
    }
}

fn group(sight: &Sight, seat: table::Seat, id: &str, title: &str, remarks: &[&Remark]) -> Markup {
    html! {
        @if !remarks.is_empty() {
            details id={ "remarks-" (seat) "-" (id) } .folded {
                summary { (icon(if id == "point" { "point" } else { "chat" })) " " (sight.language.text(title)) }
                ul .choices .choices--small {
                    @for remark in remarks {
                        li { button name="remark" value=(remark.remark) data-at=[place(sight, remark)] { (sight.say(&remark.say)) } }
                    }
                }
            }
        }
    }
}
