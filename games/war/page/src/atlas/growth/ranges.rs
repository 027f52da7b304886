//! Mountains and hills.

use maud::{Markup, html};

use super::{free, ids, strewn};
use crate::atlas::geometry::{Border, EDGE, GEOMETRY, Kind, WIDTH};
use crate::atlas::stamp::{CRAG, HILL, KINDS, LESSER, MOUNTAIN, Peak};
use crate::place::{PLACES, Place};
use canvas::Language;
use canvas::art::curve::Curve;
use canvas::art::pen::{Point, at, num, tremor};

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

/// A mountain where it stands.
struct Standing {
    foot: Point,
    mark: String,
}

/// The ground that rises towards the ranges.
pub(crate) fn foothills() -> Markup {
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
pub(crate) fn barriers() -> Vec<Point> {
    barred().into_iter().map(|peak| peak.foot).collect()
}

/// All mountains from the north to the south, so that what is nearer hides what is behind it.
pub(crate) fn mountains(language: Language) -> Markup {
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
    let curve = Curve::through(&border.points);
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
