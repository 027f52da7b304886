//! What stands and grows in which region: ranges along every line that nobody passes, and within the regions what the
//! world has there, wherever names and settlements leave room.

use atlas::geometry::{Border, Kind};
use atlas::growth::{self, Standing};
use atlas::layout::Area;
use atlas::river;
use atlas::stamp::{CRAG, HILL, LESSER, MOUNTAIN, Peak, Plant};
use canvas::Language;
use canvas::art::pen::{Point, at};
use maud::Markup;

use super::chart::{GEOMETRY, LAKES, RIVERS, SHEET};
use super::layout::SPOTS;
use crate::place::{PLACES, Place};

/// Mountains and hills within regions.
const HEIGHTS: &[(Peak, f32, &[&str])] = &[
    (
        LESSER,
        22.0,
        &[
            "moria",
            "goblins-gate",
            "high-pass",
            "eagles-eyrie",
            "mount-gundabad",
            "mount-gram",
            "angmar",
            "north-ered-luin",
            "ered-luin",
            "iron-hills",
            "erebor",
            "ettenmoors",
        ],
    ),
    (
        CRAG,
        30.0,
        &["barad-dur", "ash-mountains", "morannon", "minas-morgul"],
    ),
    (
        HILL,
        30.0,
        &[
            "weather-hills",
            "north-downs",
            "south-downs",
            "evendim",
            "tower-hills",
            "western-emyn-muil",
            "eastern-emyn-muil",
            "north-dunland",
            "south-dunland",
            "andrast",
            "anfalas",
            "lamedon",
            "erech",
            "hollin",
            "druwaith-iaur",
            "rivendell",
        ],
    ),
];

/// Is this line one of the walls of Mordor?
fn is_black(border: &Border) -> bool {
    let black = ["barad-dur", "morannon", "minas-morgul", "nurn", "gorgoroth"];
    border
        .sides
        .iter()
        .flatten()
        .any(|place| black.contains(&PLACES[*place].id))
}

/// Does this line lie under the Sea of Rhûn?
pub(crate) fn is_drowned(border: &Border) -> bool {
    let between = [("south-rhun", "northern-dorwinion"), ("south-rhun", "north-rhun")];
    between
        .iter()
        .any(|(one, other)| match (Place::index(one), Place::index(other)) {
            (Some(one), Some(other)) => border.parts(one, other),
            _ => false,
        })
}

/// What grows in which regions, how far apart.
const PLANTS: &[(Plant, f32, &[&str])] = &[
    (
        Plant::Fir,
        13.0,
        &[
            "northern-mirkwood",
            "western-mirkwood",
            "woodland-realm",
            "old-forest-road",
            "narrows-of-the-forest",
            "eastern-mirkwood",
            "southern-mirkwood",
            "dol-guldur",
        ],
    ),
    (
        Plant::Leaf,
        14.0,
        &["fangorn", "old-forest", "druadan-forest", "trollshaws", "lorien"],
    ),
    // Groves in open country.
    (
        Plant::Leaf,
        46.0,
        &[
            "north-ithilien",
            "south-ithilien",
            "forlindon",
            "harlindon",
            "rivendell",
            "the-shire",
            "buckland",
            "rhosgobel",
            "carrock",
            "south-ered-luin",
            "fords-of-bruinen",
            "lossarnach",
            "pelargir",
            "north-anduin-vale",
            "south-anduin-vale",
            "old-ford",
            "grey-havens",
            "hollin",
            "bree",
        ],
    ),
    (Plant::Reed, 26.0, &["dead-marshes", "gladden-fields"]),
    (
        Plant::Grass,
        34.0,
        &[
            "eastemnet",
            "westemnet",
            "folde",
            "edoras",
            "parth-celebrant",
            "northern-rhovanion",
            "southern-rhovanion",
            "minhiriath",
            "enedwaith",
            "cardolan",
            "vale-of-the-celduin",
            "northern-dorwinion",
            "southern-dorwinion",
            "north-rhun",
            "minas-tirith",
            "tharbad",
            "arnor",
            "dimrill-dale",
            "osgiliath",
            "pelargir",
            "dol-amroth",
            "west-harondor",
            "east-harondor",
            "gap-of-rohan",
            "vale-of-the-carnen",
            "north-anduin-vale",
            "south-anduin-vale",
            "dale",
            "east-rhun",
            "south-rhun",
            "forlindon",
            "harlindon",
            "fords-of-isen",
            "helms-deep",
            "orthanc",
        ],
    ),
    (
        Plant::Stone,
        20.0,
        &[
            "gorgoroth",
            "dagorlad",
            "noman-lands",
            "western-brown-lands",
            "eastern-brown-lands",
            "near-harad",
            "far-harad",
            "khand",
            "withered-heath",
        ],
    ),
];

/// The ground that rises towards the ranges.
pub(crate) fn foothills() -> Markup {
    let lines = GEOMETRY.lines(&|border| border.kind == Kind::Impassable && !is_drowned(border));
    growth::foothills("war-ranges", &lines)
}

/// The peaks along every line that nobody passes.
fn barred() -> Vec<Standing> {
    let lines = GEOMETRY.borders.iter().enumerate();
    let barred = lines.filter(|(_, border)| border.kind == Kind::Impassable && !is_drowned(border));
    let peaks = barred.flat_map(|(seed, border)| {
        let great = if is_black(border) { CRAG } else { MOUNTAIN };
        growth::range(SHEET, &border.points, great, seed as u32)
    });
    peaks.collect()
}

/// Where they stand.
#[cfg(test)]
pub(crate) fn barriers() -> Vec<Point> {
    barred().into_iter().map(|peak| peak.foot).collect()
}

/// All mountains and hills.
pub(crate) fn mountains(language: Language) -> Markup {
    let mut all = barred();
    for (peak, gap, places) in HEIGHTS {
        for place in ids(places) {
            all.extend(growth::strewn(&GEOMETRY, place, *peak, *gap, &free(language)));
        }
    }
    growth::mountains(all)
}

/// Woods, marshes, grass.
pub(crate) fn plants(language: Language) -> Markup {
    let mut rows = Vec::new();
    for (plant, gap, places) in PLANTS {
        for place in ids(places) {
            rows.extend(growth::planted(&GEOMETRY, place, *plant, *gap, &free(language)));
        }
    }
    growth::plants(rows)
}

/// Free of names, settlements and water.
fn free(language: Language) -> impl Fn(usize, Point, Point) -> bool {
    move |place, foot, half| {
        let here = Area::new(foot.by(0.0, -half.y / 2.0), at(half.x, half.y / 2.0));
        let spot = &SPOTS[place];
        spot.seat
            .iter()
            .chain(&spot.landmark)
            .all(|seat| seat.gap(&here) > 1.0)
            && spot.name(language).areas().all(|line| line.gap(&here) > 1.0)
            && LAKES.iter().all(|lake| lake.gap(&here) > 2.0)
            && river::far(&RIVERS, foot) > 1.0
    }
}

fn ids(ids: &[&str]) -> Vec<usize> {
    ids.iter().filter_map(|id| Place::index(id)).collect()
}
