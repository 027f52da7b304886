//! The players and the points of each: by their classes, with the doublings and cuts.

use canvas::{Context, Value};
use maud::{Markup, html};
use table::Seat;
use wizards::mechanics::Points;
use wizards::view::View;

use crate::Scene;
use crate::number::{general, plain};
use crate::sign::icon;

/// The six classes of points: the words for them, and the sign of each.
const CLASSES: [(&str, &str); 6] = [
    ("characters", "character"),
    ("items", "item"),
    ("factions", "faction"),
    ("allies", "ally"),
    ("creatures", "creature"),
    ("other", "points"),
];

/// Both players, and under them where their points are from.
pub(crate) fn players(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let won = |seat| view.turn.over.is_some_and(|(_, winners)| winners.has(seat));
    html! {
        ul #players .players aria-label=(ctx.say("wizards-page-players")) {
            @for (seat, _) in ctx.names.iter() {
                @let side = &view.sides[seat.index()];
                li id={ "player-" (seat) } .player .wz-player .player--active[view.turn.active == seat] .player--won[won(seat)] .player--focus[ctx.own == Some(seat)] {
                    span class={ "badge-picture wz-badge wz-badge--" (if ctx.own.unwrap_or(Seat::new(0)) == seat { "own" } else { "theirs" }) } { (icon("wizard")) }
                    span .player__who { span .player__name { (ctx.name(seat)) } ((scene.extra)(seat)) }
                    // What the Council would leave of them is another number: who holds people is not told 'nothing'.
                    @let lies = if view.turn.over.is_some() { side.total } else { side.points.sum() };
                    span .player__state .wz-total { (icon("points")) " " b { (plain(lies)) } " " (ctx.say("wizards-page-points")) }
                    span .player__hobbit {
                        (general(["wizards-page-general", "wizards-page-general-over"], side.general, ctx))
                        @if lies != side.total { span .wz-council { (ctx.with("wizards-page-at-council", &[("points", Value::Text(&plain(side.total)))])) } }
                    }
                }
            }
            li .wz-score {
                details #wizards-score {
                    summary { (ctx.say("wizards-score-title")) }
                    (score(view, ctx))
                }
            }
        }
    }
}

/// The points of both by classes, as they are, doubled, and cut.
pub(crate) fn score(view: &View, ctx: &Context) -> Markup {
    let counted = |seat: usize| {
        let own = view.sides[seat].points;
        if !view.rules.standard {
            return (own, own, own);
        }
        if view.rules.alone.is_some() {
            return (own, own, own.cut());
        }
        let doubled = own.doubled(&view.sides[1 - seat].points);
        (own, doubled, doubled.cut())
    };
    let both = [counted(0), counted(1)];
    html! {
        table .wz-points {
            thead { tr { td {} @for (seat, _) in ctx.names.iter() { th scope="col" { (ctx.name(seat)) } } } }
            tbody {
                @for (at, (class, sign)) in CLASSES.iter().enumerate() {
                    tr {
                        th scope="row" { (icon(sign)) " " (ctx.say(&format!("wizards-points-{class}"))) }
                        @for (own, doubled, cut) in &both { td { (class_points(own, doubled, cut, at, ctx)) } }
                    }
                }
                @if both.iter().any(|(own, ..)| own.wizard != 0) {
                    tr { th scope="row" { (icon("wizard")) " " (ctx.say("wizards-points-wizard")) } @for (own, ..) in &both { td { (plain(own.wizard)) } } }
                }
                @for (id, sum) in [("wizards-score-sum", both.map(|(_, _, cut)| cut.sum())), ("wizards-score-total", [view.sides[0].total, view.sides[1].total])] {
                    @if id == "wizards-score-total" || sum != [view.sides[0].total, view.sides[1].total] { tr .wz-points__sum { th scope="row" { (ctx.say(id)) } @for points in sum { td { b { (plain(points)) } } } } }
                }
            }
        }
        @if view.rules.standard {
            @if view.rules.alone.is_none() { p .wz-note { (ctx.say("wizards-score-doubling")) } }
            p .wz-note { (ctx.say("wizards-score-half")) }
            p .wz-note { (ctx.say("wizards-score-calling")) }
        }
    }
}

/// Points of one class: as they lie, and as they count.
fn class_points(own: &Points, doubled: &Points, cut: &Points, at: usize, ctx: &Context) -> Markup {
    let (own, doubled, cut) = (own.classes()[at], doubled.classes()[at], cut.classes()[at]);
    html! {
        (plain(own))
        @if doubled != own { span .wz-doubled title=(ctx.say("wizards-score-doubled")) { " ×2 = " (plain(doubled)) } }
        @if cut != doubled { span .wz-cut title=(ctx.say("wizards-score-cut")) { " ▸ " (plain(cut)) } }
    }
}
