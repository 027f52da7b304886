//! The growth of each region: ranges along every line that cannot be crossed, and within the regions what the world
//! has there, wherever names and settlements leave room.

use atlas::geometry::Border;
use atlas::growth::{self, Standing};
use atlas::kind::Kind;
use atlas::layout::Area;
use atlas::river;
use atlas::stamp::{CRAG, HILL, LESSER, MOUNTAIN, Peak, Plant};
use canvas::Language;
use canvas::art::pen::at;

use super::chart::{CHART, GEOMETRY, SHEET};
use super::layout::SPOTS;
use crate::prelude::*;

/// Mountains and hills within regions, and how far apart.
const HEIGHTS: [(&str, Peak, f32); 3] =
    [("peaks", LESSER, 22.0), ("crags", CRAG, 30.0), ("hills", HILL, 30.0)];

/// The plants of regions, and their spacing. Groves stand in open country.
const PLANTS: [(&str, Plant, f32); 6] = [
    ("firs", Plant::Fir, 13.0),
    ("leaves", Plant::Leaf, 14.0),
    ("groves", Plant::Leaf, 46.0),
    ("reeds", Plant::Reed, 26.0),
    ("grass", Plant::Grass, 34.0),
    ("stones", Plant::Stone, 20.0),
];

/// Is this line one of the walls of Mordor?
fn is_black(border: &Border) -> bool {
    let mordor = CHART.land("mordor");
    let sides = border.sides.into_iter().flatten();
    sides.filter_map(Region::nth).any(|region| mordor.has(region))
}

/// Does this line lie under the Sea of Rhûn?
pub(crate) fn is_drowned(border: &Border) -> bool {
    [Region::NORTHERN_DORWINION, Region::NORTH_RHUN]
        .iter()
        .any(|other| border.parts(Region::SOUTH_RHUN.index(), other.index()))
}

/// The ground that rises towards the ranges.
pub(crate) fn foothills() -> Markup {
    let lines = GEOMETRY.lines(&|border| border.kind == Kind::Impassable && !is_drowned(border));
    growth::foothills("war-ranges", &lines)
}

/// The peaks along every line that cannot be crossed.
pub(crate) fn barred() -> Vec<Standing> {
    let lines = GEOMETRY.borders.iter().enumerate();
    let barred = lines.filter(|(_, border)| border.kind == Kind::Impassable && !is_drowned(border));
    let peaks = barred.flat_map(|(seed, border)| {
        let great = if is_black(border) { CRAG } else { MOUNTAIN };
        growth::range(SHEET, &border.points, great, seed as u32)
    });
    peaks.collect()
}

/// All mountains and hills.
pub(crate) fn mountains(language: Language) -> Markup {
    let free = free(language);
    let strewn = HEIGHTS.into_iter().flat_map(|(what, peak, gap)| {
        let regions = CHART.land(what).iter();
        regions.flat_map(move |at| growth::strewn(&GEOMETRY, at.index(), peak, gap, &free))
    });
    growth::mountains(barred().into_iter().chain(strewn).collect())
}

/// Woods, marshes, grass.
pub(crate) fn plants(language: Language) -> Markup {
    let free = free(language);
    let rows = PLANTS.into_iter().flat_map(|(what, plant, gap)| {
        let regions = CHART.land(what).iter();
        regions.flat_map(move |at| growth::planted(&GEOMETRY, at.index(), plant, gap, &free))
    });
    growth::plants(rows.collect())
}

/// Free of names, settlements and water.
fn free(language: Language) -> impl Fn(usize, Point, Point) -> bool + Copy {
    move |place, foot, half| {
        let here = Area::new(foot.by(0.0, -half.y / 2.0), at(half.x, half.y / 2.0));
        let spot = &SPOTS[place];
        let mut standing = spot.seat.iter().chain(&spot.landmark);
        standing.all(|area| area.gap(&here) > 1.0)
            && spot.name(language).areas().all(|line| line.gap(&here) > 1.0)
            && CHART.lakes.iter().all(|lake| lake.gap(&here) > 2.0)
            && river::far(&CHART.rivers, foot) > 1.0
    }
}
