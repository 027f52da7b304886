//! What stands and grows on the land: ranges along every line that nobody passes, and within the regions what
//! the world has there, wherever names and settlements leave room.

mod plants;
mod ranges;

use super::geometry::{GEOMETRY, WIDTH};
use super::layout::{Area, SPOTS};
use super::river;
use super::water::LAKES;
use crate::place::Place;
use canvas::Language;
use canvas::art::pen::{Point, at, tremor};

pub(crate) use plants::plants;
#[cfg(test)]
pub(crate) use ranges::{barriers, is_drowned};
pub(crate) use ranges::{foothills, mountains};

/// Is `point` free of names, settlements and water, by `margin`?
fn free(place: usize, point: Point, half: Point, language: Language) -> bool {
    let here = Area::new(point.by(0.0, -half.y / 2.0), at(half.x, half.y / 2.0));
    let spot = &SPOTS[place];
    spot.seat
        .iter()
        .chain(&spot.landmark)
        .all(|seat| seat.gap(&here) > 1.0)
        && spot.name(language).areas().all(|line| line.gap(&here) > 1.0)
        && LAKES.iter().all(|lake| lake.gap(&here) > 2.0)
        && river::far_from_rivers(point) > 1.0
}

/// The bounds of a region.
fn bounds(place: usize) -> (Point, Point) {
    let ring = GEOMETRY.ring(place);
    let least = ring
        .iter()
        .fold(at(WIDTH, WIDTH), |a, b| at(a.x.min(b.x), a.y.min(b.y)));
    let most = ring
        .iter()
        .fold(at(0.0, 0.0), |a, b| at(a.x.max(b.x), a.y.max(b.y)));
    (least, most)
}

/// Points all over a region, in rows from the north to the south, no two on one line.
fn strewn(place: usize, gap: f32) -> Vec<Vec<Point>> {
    let (least, most) = bounds(place);
    let rows = ((most.y - least.y) / (gap * 0.72)) as u32 + 1;
    let row = |row: u32| {
        let columns = ((most.x - least.x) / gap) as u32 + 2;
        let nudge = if row.is_multiple_of(2) { 0.25 } else { -0.25 };
        let spots = (0..columns).map(|column| {
            let step = row * 97 + column;
            at(
                least.x + (column as f32 + nudge) * gap + tremor(place as u32 + 5, step) * gap * 0.26,
                least.y + (row as f32 + 0.6) * gap * 0.72 + tremor(place as u32 + 6, step) * gap * 0.18,
            )
        });
        spots.collect()
    };
    (0..rows).map(row).collect()
}

fn ids(ids: &[&str]) -> Vec<usize> {
    ids.iter().filter_map(|id| Place::index(id)).collect()
}
