//! The traces of the moves since the reader's last act, on the map: the places touched, arrows along the ways, and how
//! stacks grew and bled.

use std::collections::BTreeMap;

use atlas::way::arrow;

use crate::line::tone;
use crate::prelude::*;
use crate::slot;

/// The traces: tinted regions, arrows, each in the colour of the actor, and a number where units came or went.
pub(crate) fn traces(scene: &Scene) -> Markup {
    let (mut touched, mut ways, mut sums) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
    let mut attacked = None;
    for (told, line) in scene.told.iter().zip(scene.lines).skip(scene.recent) {
        let places = line.touched().into_iter().filter_map(region);
        touched.extend(places.map(|at| (at, line.tone)));
        if let Some([from, to]) = &line.way {
            ways.extend(way(from, to, line.tone, &told.event));
        }
        if let Event::Attacked { from, .. } = told.event {
            attacked = Some(from);
        }
        for (at, side, units) in changes(&told.event, attacked) {
            *sums.entry((at, side == Side::Shadow)).or_insert(0) += units;
        }
    }
    layer(&html! {
            @for (region, tone) in touched { use class={ "trace " (tone) } href={ "#ground-" (region) } {} }
            @for way in ways { (way) }
            @for ((at, shadow), units) in sums.iter().filter(|(_, units)| **units != 0) {
                @let spot = slot(*at, 0);
                @let side = if *shadow { Side::Shadow } else { Side::Free };
                text class={ "trace__sum " (tone(side)) } x=(num(spot.x + if *shadow { 26.0 } else { -26.0 })) y=(num(spot.y - 18.0)) {
                    @if *units > 0 { "+" (units) } @else { "−" (-units) }
                }
            }
    })
}

/// Nothing was done.
pub(crate) fn untouched() -> Markup {
    layer(&html! {})
}

fn layer(traces: &Markup) -> Markup {
    html! { svg #war-traces .wa-m-above aria-hidden="true" { (traces) } }
}

/// An arrow, with the id of the piece that goes along it, so that it is seen to go.
fn way(from: &str, to: &str, tone: &str, event: &Event) -> Option<Markup> {
    let (start, end) = (middle(from)?, middle(to)?);
    let piece = match event {
        Event::Marched { to, force, .. } => side_of(force).map(|side| format!("army-{to}-{side}-place")),
        Event::Flew { who, to, .. } if *who == Piece::Nazgul => Some(format!("nazgul-{to}-place")),
        Event::Flew { who, to, .. } => Some(format!("party-{to}-{}-place", who.side())),
        Event::Retreated { to, side, .. } => Some(format!("army-{to}-{side}-place")),
        _ => None,
    };
    let along = piece.map(|piece| format!("{piece} {} {}", num(end.x - start.x), num(end.y - start.y)));
    Some(html! { g data-along=[along] { (arrow(start, end, tone)) } })
}

/// The changes in a side's units by region. `attacked` is the region the last attack came from.
fn changes(event: &Event, attacked: Option<Region>) -> Vec<(Region, Side, i32)> {
    let unit = |figure: &Piece, at: Region, by: i32| match figure.is_unit() {
        true => vec![(at, figure.side(), by)],
        false => Vec::new(),
    };
    let goes = |from: Option<Region>, to: Region, force: &Force| {
        let units = i32::from(force.units());
        let sum = |at: Region, by: i32| Some((at, side_of(force)?, by));
        let left = from.and_then(|from| sum(from, -units));
        left.into_iter().chain(sum(to, units)).collect()
    };
    match event {
        Event::Marched { from, to, force } => goes(Some(*from), *to, force),
        Event::AdvancedInto { to, force } => goes(attacked, *to, force),
        Event::Lost { figure, at } | Event::Trimmed { figure, at } => unit(figure, *at, -1),
        Event::Recruited { figure, at } => unit(figure, *at, 1),
        _ => Vec::new(),
    }
}

/// The side of these units, if there are any.
fn side_of(force: &Force) -> Option<Side> {
    let mut figures = force.iter().map(|(figure, _)| figure);
    figures.find(|figure| figure.is_unit()).map(Piece::side)
}

fn region(id: &str) -> Option<Region> {
    id.strip_prefix("region-")?.parse().ok()
}

fn middle(id: &str) -> Option<Point> {
    Some(slot(region(id)?, 0))
}
