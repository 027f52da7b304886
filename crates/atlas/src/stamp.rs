//! Peaks, hills, trees, reeds: a few of each, drawn once and stamped all over the land.

use maud::{Markup, html};

use canvas::art::pen::{Point, at, num, tremor};

/// The number of shapes of each kind of peak.
pub const KINDS: u32 = 5;

/// A kind of mountain: name, half width, height, raggedness.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Peak {
    /// The prefix of its shapes' ids, before their number.
    pub id: &'static str,
    /// Half its width.
    pub half: f32,
    /// Height.
    pub tall: f32,
    ragged: f32,
}

/// A peak of the great ranges.
pub const MOUNTAIN: Peak = Peak { id: "wmm", half: 15.0, tall: 29.0, ragged: 0.3 };
/// Between them, and where there is little room.
pub const LESSER: Peak = Peak { id: "wml", half: 10.0, tall: 18.0, ragged: 0.3 };
/// A peak of the walls of Mordor.
pub const CRAG: Peak = Peak { id: "wmc", half: 12.0, tall: 30.0, ragged: 0.75 };
/// A hill.
pub const HILL: Peak = Peak { id: "wmh", half: 13.0, tall: 10.0, ragged: 0.0 };

/// One of the shapes of a kind of peak.
pub fn shape(peak: Peak, seed: u32) -> Markup {
    if peak == HILL { hill(seed) } else { mountain(peak, seed) }
}

/// A range on a horizon: between which two places it runs, and how high its feet stand; a peak every 15 units.
pub fn range(peak: Peak, seed: u32, (from, to): (f32, f32), foot: f32) -> Markup {
    let count = ((to - from) / 15.0) as u32;
    html! {
        @for step in 0..=count {
            @let (x, y) = (from + step as f32 * 15.0, foot + tremor(seed, step) * 6.0);
            g transform={ "translate(" (num(x)) " " (num(y)) ")" } { (mountain(peak, step % KINDS)) }
        }
    }
}

/// A peak: a ragged outline on paper, its eastern face in shade and hatched.
pub fn mountain(peak: Peak, seed: u32) -> Markup {
    let Peak { half, ragged, .. } = peak;
    let unit = half / 15.0;
    let shake = |step| tremor(seed + 23, step) * 2.6 * unit * (1.0 + ragged);
    let tall = peak.tall * (0.9 + 0.12 * tremor(seed + 3, 1));
    let top = at(shake(2), -tall);
    let west = [
        at(-half, 0.0),
        at(-half * 0.66, -tall * 0.3 + shake(3)),
        at(-half * 0.4 + shake(4) * ragged, -tall * (0.55 + 0.22 * ragged)),
        top,
    ];
    let east = [
        at(half * 0.26 + shake(5) * ragged, -tall * (0.68 - 0.2 * ragged)),
        at(half * 0.6, -tall * 0.36 + shake(6)),
        at(half, 0.0),
    ];
    let ridge = [
        at(top.x + 2.4 * unit + shake(7) * 0.3, -tall * 0.68),
        at(top.x - 1.8 * unit, -tall * 0.42),
        at(top.x + 2.6 * unit, -tall * 0.1),
    ];
    let outline = west.iter().chain(&east).copied().collect::<Vec<_>>();
    let face = [top].into_iter().chain(east).chain(ridge.into_iter().rev()).collect::<Vec<_>>();
    let mut hatch = fine(&[&[top], &ridge[..]].concat());
    for step in 1..=4 {
        let t = step as f32 / 5.0;
        let from = top.towards(at(half, 0.0), t * 0.92);
        let to = at(from.x - half * (0.1 + 0.24 * t), from.y + tall * (0.2 + 0.06 * t));
        if to.y < -1.0 {
            hatch.push_str(&fine(&[from, to]));
        }
    }
    // A few strokes on the sunny side, low.
    hatch.push_str(&fine(&[west[1].by(3.2 * unit, 1.0), west[1].by(1.4 * unit, 6.0 * unit)]));
    html! {
        path .wm-rock d={ (fine(&outline)) "Z" } {}
        path .wm-shade d={ (fine(&face)) "Z" } {}
        path .wm-ink d=(fine(&outline)) {}
        path .wm-fine d=(hatch) {}
    }
}

