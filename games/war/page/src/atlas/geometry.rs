//! Where the regions lie: lines that part two neighbours each, and the outlines they add up to.

use std::sync::LazyLock;

use serde::Deserialize;

use super::trail::Trail;
use crate::place::{PLACES, Place};
use canvas::art::pen::{Point, at};

/// Width of the sheet.
pub(crate) const WIDTH: f32 = 2000.0;
/// Height of the sheet.
pub(crate) const HEIGHT: f32 = 1452.0;
/// Where the map ends and its frame begins, from each edge of the sheet.
pub(crate) const EDGE: f32 = 34.0;

/// What parts two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// Neighbours: one may pass.
    Border,
    /// They touch and are no neighbours: nobody passes.
    Impassable,
    /// The sea.
    Coast,
    /// The edge of the map.
    Edge,
}

/// What lies on one side of a line: a region by its number, or none (the sea, the edge).
pub(crate) type Side = Option<usize>;

/// A line between two sides.
#[derive(Clone, Debug)]
pub(crate) struct Border {
    pub sides: [Side; 2],
    pub kind: Kind,
    pub points: Vec<Point>,
}

impl Border {
    /// Does it part exactly these two regions?
    pub fn parts(&self, one: usize, other: usize) -> bool {
        self.sides == [Some(one), Some(other)] || self.sides == [Some(other), Some(one)]
    }

    /// Do the nations on its sides differ?
    pub fn is_frontier(&self) -> bool {
        let nation = |side: Side| side.and_then(|place| PLACES[place].nation);
        self.kind == Kind::Border && nation(self.sides[0]) != nation(self.sides[1])
    }

    fn turned(&self, turned: bool) -> Vec<Point> {
        if turned {
            self.points.iter().rev().copied().collect()
        } else {
            self.points.clone()
        }
    }
}

/// All lines.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub borders: Vec<Border>,
    /// The lines around each region, by their numbers.
    around: Vec<Vec<usize>>,
}

/// The map's lines, read once.
pub(crate) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(Geometry::read);

#[derive(Deserialize)]
struct File {
    arcs: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    left: String,
    right: String,
    kind: Kind,
    points: Vec<f32>,
}

impl Geometry {
    fn read() -> Self {
        let file = include_str!("../../data/map.json");
        let file: File = serde_json::from_str(file).expect("the map's lines, as a test has read them");
        let borders = file.arcs.into_iter().map(|line| Border {
            sides: [Place::index(&line.left), Place::index(&line.right)],
            kind: line.kind,
            points: line
                .points
                .chunks_exact(2)
                .map(|pair| at(pair[0], pair[1]))
                .collect(),
        });
        let borders = borders.collect::<Vec<_>>();
        let touching = |place: usize| {
            let touch = |(_, border): &(usize, &Border)| border.sides.contains(&Some(place));
            borders
                .iter()
                .enumerate()
                .filter(touch)
                .map(|(index, _)| index)
                .collect()
        };
        let around = (0..PLACES.len()).map(touching).collect();
        Self { borders, around }
    }

    /// The lines around everything that `inside` accepts, each ring with its lines in order and whether they
    /// are walked backwards.
    fn rings(&self, inside: &dyn Fn(usize) -> bool) -> Vec<Vec<(usize, bool)>> {
        let within = |side: Side| side.is_some_and(inside);
        let mut open = Vec::new();
        for (index, border) in self.borders.iter().enumerate() {
            match (within(border.sides[0]), within(border.sides[1])) {
                (true, false) => open.push((index, false)),
                (false, true) => open.push((index, true)),
                _ => {}
            }
        }
        let ends = |(index, turned): (usize, bool)| {
            let points = &self.borders[index].points;
            let (first, last) = (points[0], points[points.len() - 1]);
            if turned { (last, first) } else { (first, last) }
        };
        let mut rings = Vec::new();
        while let Some(start) = open.pop() {
            let mut ring = vec![start];
            loop {
                let (_, here) = ends(ring[ring.len() - 1]);
                if here == ends(start).0 {
                    break;
                }
                let Some(next) = open.iter().position(|line| ends(*line).0 == here) else {
                    break;
                };
                ring.push(open.swap_remove(next));
            }
            rings.push(ring);
        }
        rings
    }

    /// The outline of everything that `inside` accepts, as a path.
    pub fn outline(&self, inside: &dyn Fn(usize) -> bool) -> String {
        let mut trail = Trail::default();
        for ring in self.rings(inside) {
            for (step, (index, turned)) in ring.iter().enumerate() {
                let points = self.borders[*index].turned(*turned);
                if step == 0 {
                    trail.go(points[0]);
                }
                trail.follow(&points, self.borders[*index].kind);
            }
            trail.close();
        }
        trail.done()
    }

    /// The corners of a region, once around.
    pub fn ring(&self, place: usize) -> Vec<Point> {
        let rings = self.rings(&|other| other == place);
        let lines = rings.iter().flatten();
        let mut corners = Vec::new();
        for (index, turned) in lines {
            let points = self.borders[*index].turned(*turned);
            corners.extend_from_slice(&points[..points.len() - 1]);
        }
        corners
    }

    /// How far `point` lies inside the region, each line being thicker by what `margin` says.
    pub fn depth(&self, place: usize, point: Point, margin: &dyn Fn(&Border) -> f32) -> f32 {
        let mut nearest = f32::INFINITY;
        let mut inside = false;
        for border in self.around[place].iter().map(|index| &self.borders[*index]) {
            let thick = margin(border);
            for pair in border.points.windows(2) {
                nearest = nearest.min(segment(point, pair[0], pair[1]) - thick);
                let (a, b) = (pair[0], pair[1]);
                if (a.y > point.y) != (b.y > point.y)
                    && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
                {
                    inside = !inside;
                }
            }
        }
        if inside { nearest } else { -nearest.abs() }
    }

    /// How far the nearest line of this kind is from `point`.
    pub fn far(&self, kind: Kind, point: Point) -> f32 {
        let lines = self.borders.iter().filter(|border| border.kind == kind);
        lines
            .flat_map(|border| border.points.windows(2))
            .map(|pair| segment(point, pair[0], pair[1]))
            .fold(f32::INFINITY, f32::min)
    }

    /// The lines of a kind as one path.
    pub fn lines(&self, choose: &dyn Fn(&Border) -> bool) -> String {
        let mut trail = Trail::default();
        for border in self.borders.iter().filter(|border| choose(border)) {
            trail.go(border.points[0]).smooth(&border.points);
        }
        trail.done()
    }
}

/// How far `point` is from the straight line between `a` and `b`.
pub(crate) fn segment(point: Point, a: Point, b: Point) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let long = (dx * dx + dy * dy).max(f32::EPSILON);
    let t = (((point.x - a.x) * dx + (point.y - a.y) * dy) / long).clamp(0.0, 1.0);
    point.far(a.by(dx * t, dy * t))
}
