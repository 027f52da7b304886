//! What stands and grows on the land: ranges along lines, and within areas what the world has there, wherever names
//! and settlements leave room.

use canvas::art::curve::Curve;
use canvas::art::pen::{Point, at, num, tremor};
use maud::{Markup, html};

use crate::geometry::{Border, Geometry, Kind};
use crate::sheet::Sheet;
use crate::stamp::{KINDS, LESSER, Peak, Plant};
use crate::trail::Trail;

/// A peak where it stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The middle of its foot.
    pub foot: Point,
    mark: String,
}

impl Standing {
    /// One of its shapes, by a number from -1 to 1.
    fn of(peak: Peak, foot: Point, shape: f32) -> Self {
        let kind = ((shape + 1.0) * 0.5 * KINDS as f32) as u32;
        let mark = format!("{}{}", peak.id, kind.min(KINDS - 1));
        Self { foot, mark }
    }
}

/// Where something may grow: is the place with this foot, half width and height free in that area?
pub type Free<'a> = &'a dyn Fn(usize, Point, Point) -> bool;

/// The ground that rises towards the ranges along these lines, which are put on the page as `id`.
pub fn foothills(id: &str, lines: &str) -> Markup {
    html! {
        defs { path id=(id) d=(lines) {} }
        use href={ "#" (id) } .wm-foot .wm-foot--wide {}
        use href={ "#" (id) } .wm-foot {}
    }
}

/// All peaks from the north to the south, so that what is nearer hides what is behind it.
pub fn mountains(mut all: Vec<Standing>) -> Markup {
    all.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y));
    html! {
        @for Standing { foot, mark } in all {
            use href={ "#" (mark) } x=(num(foot.x.round())) y=(num(foot.y.round())) {}
        }
    }
}

/// Peaks side by side along a line, close enough that none could pass between them; lesser ones among the great.
pub fn range(sheet: Sheet, points: &[Point], great: Peak, seed: u32) -> Vec<Standing> {
    let mut all = Vec::new();
    let curve = Curve::through(points);
    let long = curve.length();
    let steep = {
        let (a, b) = (points[0], points[points.len() - 1]);
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
        let Sheet { width, edge, .. } = sheet;
        let inside =
            foot.x > edge + peak.half && foot.x < width - edge - peak.half && foot.y > edge + peak.tall;
        if inside {
            all.push(Standing::of(peak, foot, tremor(seed + 7, step)));
        }
    }
    all
}

/// Peaks or hills strewn over an area, so far apart.
pub fn strewn(geometry: &Geometry, area: usize, peak: Peak, gap: f32, free: Free) -> Vec<Standing> {
    let thick = |border: &Border| match border.kind {
        Kind::Impassable => 14.0,
        Kind::Border | Kind::Coast => 4.0,
        Kind::Edge => 2.0,
    };
    let mut all = Vec::new();
    for (row, spots) in rows(geometry, area, gap).iter().enumerate() {
        for (step, spot) in spots.iter().enumerate() {
            let middle = spot.by(0.0, -peak.tall / 2.0);
            let roomy = geometry.depth(area, middle, &thick) > peak.half
                && geometry.depth(area, *spot, &thick) > 2.0
                && free(area, *spot, at(peak.half, peak.tall));
            if roomy {
                let shape = tremor(area as u32 + 3, (row * 31 + step) as u32);
                all.push(Standing::of(peak, *spot, shape));
            }
        }
    }
    all
}

/// A row of plants, drawn with one line of the pen.
#[derive(Clone, Debug)]
pub struct Row {
    y: f32,
    class: &'static str,
    d: String,
}

/// Plants all over an area, so far apart.
pub fn planted(geometry: &Geometry, area: usize, plant: Plant, gap: f32, free: Free) -> Vec<Row> {
    let thick = |border: &Border| match border.kind {
        Kind::Impassable => 9.0,
        Kind::Border => 1.0,
        Kind::Coast | Kind::Edge => 4.0,
    };
    let half = plant.size();
    let grows = |spot: &Point| {
        geometry.depth(area, *spot, &thick) > 3.0
            && geometry.depth(area, spot.by(0.0, -half.y / 2.0), &thick) > half.x
            && free(area, *spot, half)
    };
    let rows = rows(geometry, area, gap);
    rows.iter()
        .filter_map(|row| sow(row, area as u32, plant, &grows))
        .collect()
}

/// A row of plants wherever one `grows`; none where none does.
pub fn sow(row: &[Point], seed: u32, plant: Plant, grows: &dyn Fn(&Point) -> bool) -> Option<Row> {
    let mut trail = Trail::default();
    let mut any = false;
    for (step, spot) in row.iter().enumerate().filter(|(_, spot)| grows(spot)) {
        let kind = (tremor(seed, step as u32 + spot.y as u32) * 1.5 + 1.5) as u32;
        plant.draw(&mut trail, *spot, kind);
        any = true;
    }
    any.then(|| Row {
        y: row[0].y,
        class: plant.class(),
        d: trail.done(),
    })
}

/// Rows of plants from the north to the south.
pub fn plants(mut rows: Vec<Row>) -> Markup {
    rows.sort_by(|a, b| a.y.total_cmp(&b.y));
    html! { @for row in rows { path class=(row.class) d=(row.d) {} } }
}

/// Points all over an area, in rows from the north to the south, no two on one line.
fn rows(geometry: &Geometry, area: usize, gap: f32) -> Vec<Vec<Point>> {
    let (least, most) = geometry.bounds(area);
    dots(area as u32, least, most, gap)
}

/// The same all over a rectangle.
pub fn dots(seed: u32, least: Point, most: Point, gap: f32) -> Vec<Vec<Point>> {
    let rows = ((most.y - least.y) / (gap * 0.72)) as u32 + 1;
    let row = |row: u32| {
        let columns = ((most.x - least.x) / gap) as u32 + 2;
        let nudge = if row.is_multiple_of(2) { 0.25 } else { -0.25 };
        let spots = (0..columns).map(|column| {
            let step = row * 97 + column;
            at(
                least.x + (column as f32 + nudge) * gap + tremor(seed + 5, step) * gap * 0.26,
                least.y + (row as f32 + 0.6) * gap * 0.72 + tremor(seed + 6, step) * gap * 0.18,
            )
        });
        spots.collect()
    };
    (0..rows).map(row).collect()
}
