//! The course of a finished game as a curve, and where each of those is who look back on it.
//!
//! The drawing is for the eye and the pointer alone; the same stands below it as a list of moves, folded away.

use std::fmt::Write;

use canvas::Language;
use canvas::art::icon;
use maud::{Markup, html};
use seen::{CursorView, CurveView, Layer, MomentView, StudyView};
use table::Seat;

use super::context::PageContext;
use super::layers::plain;
use super::table::seat_name;

/// The size of the drawing, in its own units.
const WIDE: f64 = 600.0;
const HIGH: f64 = 160.0;
/// The room around the curve, so that no point is cut.
const EDGE: f64 = 6.0;

/// The layers of what is shared.
pub(crate) fn study_layers(ctx: &PageContext, view: &StudyView) -> Vec<Layer> {
    vec![plain("curve", curve(ctx.language, view)), plain("together", together(ctx.language, view))]
}

/// The address of a step.
fn at(view: &StudyView, ply: u32) -> String {
    let joint = if view.share.contains('?') { '&' } else { '?' };
    format!("{}{joint}step={ply}", view.share)
}

fn name(language: Language, view: &StudyView, seat: Seat) -> String {
    view.seats.get(seat.index()).map(|seat| seat_name(language, seat)).unwrap_or_default()
}

fn percent(chance: f64) -> u32 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u32
}

/// The course of the game, or the way to ask for it.
pub(super) fn curve(language: Language, view: &StudyView) -> Markup {
    let shown = view.curve.is_some() || view.may_draw;
    html! {
        section #curve .card[shown] aria-labelledby=[shown.then_some("curve-title")] {
            @if shown {
                h3 #curve-title { (language.text("replay-curve")) }
                @match &view.curve {
                    None => (asked(language, view)),
                    Some(curve) => {
                        (drawn(language, view, curve))
                        @if !curve.whole { p .remark role="status" { (language.text("replay-curve-soon")) } }
                        @else if curve.moments.is_empty() { p { (language.text("replay-curve-none")) } }
                    }
                }
            }
        }
    }
}

fn asked(language: Language, view: &StudyView) -> Markup {
    let (id, title) = (&view.id, language.text("replay-curve-draw"));
    html! {
        form #draw-curve method="post" action={ "/t/" (id) "/curve" } data-api={ "/api/v1/tables/" (id) "/curve" } {
            button type="submit" { (icon("eye")) (title) }
        }
        p .remark { (language.text("replay-curve-note")) }
    }
}

fn drawn(language: Language, view: &StudyView, curve: &CurveView) -> Markup {
    let moments = &curve.moments;
    html! {
        @if let (Some(first), Some(last)) = (moments.first(), moments.last()) {
            p { (said(language, view, curve)) }
            svg viewBox={ "0 0 " (WIDE) " " (HIGH) } width="100%" aria-hidden="true" {
                g fill="none" stroke="currentColor" {
                    path d={ "M0 " (HIGH / 2.0) "H" (WIDE) } stroke-opacity="0.4" stroke-dasharray="3 5" {}
                    path d=(line(curve, first.ply, last.ply)) stroke-width="2.5" stroke-linejoin="round" {}
                }
                @for (index, moment) in moments.iter().enumerate() {
                    (point(language, view, curve, index, moment))
                }
            }
            // Of the step that is shown: the script knows which that is.
            p #judged hidden {}
            details {
                summary { (language.text("replay-curve-words")) }
                ol {
                    @for moment in moments {
                        li { a href=(at(view, moment.ply)) data-step=(moment.ply) { (told(language, curve, moment)) } }
                    }
                }
            }
        }
    }
}

/// The place of a moment in the drawing.
fn place(moment: &MomentView, first: u32, last: u32) -> (f64, f64) {
    let along = f64::from(moment.ply - first) / f64::from((last - first).max(1));
    let up = moment.chance.clamp(0.0, 1.0);
    (EDGE + along * (WIDE - 2.0 * EDGE), EDGE + (1.0 - up) * (HIGH - 2.0 * EDGE))
}

