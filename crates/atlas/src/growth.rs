//! The land's cover: ranges along lines, and within areas what the world has there, wherever names and settlements leave
//! room.

use std::collections::{BTreeMap, BTreeSet};

use canvas::art::curve::Curve;
use canvas::art::pen::{Point, at, tremor};
use maud::{Markup, html};

use crate::geometry::{Border, Geometry};
use crate::kind::Kind;
use crate::sheet::Sheet;
use crate::stamp::{self, CRAG, HILL, KINDS, LESSER, MOUNTAIN, Peak, Plant};
use crate::trail::Trail;

/// A peak at its place.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The middle of its foot.
    pub foot: Point,
    peak: Peak,
    shape: u32,
}

impl Standing {
    /// A peak of one of the shapes, by a number from -1 to 1.
    fn of(peak: Peak, foot: Point, shape: f32) -> Self {
        let kind = ((shape + 1.0) * 0.5 * KINDS as f32) as u32;
        let shape = kind.min(KINDS - 1);
        Self { foot, peak, shape }
    }

    /// True if one hides a part of the other.
    fn meets(&self, other: &Self) -> bool {
        // Half a line's width, and the shapes' own raggedness.
        const ROOM: f32 = 4.0;
        let wide = (self.foot.x - other.foot.x).abs() < self.peak.half + other.peak.half + ROOM;
        let (north, south) = if self.foot.y < other.foot.y { (self, other) } else { (other, self) };
        wide && south.foot.y - south.peak.tall * 1.1 - ROOM < north.foot.y
    }
}

/// A test whether the place with this foot, half width and height is free in that area.
pub type Free<'a> = &'a dyn Fn(usize, Point, Point) -> bool;

/// The ground that rises towards the ranges along these lines, which are put on the page as `id`.
pub fn foothills(id: &str, lines: &str) -> Markup {
    html! {
        defs { path id=(id) d=(lines) {} }
        use href={ "#" (id) } .wm-foot .wm-foot--wide {}
        use href={ "#" (id) } .wm-foot {}
    }
}

/// All peaks, those behind drawn first, so that nearer ones hide them. Those of one shape stand along one line, as its
/// marks, as many as may be drawn at once: a map has some hundreds of peaks.
pub fn mountains(mut all: Vec<Standing>) -> Markup {
    all.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y));
    let groups = at_once(&all);
    let mut kinds = groups.iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
    kinds.sort_by_key(|(peak, shape)| (peak.id, *shape));
    kinds.dedup();
    html! {
        defs {
            @for (peak, shape) in kinds {
                marker id={ "at-" (peak.id) (shape) } markerUnits="userSpaceOnUse" overflow="visible" { (stamp::shape(peak, shape)) }
            }
        }
        g fill="none" {
            @for ((peak, shape), feet) in groups { (along(&format!("{}{shape}", peak.id), &feet)) }
        }
    }
}

/// A line that nobody sees from foot to foot, with a mark at each of them: at all of its points but the ends, which lie elsewhere.
fn along(mark: &str, feet: &[Point]) -> Markup {
    let mut trail = Trail::default();
    trail.go(at(0.0, 0.0));
    for foot in feet {
        trail.line(*foot);
    }
    html! { path marker-mid={ "url(#at-" (mark) ")" } d={ (trail.done()) "h0" } {} }
}

