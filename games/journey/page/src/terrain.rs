//! Mountains, crags, hills, trees, grass: a few of each, drawn once and stamped all over the land.

use maud::{Markup, html};

use canvas::art::pen::{Pen, at, num, stroke, tremor};

/// The number of shapes of each kind.
pub(crate) const KINDS: u32 = 4;

/// Something that grows on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyph {
    Mountain,
    Crag,
    Hill,
    Tree,
    Pine,
    Grass,
}

impl Glyph {
    const ALL: [Self; 6] = [Self::Mountain, Self::Crag, Self::Hill, Self::Tree, Self::Pine, Self::Grass];

    /// The beginning of its shapes' ids.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mountain => "jm",
            Self::Crag => "jc",
            Self::Hill => "jh",
            Self::Tree => "jt",
            Self::Pine => "jp",
            Self::Grass => "jg",
        }
    }

    /// Half its width, and its height.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::Mountain => (19.0, 34.0),
            Self::Crag => (16.0, 36.0),
            Self::Hill => (17.0, 12.0),
            Self::Tree | Self::Pine => (7.0, 19.0),
            Self::Grass => (9.0, 8.0),
        }
    }

    fn shape(self, seed: u32) -> Markup {
        match self {
            Self::Mountain => peak(seed, 19.0, 31.0, 0.25),
            Self::Crag => peak(seed + 50, 15.0, 33.0, 0.55),
            Self::Hill => hill(seed),
            Self::Tree => tree(seed),
            Self::Pine => pine(seed),
            Self::Grass => grass(seed),
        }
    }
}

/// All shapes, to be put once on the page.
pub(crate) fn stamps() -> Markup {
    html! {
        svg #map-ink .sprite aria-hidden="true" width="0" height="0" {
            defs {
                @for glyph in Glyph::ALL {
                    @for seed in 0..KINDS { g id={ (glyph.id()) (seed) } { (glyph.shape(seed)) } }
                }
            }
        }
    }
}

/// A peak: a ragged outline on paper, the eastern face in shade.
fn peak(seed: u32, half: f32, height: f32, ragged: f32) -> Markup {
    let shake = |step| tremor(seed + 11, step) * 3.0 * (1.0 + ragged);
    let tall = height * (0.86 + 0.16 * tremor(seed, 1));
    let top = at(shake(2), -tall);
    let outline = [
        at(-half, 0.0),
        at(-half * 0.62, -tall * 0.34 + shake(3)),
        at(-half * 0.36 + shake(4) * ragged, -tall * (0.62 + 0.2 * ragged)),
        top,
        at(half * 0.3 + shake(5) * ragged, -tall * (0.7 - 0.2 * ragged)),
        at(half * 0.6, -tall * 0.36 + shake(6)),
        at(half, 0.0),
    ];
    let mut pen = Pen::default();
    pen.go(outline[0]);
    for point in &outline[1..] {
        pen.line(*point);
    }
    let line = pen.done();
    // The ridge falls from the top; the strokes of the shade hang between it and the outline.
    let ridge = [
        top,
        at(top.x + 2.5 + shake(7) * 0.4, -tall * 0.66),
        at(top.x - 1.5, -tall * 0.4),
        at(top.x + 3.0, -tall * 0.14),
    ];
    pen.go(ridge[0]).line(ridge[1]).line(ridge[2]).line(ridge[3]);
    let mut shade = pen.done();
    for step in 1..=5 {
        let t = step as f32 / 6.0;
        let from = top.towards(outline[6], t * 0.94);
        let to = at(from.x - half * (0.08 + 0.26 * t), from.y + tall * (0.2 + 0.06 * t));
        if to.y < -1.0 {
            shade.push_str(&pen.go(from).line(to).done());
        }
    }
    let face = format!(
        "M{} {}L{} {}L{} {}L{} {}L{} 0L{} 0Z",
        num(top.x),
        num(top.y),
        num(ridge[1].x),
        num(ridge[1].y),
        num(ridge[2].x),
        num(ridge[2].y),
        num(ridge[3].x),
        num(ridge[3].y),
        num(top.x + 1.0),
        num(half),
    );
    html! {
        path .jo-hill-paper d={ (line) "Z" } {}
        path .jo-shade d=(face) {}
        path .jo-ink d=(line) {}
        path .jo-fine d=(shade) {}
    }
}

fn hill(seed: u32) -> Markup {
    let lean = tremor(seed, 1) * 4.0;
    let line = stroke(&[
        at(-17.0, 0.0),
        at(-9.0 + lean, -10.0),
        at(2.0 + lean, -13.0),
        at(10.0, -6.0),
        at(17.0, 0.0),
    ]);
    html! {
        path .jo-hill-paper d=(line) {}
        path .jo-ink d=(line) {}
        path .jo-fine d="M7-6l4 4M4-8l4 5M11-4l3 3" {}
    }
}

fn tree(seed: u32) -> Markup {
    let wide = 5.6 + tremor(seed, 1) * 0.9;
    let tall = 11.0 + tremor(seed, 2) * 1.6;
    let crown = format!(
        "M{w} {low}c-2.6-1.2-2.4-4.6 0-5.2-.2-3.2 2.6-4.7 {half}-4.2 2.6-1.3 5.6.6 5.2 3.6 2.6.9 2.6 4.6 0 5.6Z",
        w = num(-wide * 0.8),
        low = num(-tall + 6.0),
        half = num(wide * 0.62),
    );
    html! {
        path .jo-ink d="M0 0v-6" {}
        path .jo-leaf d=(crown) {}
        path .jo-fine d={ "M2.5 " (num(-tall + 4.5)) "l1.8-2.5M.4 " (num(-tall + 4.8)) "l1.4-2" } {}
    }
}

fn pine(seed: u32) -> Markup {
    let tall = 17.0 + tremor(seed, 3) * 2.5;
    let half = 5.2 + tremor(seed, 4) * 0.6;
    html! {
        path .jo-ink d="M0 0v-4" {}
        path .jo-leaf d={ "M0 " (num(-tall)) "L" (num(half)) "-3.5Q0-2 " (num(-half)) "-3.5Z" } {}
        path .jo-fine d={ "M1 " (num(-tall + 5.0)) "l2.2 7M1-7l2 2.5" } {}
    }
}

fn grass(seed: u32) -> Markup {
    let lean = tremor(seed, 5) * 1.5;
    html! { path .jo-fine d={ "M-6 0q1-4-1-6M-3 0q.5-5 " (num(1.0 + lean)) "-8M0 0q1-4 4-6M5 1q1-3 3-4" } {} }
}
