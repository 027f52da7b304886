//! Actions about the others at a table: mute, block, remove, report to the host.

use maud::{Markup, html};

use super::sight::Sight;
use canvas::art::icon;
use seen::{ChatLine, SeatKind, SeatView, Status, TableView};

/// Lines of the chat that can be picked for a report.
const LINES: usize = 20;

/// The other players, with mute, block, removal and report.
pub(super) fn people(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let others = view.seats.iter().filter(|seat| seat.kind == SeatKind::Person && !seat.you && !seat.gone);
    html! {
        @for seat in others { (other(sight, view, seat)) }
        @if view.host && view.status == Status::Waiting {
            @for seat in view.seats.iter().filter(|seat| seat.kind == SeatKind::Open && !seat.name.is_empty()) {
                form method="post" action={ "/t/" (view.id) "/seats/" (seat.seat) "/free" } {
                    p { button type="submit" { (icon("person")) (language.with("table-open-seat", &[("name", (&seat.name).into())])) } }
                }
            }
        }
        @if sight.ctx.reader.guest {
            @if view.status != Status::Waiting && !view.you.is_empty() {
                p { a #wrong .button href={ "/t/" (view.id) "/wrong" } { (icon("flag")) (language.text("wrong-title")) } }
            }
            (report(sight, view))
        }
        @if view.host && view.status == Status::Waiting {
            details #close-table .resign {
                summary { (icon("flag")) " " (language.text("table-close")) }
                p { (language.text("table-close-note")) }
                form method="post" action={ "/t/" (view.id) "/close" } { button type="submit" { (language.text("table-close-sure")) } }
            }
        }
    }
}

fn other(sight: &Sight, view: &TableView, seat: &SeatView) -> Markup {
    let language = sight.language;
    let name = sight.name(seat.seat);
    let at = format!("/t/{}/seats/{}", view.id, seat.seat);
    html! {
        @if sight.ctx.reader.guest {
            details id={ "person-" (seat.seat) } .resign {
                summary { (icon("person")) " " (name) }
                p { (language.text("apart-note")) }
                form method="post" action={ (at) "/apart" } {
                    button type="submit" name="how" value="muted" { (icon("mute")) (language.text("apart-mute")) }
                    " " button type="submit" name="how" value="blocked" { (icon("flag")) (language.text("apart-block")) }
                }
                @if view.host && view.status == Status::Waiting {
                    form method="post" action={ (at) "/free" } { p { button type="submit" { (language.text("table-door")) } } }
                }
            }
        }
    }
}

fn report(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let own = |line: &ChatLine| view.you.has(line.seat);
    let lines = view.chat.iter().rev().filter(|line| !own(line) && line.remark.is_none() && !line.gone);
    let lines = lines.take(LINES).collect::<Vec<_>>();
    html! {
        details #report .resign {
            summary { (icon("flag")) " " (language.text("report-title")) }
            p { (language.text("report-note")) }
            form .fields method="post" action={ "/t/" (view.id) "/report" } {
                @if !lines.is_empty() {
                    div .field {
                        label for="report-line" { (language.text("report-line")) }
                        select #report-line name="line" {
                            option value="" { (language.text("report-table")) }
                            @for line in lines { option value=(line.version) { (line.name) ": " (line.text.chars().take(60).collect::<String>()) } }
                        }
                    }
                }
                div .field {
                    label for="report-why" { (language.text("report-why")) }
                    input #report-why name="why" maxlength="300" required autocomplete="off";
                }
                p { button type="submit" { (language.text("report-send")) } }
            }
        }
    }
}
