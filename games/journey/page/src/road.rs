//! The bearer's road and its round boxes.

use journey::location::Location;
use journey::view::View;
use maud::{Markup, PreEscaped, html};

use crate::chart::Chart;
use crate::layout::page_of;
use canvas::Context;
use canvas::art::pen::{Point, num};

/// The road on one page; the focused player's way so far is inked in.
pub(crate) fn way(view: &View, chart: &Chart, ctx: &Context, page: usize) -> Markup {
    let bearer = view.seats[ctx.focus].bearer;
    let (point, along) = chart.layout.boxes[usize::from(bearer)];
    let here = page_of(point);
    let (path, length) = &chart.pages[page].road;
    let travelled = match page.cmp(&here) {
        std::cmp::Ordering::Less => *length,
        std::cmp::Ordering::Equal => along,
        std::cmp::Ordering::Greater => 0.0,
    };
    html! {
        path .jo-road-edge d=(path) {}
        path .jo-road d=(path) {}
        path .jo-road-gone d=(path) pathLength=(num(*length)) stroke-dasharray={ (num(travelled)) " 9999" } {}
        path .jo-road-ruts d=(path) {}
    }
}

/// The round boxes of one page.
pub(crate) fn boxes(view: &View, chart: &Chart, ctx: &Context, page: usize) -> Markup {
    let here = chart.layout.boxes.iter().enumerate().filter(|(_, (point, _))| page_of(*point) == page);
    html! { @for (index, (point, _)) in here { (round_box(view, chart, ctx, index as u8, *point)) } }
}

fn round_box(view: &View, chart: &Chart, ctx: &Context, index: u8, centre: Point) -> Markup {
    let marked = index > 0 && index <= view.seats[ctx.focus].bearer;
    let mordor = index == view.sheet.mordor();
    let location = view.sheet.location(index);
    let round = &chart.rounds[usize::from(index)];
    let kind = match (index, mordor, location) {
        (0, ..) => " jo-round--home",
        (_, true, _) => " jo-round--mordor",
        (.., Some(_)) => " jo-round--place",
        _ => "",
    };
    let place = match (index, mordor, location) {
        (0, ..) => ctx.say("journey-art-bag-end"),
        (_, true, _) => ctx.say("journey-art-mordor"),
        (.., Some(location)) => told(view, location, ctx),
        _ => String::new(),
    };
    let state = if marked { "journey-art-round-marked" } else { "journey-art-round" };
    let mut name = ctx.with(state, &[("number", index.into()), ("last", view.sheet.mordor().into())]);
    if !place.is_empty() {
        name = format!("{name}, {place}");
    }
    let id = format!("round-{index}");
    let class = format!("jo-round{kind}{}", if marked { " jo-round--marked" } else { "" });
    let (x, y) = (num(centre.x), num(centre.y));
    let drawing = html! {
        @if let Some(location) = location { title { (told(view, location, ctx)) } }
        circle .jo-reach cx=(x) cy=(y) r="33" {}
        path .jo-round__rim d=(PreEscaped(&round.rim)) {}
        @if location.is_some() || mordor || index == 0 {
            path .jo-round__inner d=(PreEscaped(&round.inner)) {}
        }
        @if mordor {
            path .jo-round__sign d=(flame(centre)) {}
        } @else if index == 0 {
            path .jo-round__sign d={ "M" (x) " " (num(centre.y - 7.0)) "l7 7-1.5 0v6.5h-11v-6.5h-1.5Z" } {}
        } @else {
            text .jo-round__number x=(x) y=(num(centre.y + 5.2)) { (index) }
        }
        @if marked { path .mark d=(PreEscaped(&round.mark)) {} }
    };
    ctx.group(&id, &class, &name, &drawing)
}

/// A place and its effect, as long as it has one.
pub(crate) fn told(view: &View, location: Location, ctx: &Context) -> String {
    let id = if view.advanced { "journey-art-place" } else { "journey-art-place-basic" };
    let (place, effect) = (ctx.say(location.term()), ctx.say(location.effect()));
    ctx.with(id, &[("place", (&place).into()), ("effect", (&effect).into())])
}

fn flame(centre: Point) -> String {
    format!("M{} {}c-8 8-9 13-5 18h10c5-5 2-9 1-13-2 3-4 1-6-5Z", num(centre.x), num(centre.y - 10.0),)
}
