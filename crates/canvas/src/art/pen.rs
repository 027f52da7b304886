//! The hand that draws: points, a path writer that spends few bytes, and a tremor without chance.

use std::fmt::Write as _;

/// A point on paper.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Distance to the right.
    pub x: f32,
    /// Distance downwards.
    pub y: f32,
}

/// The point at `x`, `y`.
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The distance to another point.
    pub fn far(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point moved by `dx`, `dy`.
    #[must_use]
    pub fn by(self, dx: f32, dy: f32) -> Self {
        at(self.x + dx, self.y + dy)
    }

    /// The point a part `t` of the way to another.
    #[must_use]
    pub fn towards(self, other: Self, t: f32) -> Self {
        self.by((other.x - self.x) * t, (other.y - self.y) * t)
    }
}

/// A number between -1 and 1 that is always the same for the same arguments: the tremor of the hand. A
/// drawing must be the same at every rendering, or an update would redraw what has not changed.
pub fn tremor(seed: u32, step: u32) -> f32 {
    let mut hash = seed.wrapping_mul(0x9E37_79B9) ^ step.wrapping_mul(0x85EB_CA6B);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    hash ^= hash >> 15;
    (hash >> 8) as f32 / (1 << 23) as f32 - 1.0
}

/// A coordinate with at most one decimal.
pub fn num(value: f32) -> String {
    let tenths = (value * 10.0).round() as i32;
    if tenths % 10 == 0 { format!("{}", tenths / 10) } else { format!("{}", f64::from(tenths) / 10.0) }
}

/// Writes the `d` of a path.
#[derive(Default)]
pub struct Pen(String);

impl Pen {
    fn put(&mut self, letter: char, numbers: &[f32]) {
        self.0.push(letter);
        for (index, value) in numbers.iter().enumerate() {
            let text = num(*value);
            if index > 0 && !text.starts_with('-') {
                self.0.push(' ');
            }
            let _ = self.0.write_str(&text);
        }
    }

    /// Lifts the pen and sets it down at `p`.
    pub fn go(&mut self, p: Point) -> &mut Self {
        self.put('M', &[p.x, p.y]);
        self
    }

    /// A straight stroke to `p`.
    pub fn line(&mut self, p: Point) -> &mut Self {
        self.put('L', &[p.x, p.y]);
        self
    }

    /// A curve to `p`, pulled towards `a`.
    pub fn bend(&mut self, a: Point, p: Point) -> &mut Self {
        self.put('Q', &[a.x, a.y, p.x, p.y]);
        self
    }

    /// A curve to `p`, leaving towards `a` and arriving from `b`.
    pub fn curve(&mut self, a: Point, b: Point, p: Point) -> &mut Self {
        self.put('C', &[a.x, a.y, b.x, b.y, p.x, p.y]);
        self
    }

    /// Closes the outline.
    pub fn close(&mut self) -> &mut Self {
        self.0.push('Z');
        self
    }

    /// The finished path.
    pub fn done(&mut self) -> String {
        std::mem::take(&mut self.0)
    }
}

/// A stroke through `points` as a hand would draw it: no corner is quite sharp.
pub fn stroke(points: &[Point]) -> String {
    let mut pen = Pen::default();
    let [first, middle @ .., last] = points else {
        return String::new();
    };
    pen.go(*first);
    for (index, point) in middle.iter().enumerate() {
        let next = middle.get(index + 1).unwrap_or(last);
        let end = if index + 1 == middle.len() { *last } else { point.towards(*next, 0.5) };
        pen.bend(*point, end);
    }
    if middle.is_empty() {
        pen.line(*last);
    }
    pen.done()
}

/// A closed ring that is nearly a circle.
pub fn ring(centre: Point, radius: f32, seed: u32) -> String {
    const POINTS: u32 = 8;
    let spot = |step: u32| {
        let angle = (step % POINTS) as f32 / POINTS as f32 * std::f32::consts::TAU;
        let r = radius * (1.0 + 0.035 * tremor(seed, step % POINTS));
        centre.by(r * angle.cos(), r * angle.sin())
    };
    // An arc of a circle as a Bézier curve reaches out by this part of the radius at each end.
    let reach = radius * 4.0 / 3.0 * (std::f32::consts::TAU / POINTS as f32 / 4.0).tan();
    let mut pen = Pen::default();
    pen.go(spot(0));
    for step in 0..POINTS {
        let (from, to) = (step as f32, (step + 1) as f32);
        let (a, b) =
            (from / POINTS as f32 * std::f32::consts::TAU, to / POINTS as f32 * std::f32::consts::TAU);
        let (p, q) = (spot(step), spot(step + 1));
        pen.curve(p.by(-reach * a.sin(), reach * a.cos()), q.by(reach * b.sin(), -reach * b.cos()), q);
    }
    pen.close().done()
}

/// Two crossing pen strokes, as one marks a box on a sheet of paper.
pub fn cross(centre: Point, reach: f32, seed: u32) -> String {
    let shake = |step| tremor(seed, step) * reach * 0.16;
    let end = |sx: f32, sy: f32, step: u32| centre.by(sx * reach + shake(step), sy * reach + shake(step + 1));
    let bow = |step| centre.by(shake(step), shake(step + 1));
    let mut pen = Pen::default();
    pen.go(end(-1.0, -1.0, 1)).bend(bow(3), end(1.0, 1.0, 5));
    pen.go(end(1.0, -1.05, 7)).bend(bow(9), end(-1.0, 0.95, 11));
    pen.done()
}
