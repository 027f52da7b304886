//! A smooth line through given points, measured by its length.

use super::pen::{Pen, Point};

/// Samples between two given points: enough that a chord is never seen.
const STEPS: usize = 24;

/// A smooth line (Catmull-Rom) with its length known along the way.
#[derive(Clone, Debug)]
pub struct Curve {
    through: Vec<Point>,
    samples: Vec<(f32, Point)>,
}

impl Curve {
    /// The smooth line through at least two points.
    pub fn through(points: &[Point]) -> Self {
        let mut samples = vec![(0.0, points[0])];
        for segment in 0..points.len() - 1 {
            let (a, b, c, d) = bezier(points, segment);
            for step in 1..=STEPS {
                let t = step as f32 / STEPS as f32;
                let u = 1.0 - t;
                let (i, j, k, l) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
                let x = i * a.x + j * b.x + k * c.x + l * d.x;
                let y = i * a.y + j * b.y + k * c.y + l * d.y;
                let (length, last) = samples[samples.len() - 1];
                let point = Point { x, y };
                samples.push((length + last.far(point), point));
            }
        }
        Self { through: points.to_vec(), samples }
    }

    /// Its length.
    pub fn length(&self) -> f32 {
        self.samples[self.samples.len() - 1].0
    }

    /// The point `along` the line.
    pub fn at(&self, along: f32) -> Point {
        let after = self.samples.partition_point(|(length, _)| *length < along).max(1);
        let Some((end, to)) = self.samples.get(after) else {
            return self.samples[self.samples.len() - 1].1;
        };
        let (start, from) = self.samples[after - 1];
        from.towards(*to, ((along - start) / (end - start).max(f32::EPSILON)).clamp(0.0, 1.0))
    }

    /// Points along the whole line, `gap` apart.
    pub fn dots(&self, gap: f32) -> impl Iterator<Item = Point> + '_ {
        (0..=(self.length() / gap) as usize).map(move |step| self.at(step as f32 * gap))
    }

    /// The `d` of the path.
    pub fn path(&self) -> String {
        let mut pen = Pen::default();
        pen.go(self.through[0]);
        for segment in 0..self.through.len() - 1 {
            let (_, b, c, d) = bezier(&self.through, segment);
            pen.curve(b, c, d);
        }
        pen.done()
    }
}

/// The Bézier curve that follows the Catmull-Rom line between two points.
fn bezier(points: &[Point], segment: usize) -> (Point, Point, Point, Point) {
    let last = points.len() - 1;
    let (p, q) = (points[segment], points[segment + 1]);
    let before = points[segment.saturating_sub(1)];
    let after = points[(segment + 2).min(last)];
    let b = p.by((q.x - before.x) / 6.0, (q.y - before.y) / 6.0);
    let c = q.by((p.x - after.x) / 6.0, (p.y - after.y) / 6.0);
    (p, b, c, q)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::pen::at;

    #[test]
    fn points_lie_evenly_along_the_line() {
        let curve = Curve::through(&[at(0.0, 0.0), at(100.0, 40.0), at(60.0, 120.0), at(200.0, 150.0)]);
        let dots = curve.dots(10.0).collect::<Vec<_>>();
        for pair in dots.windows(2) {
            let far = pair[0].far(pair[1]);
            assert!((8.5..=10.1).contains(&far), "{far}");
        }
        assert_eq!(curve.at(0.0), at(0.0, 0.0));
        assert!(curve.at(curve.length() + 5.0).far(at(200.0, 150.0)) < 0.01);
    }
}
