//! Distances in a drawing.

use canvas::art::pen::Point;

/// The distance of `point` from the straight line between `a` and `b`.
pub fn segment(point: Point, a: Point, b: Point) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let long = (dx * dx + dy * dy).max(f32::EPSILON);
    let t = (((point.x - a.x) * dx + (point.y - a.y) * dy) / long).clamp(0.0, 1.0);
    point.far(a.by(dx * t, dy * t))
}
