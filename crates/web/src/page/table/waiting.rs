//! The time before the game: what is still missing, the link that brings people, and what one can do meanwhile.

use canvas::art::icon;
use maud::{Markup, html};
use seen::{LinkKind, Pace, SeatKind, SeatView, TableView};
use table::Seat;

use super::super::begin::{for_several, played};
use super::super::options::{how, pace};
use super::super::pace::pace_words;
use super::sight::Sight;
use super::{drawer, texts};

/// The things that the game waits for, in sentences: first the reader's own.
pub(super) fn missing(sight: &Sight, view: &TableView) -> String {
    let language = sight.language;
    let open = empty(view, false).count() as u32;
    let kept = empty(view, true).map(|seat| seat.name.clone()).collect::<Vec<_>>();
    let wanted = || view.texts.iter().filter(|text| text.needed && !text.given);
    let own = wanted().filter(|text| text.yours).map(|text| {
        let what = within(&texts::name(sight, view, text));
        language.with("table-missing-yours", &[("what", (&what).into())])
    });
    let people = (open > 0).then(|| language.with("table-missing-people", &[("number", open.into())]));
    let kept = (!kept.is_empty()).then(|| {
        let number = (kept.len() as u32).into();
        language.with("table-missing-kept", &[("number", number), ("names", (&language.list(&kept)).into())])
    });
    // Whoever is not there yet has brought nothing: that they are missing says it.
    let nobody = |seat: Seat| view.seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Open);
    let others = wanted().filter(|text| !text.yours && !text.seat.is_some_and(nobody));
    let others = others.map(|text| texts::waits(sight, view, text));
    // Of two seats of one's own the same is missing once.
    let mut all = own.chain(kept).chain(people).chain(others).collect::<Vec<_>>();
    all.dedup();
    if all.is_empty() { language.text("table-waiting") } else { all.join(" ") }
}

/// The empty seats: those that are `kept` for somebody, or those for whoever comes by the link.
fn empty(view: &TableView, kept: bool) -> impl Iterator<Item = &SeatView> {
    let empty = view.seats.iter().filter(|seat| seat.kind == SeatKind::Open);
    empty.filter(move |seat| seat.name.is_empty() != kept)
}

/// A name in its form within a sentence.
pub(super) fn within(name: &str) -> String {
    let mut signs = name.chars();
    signs.next().map_or_else(String::new, |first| first.to_lowercase().chain(signs).collect())
}

/// The options and the pace.
fn facts(sight: &Sight, view: &TableView) -> String {
    let pace = (view.pace != Pace::Free).then(|| pace_words(sight.language, view.pace));
    let options = played(&sight.ctx, view.game.id, &view.options, &view.unusual);
    let programs = (!view.programs).then(|| sight.language.text("table-no-programs"));
    options.into_iter().chain(pace).chain(programs).collect::<Vec<_>>().join(" · ")
}

/// The form by which the host changes how it is played, as long as one waits.
fn anew(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let game = view.game.id;
    let path = format!("{}/options", view.id);
    // Who plays alone there chose that before.
    let offered = match view.seats.iter().all(|seat| seat.you || seat.kind == SeatKind::Bot) {
        true => view.offered.clone(),
        false => for_several(&sight.ctx, game, &view.offered),
    };
    html! {
        // What goes on from a game that was played is set up as that was, and a lesson as its script has it.
        @if view.host && !view.again && view.lesson.is_none() {
            details #anew .waiting__more {
                summary { (icon("dice")) " " (language.text("table-anew")) }
                form #options method="post" action={ "/t/" (path) } {
                    (how(&sight.ctx, game, &offered, &view.options))
                    (pace(language, game, view.pace))
                    // A tick that is not set is not sent: that it was shown is.
                    input type="hidden" name="programs" value="asked";
                    p .tick { input id={ (game) "-no-programs" } type="checkbox" name="no-programs" value="yes" checked[!view.programs]; " " label for={ (game) "-no-programs" } { (language.text("lobby-no-programs-tick")) } }
                    p { button #options-set .choice .choice--main type="submit" { (language.text("table-anew-set")) } }
                }
            }
        }
    }
}

/// The room where one waits for the others.
pub(super) fn room(sight: &Sight, view: &TableView) -> Markup {
    let language = sight.language;
    let game = view.game.id;
    let page = sight.ctx.web.page(game);
    let open = view.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    let facts = facts(sight, view);
    html! {
        section .card .waiting {
            @if let Some(page) = page { (page.poster()) }
            h2 { (crate::page::game_name(language, game)) }
            // The group's, or what it is called otherwise.
            @if !view.name.is_empty() { p #waiting-name { b { (view.name) } } }
            p { (language.text(&format!("{game}-about"))) }
            @if !facts.is_empty() { p #waiting-facts .card__facts { (facts) } }
            p #missing .waiting__missing { (icon("hourglass")) " " b { (missing(sight, view)) } }
            @if let Some(links) = view.links.as_ref().filter(|_| open) {
                p { (language.text(if empty(view, false).next().is_some() { "table-invite-note" } else { "table-invite-kept" })) }
                (drawer::link(sight, Some(&view.id), LinkKind::Join, "invite", &links.join))
            }
            (texts::texts(sight, view))
            div .card__foot {
                @if let Some(join) = &view.join {
                    a #join .button .choice .choice--main href=(join) { (icon("person")) (language.text("lobby-join")) }
                }
                @if view.host {
                    @for seat in empty(view, true) {
                        form id={ "free-" (seat.seat) } method="post" action={ "/t/" (view.id) "/seats/" (seat.seat) "/free" } {
                            button type="submit" { (icon("person")) (language.with("table-open-seat", &[("name", (&seat.name).into())])) }
                        }
                    }
                }
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
        section .card .meanwhile aria-labelledby="meanwhile" {
            h2 #meanwhile { (language.text("table-meanwhile")) }
            p { (language.text("table-meanwhile-note")) }
            p .card__foot {
                a .button .choice href={ "/rules/" (game) "#how" } target="_blank" { (icon("book")) (language.text("house-how")) }
                @if page.is_some_and(|page| page.has_library()) { a .button href={ "/library/" (game) } target="_blank" { (icon("eye")) (language.text("library")) } }
                // Who brings a deck has the way to the bench beside it.
                @if page.is_some_and(|page| page.workshop().is_some()) && !view.texts.iter().any(|text| text.yours) { a .button href={ "/workshop/" (game) } target="_blank" { (icon("journal")) (language.text("workshop-open")) } }
            }
            (anew(sight, view))
        }
    }
}
