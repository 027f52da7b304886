//! The game in one small picture, for the entrance: a hero on the road, and the watcher on the other side.

use std::sync::LazyLock;

use atlas::stamp::{CRAG, MOUNTAIN, Peak, range};
use atlas::{Gallery, picture};
use canvas::art::pen::num;
use maud::{Markup, html};

static PICTURES: LazyLock<Gallery> = LazyLock::new(|| Gallery::read(include_str!("../../data/pictures.txt")));

/// Ranges: their kind, from where to where, and how high they stand on the picture.
const RANGES: [(Peak, f32, f32, f32); 2] = [(MOUNTAIN, 150.0, 330.0, 58.0), (CRAG, 400.0, 640.0, 62.0)];

/// The road from the hero to the tower.
const ROAD: &str = "M110 108Q158 126 206 112T300 110 384 116 470 108 528 122";

/// The pictures: the foot of each, and its size.
const THERE: [(&str, &str, f32, f32, f32); 8] = [
    ("town", "town", 208.0, 106.0, 0.9),
    ("trees", "wood", 262.0, 92.0, 0.8),
    ("keep", "keep", 304.0, 104.0, 0.95),
    ("trees", "wood", 34.0, 98.0, 0.95),
    ("trees", "wood", 136.0, 84.0, 0.62),
    ("rider", "rider", 432.0, 112.0, 0.95),
    ("tower", "tower", 566.0, 132.0, 0.98),
    ("hero", "hero", 84.0, 106.0, 0.92),
];

/// The marks of influence.
const MARKS: [(f32, f32); 2] = [(384.0, 106.0), (470.0, 98.0)];

/// A picture for the eye only.
pub(crate) fn poster() -> Markup {
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            path .poster__land d="M0 70Q90 46 180 62T360 58 520 54 640 50V132H0Z" {}
            path .poster__ash d="M404 132Q392 88 440 56L640 48V132Z" {}
            @for (seed, (peak, from, to, foot)) in (40..).zip(RANGES) { (range(peak, seed, (from, to), foot)) }
            path .qu-poster__glare d="M562 29 250 132H420Z" {}
            path .qu-poster__glare d="M562 29 330 132H400Z" {}
            path .qu-poster__rise d="M0 100Q50 90 104 98T190 132H0Z" {}
            path .poster__road d=(ROAD) {}
            path .poster__dashes d=(ROAD) {}
            path .qu-poster__way d=(ROAD) {}
            @for (x, y) in MARKS { path .qu-poster__mark d="M-6 0h12l-2.5 5h-7ZM-4 0q-1-7 4-12 5 5 4 12Z" transform={ "translate(" (num(x)) " " (num(y)) ")" } {} }
            @for (what, name, x, y, scale) in THERE {
                g class={ "qu-poster__" (name) } transform={ "translate(" (num(x)) " " (num(y)) ") scale(" (num(scale)) ")" } { (picture(PICTURES.get(what))) }
            }
        }
    }
}
