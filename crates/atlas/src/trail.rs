//! A path writer that spends even fewer bytes than the pen: whole units, and only the way from the last point.

use std::fmt::Write as _;

use crate::geometry::Kind;
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

    /// A ready shape, written relative to `foot`.
    pub fn stamp(&mut self, foot: Point, shape: &str) -> &mut Self {
        self.go(foot);
        self.d.push_str(shape);
        self.last = ' ';
        self
    }

    /// Closes the outline.
    pub fn close(&mut self) -> &mut Self {
        self.d.push('z');
        self.last = 'z';
        self
    }

    /// On from the last point through `points`, no corner quite sharp. The same forth and back.
    pub fn smooth(&mut self, points: &[Point]) -> &mut Self {
        let Some((last, middle)) = points.get(1..).and_then(<[Point]>::split_last) else {
            return self;
        };
        if middle.is_empty() {
            return self.line(*last);
        }
        for (index, point) in middle.iter().enumerate() {
            let end = match middle.get(index + 1) {
                Some(next) => point.towards(*next, 0.5),
                None => *last,
            };
            self.bend(*point, end);
        }
        self
    }

    /// On through a line of the map: the sheet's edge is straight, everything else is not.
    pub fn follow(&mut self, points: &[Point], kind: Kind) -> &mut Self {
        if kind != Kind::Edge {
            return self.smooth(points);
        }
        for point in &points[1..] {
            self.line(*point);
        }
        self
    }

    /// What was drawn.
    pub fn done(self) -> String {
        self.d
    }
}

/// A smooth line of its own.
pub fn line(points: &[Point]) -> String {
    let mut trail = Trail::default();
    if let Some(first) = points.first() {
        trail.go(*first).smooth(points);
    }
    trail.done()
}
