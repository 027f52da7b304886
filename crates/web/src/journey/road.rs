//! The bearer's road and its round boxes.

use journey::view::View;
use maud::{Markup, PreEscaped, html};

use super::layout::{Layout, PAGE};
use crate::art::pen::{Point, cross, num, ring};
use crate::context::BoardContext;

/// The road on one page; what the focused player has travelled is inked in.
pub(super) fn way(view: &View, layout: &Layout, ctx: &BoardContext, page: usize) -> Markup {
    let bearer = view.seats[ctx.focus].bearer;
    let (point, along) = layout.boxes[usize::from(bearer)];
    let here = page_of(point);
    let travelled = match page.cmp(&here) {
        std::cmp::Ordering::Less => layout.roads[page].length(),
        std::cmp::Ordering::Equal => along,
        std::cmp::Ordering::Greater => 0.0,
    };
    let path = layout.roads[page].path();
    let length = num(layout.roads[page].length());
    html! {
        path .road-edge d=(path) {}
        path .road d=(path) {}
        path .road-gone d=(path) pathLength=(length) stroke-dasharray={ (num(travelled)) " 9999" } {}
        path .road-ruts d=(path) {}
    }
}

/// The page on which a point lies.
pub(super) fn page_of(point: Point) -> usize {
    usize::from(point.x >= PAGE)
}

/// The round boxes of one page.
pub(super) fn boxes(view: &View, layout: &Layout, ctx: &BoardContext, page: usize) -> Markup {
    let here = layout
        .boxes
        .iter()
        .enumerate()
        .filter(|(_, (point, _))| page_of(*point) == page);
    html! { @for (index, (point, _)) in here { (round_box(view, layout, ctx, index as u8, *point)) } }
}

fn round_box(view: &View, layout: &Layout, ctx: &BoardContext, index: u8, centre: Point) -> Markup {
    let marked = index > 0 && index <= view.seats[ctx.focus].bearer;
    let mordor = index == view.sheet.mordor();
    let location = view.sheet.location(index);
    let radius = if mordor {
        layout.radius * 1.25
    } else {
        layout.radius
    };
    let seed = u32::from(index);
    let kind = match (index, mordor, location) {
        (0, ..) => " round--home",
        (_, true, _) => " round--mordor",
        (.., Some(_)) => " round--place",
        _ => "",
    };
    let place = match (index, mordor, location) {
        (0, ..) => ctx.say("journey-art-bag-end"),
        (_, true, _) => ctx.say("journey-art-mordor"),
        (.., Some(location)) => ctx.say(location.term()),
        _ => String::new(),
    };
    let state = if marked {
        "journey-art-round-marked"
    } else {
        "journey-art-round"
    };
    let mut name = ctx.with(
        state,
        &[("number", index.into()), ("last", view.sheet.mordor().into())],
    );
    if !place.is_empty() {
        name = format!("{name}, {place}");
    }
    let id = format!("round-{index}");
    let class = format!("round{kind}{}", if marked { " round--marked" } else { "" });
    let (x, y) = (num(centre.x), num(centre.y));
    let drawing = html! {
        circle .reach cx=(x) cy=(y) r="33" {}
        path .round__rim d=(PreEscaped(ring(centre, radius, seed))) {}
        @if location.is_some() || mordor || index == 0 {
            path .round__inner d=(PreEscaped(ring(centre, radius - 4.0, seed + 60))) {}
        }
        @if mordor {
            path .round__sign d=(flame(centre)) {}
        } @else if index == 0 {
            path .round__sign d={ "M" (x) " " (num(centre.y - 7.0)) "l7 7-1.5 0v6.5h-11v-6.5h-1.5Z" } {}
        } @else {
            text .round__number x=(x) y=(num(centre.y + 5.2)) { (index) }
        }
        @if marked { path .mark d=(PreEscaped(cross(centre, radius * 0.72, seed))) {} }
    };
    ctx.group(&id, &class, &name, &drawing)
}

fn flame(centre: Point) -> String {
    format!(
        "M{} {}c-8 8-9 13-5 18h10c5-5 2-9 1-13-2 3-4 1-6-5Z",
        num(centre.x),
        num(centre.y - 10.0),
    )
}
