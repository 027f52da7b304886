//! The game in one small picture, for the entrance: from the Golden Hall to the Mountain of Fire.

use atlas::picture;
use atlas::stamp::{CRAG, MOUNTAIN, Peak, range};

use crate::ground::chart::PICTURES;
use crate::prelude::*;

/// The pictures on the way: the name, the owner, the foot, and the size of each.
const ON_THE_WAY: [(&str, &str, f32, f32, f32); 6] = [
    ("edoras", "rohan", 62.0, 96.0, 1.1),
    ("minas-tirith", "gondor", 190.0, 104.0, 1.5),
    ("osgiliath", "none", 292.0, 106.0, 1.1),
    ("minas-morgul", "sauron", 388.0, 98.0, 1.3),
    ("morannon", "sauron", 470.0, 118.0, 1.3),
    ("barad-dur", "sauron", 588.0, 112.0, 1.6),
];

/// A range: its kind, from where to where, and its height on the picture.
const RANGES: [(Peak, f32, f32, f32); 2] = [(MOUNTAIN, 20.0, 230.0, 66.0), (CRAG, 350.0, 640.0, 60.0)];

/// The whole war, small. A picture for the eye only.
pub fn poster() -> Markup {
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            path .poster__land d="M0 62Q90 40 180 58T360 54 520 50 640 46V132H0Z" {}
            path .poster__ash d="M352 132Q332 84 366 50L640 40V132Z" {}
            @for (seed, (peak, from, to, foot)) in (90..).zip(RANGES) { (range(peak, seed, (from, to), foot)) }
            path .wm-bank .wm-bank-62 d="M300 58Q276 74 296 90T290 112 300 134" {}
            path .wm-stream .wm-stream-62 d="M300 58Q276 74 296 90T290 112 300 134" {}
            g transform="translate(530 84)" { (picture(PICTURES.get("mount-doom"))) }
            @for (name, nation, x, y, scale) in ON_THE_WAY {
                g class={ "wa-n-" (nation) } transform={ "translate(" (num(x)) " " (num(y)) ") scale(" (num(scale)) ")" } { (picture(PICTURES.get(name))) }
            }
        }
    }
}
