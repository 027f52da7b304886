//! The page of somebody who was invited.

use maud::{Markup, html};

use super::begin::{at_a_glance, made_up_name, played};
use super::context::PageContext;
use super::form::{field, made_up_input, name_input};
use super::game_name;
use super::pace::pace_words;
use super::shell::{Frame, door};
use super::table::{seat_label, seat_name};
use canvas::art::icon;
use seen::{JoinView, Pace, SeatKind, SeatView};

/// What the table has for whoever sits down, where they may bring another.
fn usual(ctx: &PageContext, view: &JoinView, open: &[&SeatView]) -> Option<String> {
    let (language, game) = (ctx.language, view.game.id);
    let bench = ctx.web.page(game)?.workshop()?;
    let seat = view.kept.or(open.first().map(|seat| seat.seat))?;
    let usual = bench.usual(language, &view.options, seat)?;
    let what = language.text(&format!("{game}-brings-{}", bench.brings()));
    Some(language.with("table-text-usual", &[("what", (&what).into()), ("usual", (&usual).into())]))
}

/// The choice among the seats that are free.
fn seats(ctx: &PageContext, view: &JoinView, open: &[&SeatView]) -> Markup {
    let language = ctx.language;
    html! {
        fieldset {
            legend { (language.text("join-seat")) }
            @for (index, seat) in open.iter().enumerate() {
                @let id = format!("join-seat-{}", seat.seat);
                p .tick {
                    input id=(id) type="radio" name="seat" value=(seat.seat) checked[index == 0];
                    " " label for=(id) { (seat_label(language, view.game.id, view.seats.len(), seat.seat)) }
                }
            }
        }
    }
}

/// The page behind an invitation: who sits there, and a form to take a seat.
pub(crate) fn join(ctx: &PageContext, view: &JoinView) -> Markup {
    let language = ctx.language;
    let game = game_name(language, view.game.id);
    let hosts = view.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    let hosts = language.list(&hosts.map(|seat| seat_name(language, seat)).collect::<Vec<_>>());
    let open = view
        .seats
        .iter()
        .filter(|seat| seat.kind == SeatKind::Open && seat.name.is_empty())
        .collect::<Vec<_>>();
    let title = match view.kept {
        Some(_) if !view.by.is_empty() => {
            language.with("join-kept", &[("name", (&view.by).into()), ("game", (&game).into())])
        }
        _ => language.with("join-title", &[("game", (&game).into())]),
    };
    let pace = (view.pace != Pace::Free).then(|| pace_words(language, view.pace));
    let options = played(ctx, view.game.id, &view.options, &view.unusual).into_iter().chain(pace);
    let options = options.collect::<Vec<_>>().join(" · ");
    let known = ctx.reader.name.as_deref().filter(|name| !name.is_empty());
    let called = match known {
        Some(name) => name_input("join-name", name, true),
        None => made_up_input("join-name", &made_up_name(ctx)),
    };
    let body = html! {
        section .card .join {
            @if let Some(page) = ctx.web.page(view.game.id) { (page.poster()) }
            h1 { (title) }
            @if !view.name.is_empty() { p { (view.name) } }
            @if !hosts.is_empty() { p { (language.with("join-invites", &[("names", (&hosts).into())])) } }
            @if !options.is_empty() { p .card__facts { (options) } }
            @if let Some(lesson) = &view.lesson {
                p #join-lesson { (icon("book")) " " (language.with("join-lesson", &[("lesson", (&language.text(lesson.id)).into())])) }
            }
            // Whoever is invited wants to know for how long, and how much there is to learn.
            (at_a_glance(ctx, &view.game, &html! {}))
            p { (language.text(&format!("{}-about", view.game.id))) " " a href={ "/rules/" (view.game.id) "#how" } { (language.text("house-how")) } }
            @if let Some(usual) = usual(ctx, view, &open) { p #join-usual .card__facts { (usual) } }
            @if open.is_empty() {
                p { (language.text("join-full")) }
                @if view.public {
                    p .card__foot { a .button href={ "/t/" (view.id) } { (icon("eye")) (language.text("join-watch")) } }
                }
            } @else {
                form method="post" action={ "/t/" (view.id) "/join" } {
                    input type="hidden" name="token" value=(view.token);
                    @match view.kept.filter(|_| known.is_some()) {
                        // They are known here, and their seat is.
                        Some(seat) => {
                            input type="hidden" name="seat" value=(seat);
                            p #join-kept { b { (seat_label(language, view.game.id, view.seats.len(), seat)) } " · " (language.text("join-kept-yours")) }
                        },
                        None => {
                            (field("join-name", &language.text("lobby-your-name"), None, &called))
                            (seats(ctx, view, &open))
                        }
                    }
                    button .choice .choice--main type="submit" { (language.text("join-sit")) }
                }
            }
            details #join-mine open[open.is_empty()] {
                summary { (language.text("join-mine")) }
                p { (language.text("join-mine-note")) }
                p .card__foot { a .button href="/device" { (icon("link")) (language.text("join-mine-code")) } }
            }
        }
    };
    let invites = (!hosts.is_empty()).then(|| language.with("join-invites", &[("names", (&hosts).into())]));
    let about = language.text(&format!("{}-about", view.game.id));
    let said = [options, invites.unwrap_or(about)];
    let said = said.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" · ");
    let title = if view.name.is_empty() { title } else { format!("{title} · {}", view.name) };
    door(
        ctx,
        &Frame { title: &title, class: "read", tools: html! {}, game: Some(view.game.id), said: Some(&said) },
        &body,
    )
}