/// The curve; a line of steps, where it knows no chance but yes and no.
fn line(curve: &CurveView, first: u32, last: u32) -> String {
    let mut path = String::new();
    for moment in &curve.moments {
        let (x, y) = place(moment, first, last);
        // Writing to a text cannot fail.
        let _ = match (path.is_empty(), curve.seat) {
            (true, _) => write!(path, "M{x:.1} {y:.1}"),
            (false, Some(_)) => write!(path, "L{x:.1} {y:.1}"),
            (false, None) => write!(path, "H{x:.1}V{y:.1}"),
        };
    }
    path
}

/// A moment: all that is nearer to it than to its neighbours leads there.
fn point(
    language: Language,
    view: &StudyView,
    curve: &CurveView,
    index: usize,
    moment: &MomentView,
) -> Markup {
    let moments = &curve.moments;
    let (first, last) = (moments[0].ply, moments[moments.len() - 1].ply);
    let (x, y) = place(moment, first, last);
    let middle = |other: &MomentView| f64::midpoint(x, place(other, first, last).0);
    let from = index.checked_sub(1).and_then(|before| moments.get(before)).map_or(0.0, middle);
    let to = moments.get(index + 1).map_or(WIDE, middle);
    let number = |at: f64| format!("{at:.1}");
    html! {
        a href=(at(view, moment.ply)) data-step=(moment.ply) tabindex="-1" {
            title { (told(language, curve, moment)) }
            rect x=(number(from)) y="0" width=(number(to - from)) height=(HIGH) fill="none" pointer-events="all" {}
            circle cx=(number(x)) cy=(number(y)) r="3.5" fill="currentColor" {}
        }
    }
}

/// A moment in words.
fn told(language: Language, curve: &CurveView, moment: &MomentView) -> String {
    let (step, chance) = (moment.ply.into(), percent(moment.chance).into());
    match curve.seat {
        Some(_) => language.with("replay-curve-at", &[("step", step), ("chance", chance)]),
        None if moment.chance > 0.5 => language.with("replay-curve-could", &[("step", step)]),
        None => language.with("replay-curve-could-not", &[("step", step)]),
    }
}

/// The course of the game in a sentence.
fn said(language: Language, view: &StudyView, curve: &CurveView) -> String {
    let moments = &curve.moments;
    let Some(seat) = curve.seat else {
        return match moments.iter().rev().find(|moment| moment.chance > 0.5) {
            None => language.text("replay-curve-never"),
            Some(last) if moments.last() == Some(last) => language.text("replay-curve-always"),
            Some(last) => language.with("replay-curve-until", &[("step", last.ply.into())]),
        };
    };
    let of = |wanted: Option<&MomentView>| wanted.map_or((0, 0), |one| (one.ply, percent(one.chance)));
    let by_chance = |a: &&MomentView, b: &&MomentView| a.chance.total_cmp(&b.chance);
    // The end itself is no news.
    let before = &moments[..moments.len().saturating_sub(1)];
    let (low, high) = (of(before.iter().min_by(by_chance)), of(before.iter().max_by(by_chance)));
    let name = name(language, view, seat);
    language.with(
        "replay-curve-said",
        &[
            ("name", (&name).into()),
            ("begin", of(moments.first()).1.into()),
            ("low", low.1.into()),
            ("lowest", low.0.into()),
            ("high", high.1.into()),
            ("highest", high.0.into()),
        ],
    )
}

/// The others who look back now: where they are, and the press that follows them.
pub(super) fn together(language: Language, view: &StudyView) -> Markup {
    let shown = !view.cursors.is_empty();
    html! {
        section #together .card[shown] aria-labelledby=[shown.then_some("together-title")] {
            @if shown {
                h3 #together-title { (language.text("replay-together")) }
                ul { @for cursor in &view.cursors { li { (other(language, view, cursor)) } } }
            }
        }
    }
}

fn other(language: Language, view: &StudyView, cursor: &CursorView) -> Markup {
    let name = name(language, view, cursor.seat);
    let (label, ply) = (language.with("replay-follow", &[("name", (&name).into())]), cursor.ply);
    html! {
        a href=(at(view, ply)) data-step=(ply) { (language.with("replay-cursor", &[("name", (&name).into()), ("step", ply.into())])) }
        " "
        button .quiet type="button" hidden data-switch="follow" data-follow=(cursor.seat.number()) data-at=(ply) aria-pressed="false" { (label) }
    }
}
