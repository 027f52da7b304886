//! A path writer that spends even fewer bytes than the pen: whole units, only the way from the last point, and of a smooth line
//! only where its bends end.

use std::fmt::Write as _;

use crate::distance::segment;
use crate::kind::Kind;
use canvas::art::pen::Point;

/// Writes the `d` of a path.
#[derive(Default)]
pub struct Trail {
    d: String,
    at: (i32, i32),
    last: char,
}

fn whole(point: Point) -> (i32, i32) {
    (point.x.round() as i32, point.y.round() as i32)
}

/// The nearest point of even units.
fn even(point: Point) -> (i32, i32) {
    let near = |length: f32| (length / 2.0).round() as i32 * 2;
    (near(point.x), near(point.y))
}

/// The point halfway between two points of even units.
const fn between(one: (i32, i32), other: (i32, i32)) -> (i32, i32) {
    ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
}

impl Trail {
    fn put(&mut self, letter: char, numbers: &[i32]) {
        let mut joined = self.last == letter && letter != 'M';
        if !joined {
            self.d.push(letter);
        }
        for number in numbers {
            if joined && *number >= 0 {
                self.d.push(' ');
            }
            let _ = write!(self.d, "{number}");
            joined = true;
        }
        self.last = letter;
    }

    /// Sets the pen down.
    pub fn go(&mut self, to: Point) -> &mut Self {
        self.at = whole(to);
        self.put('M', &[self.at.0, self.at.1]);
        self
    }

    /// A straight stroke.
    pub fn line(&mut self, to: Point) -> &mut Self {
        let (x, y) = whole(to);
        self.put('l', &[x - self.at.0, y - self.at.1]);
        self.at = (x, y);
        self
    }

    /// A curve pulled towards `pull`.
    pub fn bend(&mut self, pull: Point, to: Point) -> &mut Self {
        let ((a, b), (x, y)) = (whole(pull), whole(to));
        let (left, top) = self.at;
        self.put('q', &[a - left, b - top, x - left, y - top]);
        self.at = (x, y);
        self
    }

    /// A ready shape, written relative to `foot`; from the second on the pen goes there from where it is.
    pub fn stamp(&mut self, foot: Point, shape: &str) -> &mut Self {
        if self.d.is_empty() {
            self.go(foot);
        } else {
            let (x, y) = whole(foot);
            self.last = ' ';
            self.put('m', &[x - self.at.0, y - self.at.1]);
            self.at = (x, y);
        }
        self.d.push_str(shape);
        let (x, y) = reach(shape);
        self.at = (self.at.0 + x, self.at.1 + y);
        self.last = ' ';
        self
    }

    /// Closes the outline.
    pub fn close(&mut self) -> &mut Self {
        self.d.push('z');
        self.last = 'z';
        self
    }

    /// Continues from the last point through `points`, without sharp corners. The same forth and back: two areas have the same
    /// border. Each bend but the first is pulled by the mirror image of the pull before it, so that its end alone is written;
    /// pulls lie on even units, and halfway between two of them lies a whole one. What would not move the line by more than is seen
    /// is left out.
    pub fn smooth(&mut self, points: &[Point]) -> &mut Self {
        let points = &fewer(points)[..];
        let Some((last, middle)) = points.get(1..).and_then(<[Point]>::split_last) else {
            return self;
        };
        let pulls = middle.iter().map(|point| even(*point)).collect::<Vec<_>>();
        if pulls.is_empty() {
            return self.line(*last);
        }
        for (index, pull) in pulls.iter().enumerate() {
            let end = pulls.get(index + 1).map_or(whole(*last), |next| between(*pull, *next));
            let (left, top) = self.at;
            let to = [end.0 - left, end.1 - top];
            match index {
                0 => self.put('q', &[pull.0 - left, pull.1 - top, to[0], to[1]]),
                _ => self.put('t', &to),
            }
            self.at = end;
        }
        self
    }

    /// Continues along a line of the map: the sheet's edge is straight, everything else is not.
    pub fn follow(&mut self, points: &[Point], kind: Kind) -> &mut Self {
        if kind != Kind::Edge {
            return self.smooth(points);
        }
        for point in &points[1..] {
            self.line(*point);
        }
        self
    }

    /// The finished path.
    pub fn done(self) -> String {
        self.d
    }
}

/// By how many units a line may miss a point: less than a pixel where a whole map is seen.
const UNSEEN: f32 = 1.5;