/// Peaks of one shape that can be drawn one after the other, because whatever they hide has been drawn.
fn at_once(all: &[Standing]) -> Vec<((Peak, u32), Vec<Point>)> {
    let behind = |index: usize| (0..index).filter(move |other| all[index].meets(&all[*other]));
    let behind = (0..all.len()).map(|index| behind(index).collect::<Vec<_>>());
    let behind = behind.collect::<Vec<_>>();
    let mut drawn = vec![false; all.len()];
    let mut groups = Vec::new();
    let kinds = [MOUNTAIN, LESSER, CRAG, HILL]
        .into_iter()
        .flat_map(|peak| (0..KINDS).map(move |shape| (peak, shape)))
        .collect::<Vec<_>>();
    loop {
        let next = kinds.iter().map(|(peak, shape)| {
            let mut now = drawn.clone();
            let mut some = Vec::new();
            for (index, one) in all.iter().enumerate() {
                let is_next = !now[index] && one.peak == *peak && one.shape == *shape;
                if is_next && behind[index].iter().all(|other| now[*other]) {
                    now[index] = true;
                    some.push(index);
                }
            }
            ((*peak, *shape), some)
        });
        let Some((kind, most)) = next.max_by_key(|(_, some)| some.len()).filter(|(_, some)| !some.is_empty())
        else {
            return groups;
        };
        for index in &most {
            drawn[*index] = true;
        }
        groups.push((kind, most.iter().map(|index| all[*index].foot).collect()));
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
        let foot = spot.by(aside + shake * 1.5, peak.tall * 0.42 + tremor(seed + 1, step) * 1.5);
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

/// A row of plants.
#[derive(Clone, Debug)]
pub struct Row {
    y: f32,
    plant: Plant,
    /// The feet, each with the shape drawn there.
    feet: Vec<(Point, u32)>,
}

impl Row {
    /// True if a part of it lies over a part of the other.
    fn meets(&self, other: &Self) -> bool {
        let half = at(
            self.plant.size().x + other.plant.size().x + 2.0,
            self.plant.size().y.max(other.plant.size().y) + 2.0,
        );
        let near = |one: Point, two: Point| (one.x - two.x).abs() < half.x && (one.y - two.y).abs() < half.y;
        let feet = self.feet.iter();
        feet.flat_map(|one| other.feet.iter().map(move |two| (one.0, two.0))).any(|(one, two)| near(one, two))
    }
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
    rows.iter().filter_map(|row| sow(row, area as u32, plant, &grows)).collect()
}

/// A row of plants wherever one `grows`; none where none does.
pub(crate) fn sow(row: &[Point], seed: u32, plant: Plant, grows: &dyn Fn(&Point) -> bool) -> Option<Row> {
    let spots = row.iter().enumerate().filter(|(_, spot)| grows(spot));
    let feet = spots
        .map(|(step, spot)| {
            let kind = (tremor(seed, step as u32 + spot.y as u32) * 1.5 + 1.5) as u32;
            (*spot, kind)
        })
        .collect::<Vec<_>>();
    (!feet.is_empty()).then(|| Row { y: row[0].y, plant, feet })
}

/// Plants from the north to the south, each shape drawn once and marked along lines, as few as may be: those that are strokes alone
/// hide nothing, and one line is enough for all of a shape; of the others, for all rows that do not lie over each other.
pub fn plants(mut rows: Vec<Row>) -> Markup {
    rows.sort_by(|a, b| a.y.total_cmp(&b.y));
    let mut heights: Vec<usize> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let under = (0..index).filter(|other| !row.plant.is_strokes() && row.meets(&rows[*other]));
        let height = under.map(|other| heights[other] + 1).max().unwrap_or(0);
        heights.push(height);
    }
    let mut lines = BTreeMap::<(usize, Plant, usize), Vec<Point>>::new();
    for (row, height) in rows.iter().zip(heights) {
        for (foot, kind) in &row.feet {
            let shape = *kind as usize % row.plant.shapes().len();
            lines.entry((height, row.plant, shape)).or_default().push(*foot);
        }
    }
    let shapes = lines.keys().map(|(_, plant, shape)| (*plant, *shape)).collect::<BTreeSet<_>>();
    let mark = |plant: Plant, shape: usize| format!("{}{shape}", plant.id());
    html! {
        defs {
            @for (plant, shape) in shapes {
                marker id={ "at-" (mark(plant, shape)) } markerUnits="userSpaceOnUse" overflow="visible" {
                    path class=(plant.class()) d={ "M0 0" (plant.shapes()[shape]) } {}
                }
            }
        }
        g fill="none" {
            @for ((_, plant, shape), feet) in lines { (along(&mark(plant, shape), &feet)) }
        }
    }
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
