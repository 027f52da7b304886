//! What stands and grows on the land: ranges along every line that nobody passes, and within the regions what
//! the world has there, wherever names and settlements leave room.

use maud::{Markup, html};

use super::geometry::{Border, EDGE, GEOMETRY, Kind, WIDTH};
use super::layout::{Area, SPOTS};
use super::place::{PLACES, Place};
use super::stamp::{CRAG, HILL, KINDS, LESSER, MOUNTAIN, Peak, Plant};
use super::trail::Trail;
use super::water::{self, LAKES};
use crate::art::pen::{Point, at, num, tremor};
use crate::text::Language;

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
        && water::far_from_rivers(point) > 1.0
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

/// Woods, marshes, grass: a line of the pen for every row.
pub(super) fn plants(language: Language) -> Markup {
    let thick = |border: &Border| match border.kind {
        Kind::Impassable => 9.0,
        Kind::Border => 1.0,
        Kind::Coast | Kind::Edge => 4.0,
    };
    let mut rows: Vec<(f32, &str, String)> = Vec::new();
    for (plant, gap, places) in PLANTS {
        for place in ids(places) {
            for row in strewn(place, *gap) {
                let mut trail = Trail::default();
                let mut any = false;
                for (step, spot) in row.iter().enumerate() {
                    let half = plant.size();
                    let middle = spot.by(0.0, -half.y / 2.0);
                    if GEOMETRY.depth(place, *spot, &thick) > 3.0
                        && GEOMETRY.depth(place, middle, &thick) > half.x
                        && free(place, *spot, half, language)
                    {
                        let kind = (tremor(place as u32, step as u32 + spot.y as u32) * 1.5 + 1.5) as u32;
                        plant.draw(&mut trail, *spot, kind);
                        any = true;
                    }
                }
                if any {
                    rows.push((row[0].y, plant.class(), trail.done()));
                }
            }
        }
    }
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    html! { @for (_, class, d) in rows { path class=(class) d=(d) {} } }
}

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
pub(super) fn is_drowned(border: &Border) -> bool {
    let between = [("south-rhun", "northern-dorwinion"), ("south-rhun", "north-rhun")];
    between
        .iter()
        .any(|(one, other)| match (Place::index(one), Place::index(other)) {
            (Some(one), Some(other)) => border.parts(one, other),
            _ => false,
        })
}

/// A mountain where it stands.
struct Standing {
    foot: Point,
    mark: String,
}

/// The ground that rises towards the ranges.
pub(super) fn foothills() -> Markup {
    let d = GEOMETRY.lines(&|border| border.kind == Kind::Impassable && !is_drowned(border));
    html! {
        defs { path #war-ranges d=(d) {} }
        use href="#war-ranges" .wm-foot .wm-foot--wide {}
        use href="#war-ranges" .wm-foot {}
    }
}

/// The feet of the peaks along every line that nobody passes.
fn barred() -> Vec<Standing> {
    let mut all = Vec::new();
    for (seed, border) in GEOMETRY.borders.iter().enumerate() {
        if border.kind == Kind::Impassable && !is_drowned(border) {
            range(border, seed as u32, &mut all);
        }
    }
    all
}

/// Where they stand.
#[cfg(test)]
pub(super) fn barriers() -> Vec<Point> {
    barred().into_iter().map(|peak| peak.foot).collect()
}

/// All mountains from the north to the south, so that what is nearer hides what is behind it.
pub(super) fn mountains(language: Language) -> Markup {
    let mut all = barred();
    for (peak, gap, places) in HEIGHTS {
        for place in ids(places) {
            within(place, *peak, *gap, language, &mut all);
        }
    }
    all.sort_by(|a: &Standing, b| a.foot.y.total_cmp(&b.foot.y));
    html! {
        @for Standing { foot, mark } in all {
            use href={ "#" (mark) } x=(num(foot.x.round())) y=(num(foot.y.round())) {}
        }
    }
}

/// Peaks side by side along a line, close enough that none could pass between them.
fn range(border: &Border, seed: u32, all: &mut Vec<Standing>) {
    let great = if is_black(border) { CRAG } else { MOUNTAIN };
    let curve = crate::art::curve::Curve::through(&border.points);
    let long = curve.length();
    let steep = {
        let (a, b) = (border.points[0], border.points[border.points.len() - 1]);
        ((b.y - a.y) / long).abs()
    };
    let gap = 15.0 - 4.0 * steep;
    let count = (long / gap).round().max(1.0);
    for step in 0..=count as u32 {
        let along = long * step as f32 / count;
        let spot = curve.at(along);
        let shake = tremor(seed, step);
        let small = step == 0 || step == count as u32 || step % 3 == 1;
        let peak = if small && long > 40.0 { LESSER } else { great };
        let aside = if step % 2 == 0 { 4.0 } else { -4.0 } * steep;
        let foot = spot.by(
            aside + shake * 1.5,
            peak.tall * 0.42 + tremor(seed + 1, step) * 1.5,
        );
        let inside =
            foot.x > EDGE + peak.half && foot.x < WIDTH - EDGE - peak.half && foot.y > EDGE + peak.tall;
        if inside {
            let kind = ((tremor(seed + 7, step) + 1.0) * 0.5 * KINDS as f32) as u32;
            all.push(Standing {
                foot,
                mark: format!("{}{}", peak.id, kind.min(KINDS - 1)),
            });
        }
    }
}

/// Peaks or hills strewn over a region.
fn within(place: usize, peak: Peak, gap: f32, language: Language, all: &mut Vec<Standing>) {
    let thick = |border: &Border| match border.kind {
        Kind::Impassable => 14.0,
        Kind::Border | Kind::Coast => 4.0,
        Kind::Edge => 2.0,
    };
    for (row, spots) in strewn(place, gap).iter().enumerate() {
        for (step, spot) in spots.iter().enumerate() {
            let middle = spot.by(0.0, -peak.tall / 2.0);
            let roomy = GEOMETRY.depth(place, middle, &thick) > peak.half
                && GEOMETRY.depth(place, *spot, &thick) > 2.0
                && free(place, *spot, at(peak.half, peak.tall), language);
            if roomy {
                let kind =
                    ((tremor(place as u32 + 3, (row * 31 + step) as u32) + 1.0) * 0.5 * KINDS as f32) as u32;
                all.push(Standing {
                    foot: *spot,
                    mark: format!("{}{}", peak.id, kind.min(KINDS - 1)),
                });
            }
        }
    }
}
