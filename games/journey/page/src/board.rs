//! The sheet as an illustrated map: two facing pages of an atlas, and the Nazgûl's road below them.

use journey::view::{Awaited, View};
use maud::{Markup, html};

use crate::chart::{Chart, STAMPS, standing};
use crate::layout::{BAG_END, DOOM, HEIGHT, PAGE, TOWER};
use crate::vignette::{self, draw};
use crate::{frame, hobbits, nazgul, pawn, road};
use canvas::Context;
use canvas::art::pen::{Point, num};

/// The sheet of the focused player. Side by side the two pages are an open atlas; on a phone they stand one
/// above the other. Land, road and pawns are layers of their own, so that an update sends only what changed.
pub fn board(view: &View, ctx: &Context) -> Markup {
    let chart = Chart::of(&view.sheet);
    html! {
        section #journey-sheet .jo-sheet aria-label=(ctx.with("journey-art-sheet-of", &[("name", ctx.name(ctx.focus).into())])) {
            (*STAMPS)
            @if view.step == Awaited::TakeHobbit { (hobbits::hobbit_choice(view, ctx)) }
            div .jo-atlas {
                (page(view, &chart, ctx, 0))
                (page(view, &chart, ctx, 1))
            }
            (nazgul::nazgul_road(view, ctx))
        }
    }
}

fn page(view: &View, chart: &Chart, ctx: &Context, page: usize) -> Markup {
    let side = if page == 0 { "west" } else { "east" };
    let frame = format!("{} 0 {} {}", num(PAGE * page as f32), num(PAGE), num(HEIGHT));
    let layer = |name: &str, drawing: Markup| {
        let id = format!("map-{side}-{name}");
        let layer = html! {
            svg id=(id) class={ "jo-layer--" (name) } viewBox=(frame)
                x=(num(PAGE * page as f32)) y="0" width=(num(PAGE)) height=(num(HEIGHT)) { (drawing) }
        };
        ctx.layer("svg", id, layer)
    };
    let label = ctx.say(if page == 0 { "journey-art-west" } else { "journey-art-east" });
    html! {
        svg id={ "map-" (side) } .jo-page viewBox=(frame) role="group" aria-label=(label) {
            // The circles say for whoever listens which place they lead to.
            (layer("land", html! { g aria-hidden="true" { (chart.pages[page].ground) (places(view, chart, ctx, page)) (chart.pages[page].border) } }))
            @if page == 0 { (layer("title", html! { g aria-hidden="true" { (frame::compass(ctx)) (frame::cartouche(ctx)) } })) }
            (layer("road", road::way(view, chart, ctx, page)))
            (layer("boxes", road::boxes(view, chart, ctx, page)))
            (layer("pawns", pawn::pawns(view, &chart.layout, ctx, page)))
        }
    }
}

/// The drawings of the places, with their names.
fn places(view: &View, chart: &Chart, ctx: &Context, page: usize) -> Markup {
    html! {
        @if page == 0 {
            (standing(BAG_END, &draw(vignette::BAG_END)))
        } @else {
            (standing(DOOM, &draw(vignette::MOUNT_DOOM)))
            (standing(TOWER, &draw(vignette::DARK_TOWER)))
        }
        @for (location, foot, drawing) in &chart.pages[page].places {
            @let number = view.advanced.then_some(*location as usize + 1);
            // The circle that leads there is for the keyboard and the ear.
            g .jo-place data-entry=(location.term()) {
                title { (road::told(view, *location, ctx)) }
                rect .jo-place__reach x=(num(foot.x - 52.0)) y=(num(foot.y - 66.0)) width="104" height="92" {}
                (drawing)
                (name(*foot, &ctx.say(location.term()), number))
            }
        }
        @if page == 0 { text .jo-map-name x=(num(BAG_END.x)) y=(num(BAG_END.y + 21.0)) { (ctx.say("journey-art-bag-end")) } }
        @else { text .jo-map-name .jo-map-name--great x=(num(DOOM.x)) y="48" { (ctx.say("journey-art-mordor")) } }
    }
}

/// A place's name below its drawing, in two lines where it is long; in the advanced game with its number.
fn name(foot: Point, words: &str, number: Option<usize>) -> Markup {
    let middle = words.len() / 2;
    let break_at = (words.chars().count() > 12)
        .then(|| words.match_indices(' ').map(|(index, _)| index).min_by_key(|index| index.abs_diff(middle)))
        .flatten();
    let (first, second) = break_at.map_or((words, ""), |index| words.split_at(index));
    html! {
        text .jo-map-name x=(num(foot.x)) y=(num(foot.y + 19.0)) {
            @if let Some(number) = number { tspan .jo-map-name__number { (number) "·" } }
            (first)
            @if !second.is_empty() { tspan x=(num(foot.x)) dy="1em" { (second.trim()) } }
        }
    }
}