/// A broken line through the nearest halves of a unit, for shapes that are drawn once.
fn fine(points: &[Point]) -> String {
    let half = |length: f32| (length * 2.0).round() / 2.0;
    let mut pen = canvas::art::pen::Pen::default();
    for (index, point) in points.iter().map(|point| at(half(point.x), half(point.y))).enumerate() {
        if index == 0 {
            pen.go(point);
        } else {
            pen.line(point);
        }
    }
    pen.done()
}

fn hill(seed: u32) -> Markup {
    let lean = tremor(seed + 9, 1) * 3.0;
    let line = format!("M-13 0Q{} -15 {} -9T13 0", -6.0 + lean, 4.0 + lean);
    html! {
        path .wm-rock d=(line) {}
        path .wm-ink d=(line) {}
        path .wm-fine d="M5-6l3 4M2-8l3 5M8-4l2 3" {}
    }
}

/// A plant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Plant {
    /// A tree with a round crown.
    Leaf,
    Fir,
    /// Reeds in water.
    Reed,
    Grass,
    /// Cracked and stony ground.
    Stone,
}

impl Plant {
    /// The class of its lines.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Leaf => "wm-leaf",
            Self::Fir => "wm-fir",
            Self::Reed => "wm-reed",
            Self::Grass | Self::Stone => "wm-grass",
        }
    }

    /// True if it is drawn with strokes alone, so that it hides nothing.
    pub(crate) const fn is_strokes(self) -> bool {
        matches!(self, Self::Reed | Self::Grass | Self::Stone)
    }

    /// Half its width, and its height.
    pub const fn size(self) -> Point {
        match self {
            Self::Leaf => at(6.0, 14.0),
            Self::Fir => at(6.0, 17.0),
            Self::Reed => at(8.0, 8.0),
            Self::Grass | Self::Stone => at(6.0, 6.0),
        }
    }

    /// The beginning of the ids of its shapes.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Leaf => "leaf",
            Self::Fir => "fir",
            Self::Reed => "reed",
            Self::Grass => "grass",
            Self::Stone => "stone",
        }
    }

    /// Its shapes, each from the foot on.
    pub(crate) const fn shapes(self) -> [&'static str; 3] {
        match self {
            Self::Leaf => [
                "v-5q-6 1-6-4 0-4 4-4 2-4 5-2 5 0 3 5 1 5-6 5",
                "v-4q-7 0-6-4 0-3 3-4 3-4 6-1 4 1 3 5-1 4-6 4",
                "v-5q-5 2-6-3-1-3 3-5 3-3 5-1 5 1 4 5 0 4-6 4",
            ],
            Self::Fir => [
                "v-3h-6l4-6h-2l4-7 4 7h-2l4 6h-6",
                "v-3h-5l3-5h-2l4-8 4 8h-2l3 5h-5",
                "v-2h-6l4-5h-2l4-7 4 7h-2l4 5h-6",
            ],
            Self::Reed => [
                "h6m-14 0h4m1 0l-2-6m3 6v-8m2 8l3-6",
                "h7m-13 0h3m2 0l-1-7m3 7l1-8m1 8l3-5",
                "h5m-12 0h3m1 0l-3-5m4 5v-7m2 7l2-7",
            ],
            Self::Grass => ["l-1-5m4 5v-6m3 6l2-5", "l-2-4m4 4l1-6m2 6l3-4", "v-5m3 5l1-5m3 5l2-3"],
            Self::Stone => ["h3l2-1", "l3 1 3-1", "h1m3 1l2-1"],
        }
    }
}
