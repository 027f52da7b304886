//! The geometry of the areas: lines between two neighbours each, and the outlines they add up to.

use serde::{Deserialize, Deserializer};

use crate::distance::segment;
use crate::kind::Kind;
use crate::trail::Trail;
use canvas::art::pen::{Point, at};

/// The side of a line: an area by its number, or none (the sea, the edge).
pub type Side = Option<usize>;

/// A line between two sides.
#[derive(Clone, Debug)]
pub struct Border {
    /// The sides left and right of the line's direction.
    pub sides: [Side; 2],
    /// The kind of line.
    pub kind: Kind,
    /// The points it runs through.
    pub points: Vec<Point>,
    /// True if it is more than a border: two realms meet here.
    pub frontier: bool,
}

impl Border {
    /// True if it parts exactly these two areas.
    pub fn parts(&self, one: usize, other: usize) -> bool {
        self.sides == [Some(one), Some(other)] || self.sides == [Some(other), Some(one)]
    }

    fn turned(&self, turned: bool) -> Vec<Point> {
        if turned { self.points.iter().rev().copied().collect() } else { self.points.clone() }
    }
}

/// All lines.
#[derive(Debug)]
pub struct Geometry {
    /// The lines.
    pub borders: Vec<Border>,
    /// The lines around each area, by their numbers.
    around: Vec<Vec<usize>>,
}

#[derive(Deserialize)]
struct File {
    arcs: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    left: String,
    right: String,
    kind: Kind,
    #[serde(deserialize_with = "points")]
    points: Vec<Point>,
}

/// Points one after the other, or in pairs.
#[derive(Deserialize)]
#[serde(untagged)]
enum Points {
    Flat(Vec<f32>),
    Pairs(Vec<[f32; 2]>),
}

/// The points of a line in a file.
pub(crate) fn points<'de, D: Deserializer<'de>>(file: D) -> Result<Vec<Point>, D::Error> {
    Ok(match Points::deserialize(file)? {
        Points::Flat(flat) => flat.chunks_exact(2).map(|pair| at(pair[0], pair[1])).collect(),
        Points::Pairs(pairs) => pairs.into_iter().map(|[x, y]| at(x, y)).collect(),
    })
}

/// A point in a file: `[x, y]`.
pub(crate) fn point<'de, D: Deserializer<'de>>(file: D) -> Result<Point, D::Error> {
    <[f32; 2]>::deserialize(file).map(|[x, y]| at(x, y))
}

impl Geometry {
    /// Reads the lines (`arcs`) of a map as JSON: `index` gives an area's number by its id, `frontier` whether two realms
    /// meet between two areas. Lengths grow by `scale`.
    ///
    /// # Errors
    /// When it is not such a file.
    pub fn read(
        text: &str,
        scale: f32,
        areas: usize,
        index: &dyn Fn(&str) -> Option<usize>,
        frontier: &dyn Fn(Side, Side) -> bool,
    ) -> Result<Self, serde_json::Error> {
        let file: File = serde_json::from_str(text)?;
        let scaled = |point: &Point| at(point.x * scale, point.y * scale);
        let borders = file.arcs.into_iter().map(|line| {
            let sides = [index(&line.left), index(&line.right)];
            Border {
                sides,
                kind: line.kind,
                points: line.points.iter().map(scaled).collect(),
                frontier: line.kind == Kind::Border && frontier(sides[0], sides[1]),
            }
        });
        Ok(Self::of(areas, borders.collect()))
    }

    /// A geometry of these lines between so many areas.
    pub fn of(areas: usize, borders: Vec<Border>) -> Self {
        let touching = |area: usize| {
            let touch = |(_, border): &(usize, &Border)| border.sides.contains(&Some(area));
            borders.iter().enumerate().filter(touch).map(|(index, _)| index).collect()
        };
        let around = (0..areas).map(touching).collect();
        Self { borders, around }
    }

    /// The number of areas.
    pub fn areas(&self) -> usize {
        self.around.len()
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

    /// The corners of an area, once around.
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

    /// The distance of `point` from the area's edge, positive inside, each line being thicker by what `margin` says.
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

    /// The least and the greatest coordinates of an area.
    pub fn bounds(&self, area: usize) -> (Point, Point) {
        let ring = self.ring(area);
        let least = ring.iter().fold(at(f32::INFINITY, f32::INFINITY), |a, b| at(a.x.min(b.x), a.y.min(b.y)));
        let most = ring.iter().fold(at(0.0, 0.0), |a, b| at(a.x.max(b.x), a.y.max(b.y)));
        (least, most)
    }

    /// True if there is land at `point`.
    pub fn dry(&self, point: Point) -> bool {
        (0..self.areas()).any(|area| self.depth(area, point, &|_| 0.0) > 0.0)
    }

    /// The distance of `point` from the nearest line of this kind.
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