/// The points that a line needs, which are the same forth and back.
fn fewer(points: &[Point]) -> Vec<Point> {
    let [first, _, .., last] = points else { return points.to_vec() };
    let turned = (first.x, first.y) > (last.x, last.y);
    let mut line = points.to_vec();
    if turned {
        line.reverse();
    }
    let mut kept = vec![line[0]];
    keep(&line, &mut kept);
    if turned {
        kept.reverse();
    }
    kept
}

/// Adds the points that are needed after the first of a line.
fn keep(line: &[Point], kept: &mut Vec<Point>) {
    let (first, last) = (line[0], line[line.len() - 1]);
    let between = line.iter().enumerate().take(line.len() - 1).skip(1);
    let farthest =
        between.map(|(at, point)| (at, segment(*point, first, last))).max_by(|a, b| a.1.total_cmp(&b.1));
    match farthest.filter(|(_, far)| *far > UNSEEN) {
        Some((at, _)) => {
            keep(&line[..=at], kept);
            keep(&line[at..], kept);
        }
        None => kept.push(last),
    }
}

/// The distance between the start and the end of a shape: strokes, whole numbers, each from the last point.
fn reach(shape: &str) -> (i32, i32) {
    let (mut x, mut y) = (0, 0);
    let mut rest = shape;
    while let Some(letter) = rest.chars().next() {
        let end = rest[1..].find(|sign: char| sign.is_ascii_lowercase());
        let (numbers, after) = rest[1..].split_at(end.unwrap_or(rest.len() - 1));
        rest = after;
        let spaced = numbers.replace('-', " -");
        let steps = spaced.split_whitespace().map(|number| number.parse().unwrap_or(0)).collect::<Vec<i32>>();
        match letter {
            'h' => x += steps.iter().sum::<i32>(),
            'v' => y += steps.iter().sum::<i32>(),
            _ => {
                // Of a curve the last pair counts, of a line each.
                let pairs = if letter == 'q' { 4 } else { 2 };
                for step in steps.chunks_exact(pairs) {
                    x += step[pairs - 2];
                    y += step[pairs - 1];
                }
            }
        }
    }
    (x, y)
}

/// A smooth line of its own.
pub fn line(points: &[Point]) -> String {
    let mut trail = Trail::default();
    if let Some(first) = points.first() {
        trail.go(*first).smooth(points);
    }
    trail.done()
}

#[cfg(test)]
mod tests {
    use super::*;
    use canvas::art::pen::at;

    #[test]
    fn a_stamp_ends_where_its_strokes_do() {
        assert_eq!(reach("v-3h-6l4-6h-2l4-7 4 7h-2l4 6h-6"), (0, -3));
        assert_eq!(reach("v-5q-6 1-6-4 0-4 4-4 2-4 5-2 5 0 3 5 1 5-6 5"), (0, -5));
        assert_eq!(reach("h6m-14 0h4m1 0l-2-6m3 6v-8m2 8l3-6"), (3, -6));
    }

    #[test]
    fn stamps_stand_at_their_feet() {
        let mut trail = Trail::default();
        trail.stamp(at(10.0, 20.0), "h3l2-1").stamp(at(30.0, 18.0), "h3");
        // The first ends at 15 and 19.
        assert_eq!(trail.done(), "M10 20h3l2-1m15-1h3");
    }

    #[test]
    fn a_line_is_written_by_its_ends_and_is_the_same_forth_and_back() {
        let points = [at(0.0, 0.0), at(10.0, 8.0), at(20.0, -4.0), at(31.0, 0.0)];
        assert_eq!(line(&points), "M0 0q10 8 15 2t16-2");
        let back = points.iter().rev().copied().collect::<Vec<_>>();
        assert_eq!(line(&back), "M31 0q-11-4-16 2t-15-2");
        assert_eq!(line(&points[..2]), "M0 0l10 8");
    }

    #[test]
    fn a_line_leaves_out_what_nobody_would_see() {
        let points = [at(0.0, 0.0), at(10.0, 1.0), at(20.0, 0.0), at(30.0, 12.0), at(40.0, 0.0)];
        let few = [points[0], points[2], points[3], points[4]];
        assert_eq!(line(&points), line(&few));
        assert_eq!(fewer(&points[..1]), points[..1]);
        let back = points.iter().rev().copied().collect::<Vec<_>>();
        assert_eq!(fewer(&back), few.iter().rev().copied().collect::<Vec<_>>());
    }

    #[test]
    fn what_pulls_a_line_lies_on_even_units() {
        let points = [at(1.0, 3.0), at(10.6, 0.8), at(19.2, 7.1), at(31.0, 5.0)];
        // Pulled to 10, 0 and to 20, 8; the end is where it is.
        assert_eq!(line(&points), "M1 3q9-3 14 1t16 1");
    }
}
