//! The game in one small picture, for the entrance: two wizards, their forces, and a company on the road between them.

use std::sync::LazyLock;

use atlas::stamp::{CRAG, MOUNTAIN, Peak, range};
use atlas::{Gallery, picture};
use canvas::art::pen::num;
use maud::{Markup, html};

static PICTURES: LazyLock<Gallery> = LazyLock::new(|| Gallery::read(include_str!("../data/pictures.txt")));

/// Ranges: their kind, from where to where, and how high they stand on the picture.
const RANGES: [(Peak, f32, f32, f32); 2] = [(MOUNTAIN, 128.0, 310.0, 68.0), (CRAG, 392.0, 520.0, 70.0)];

/// The way of the company, from the hall to the ruin.
const ROAD: &str = "M196 100Q216 116 268 117T370 118 424 110 446 101";

/// The pictures along it: the foot of each, and its size.
const ALONG: [(&str, &str, f32, f32, f32); 7] = [
    ("hall", "hall", 190.0, 98.0, 0.95),
    ("ruin", "ruin", 454.0, 102.0, 0.95),
    ("bow", "elf", 276.0, 120.0, 0.95),
    ("dwarf", "dwarf", 298.0, 121.0, 0.95),
    ("spear", "man", 320.0, 121.0, 1.0),
    ("small", "hobbit", 342.0, 121.0, 0.95),
    ("small", "hobbit", 357.0, 121.0, 0.95),
];

/// The cards of both: the kind, the sign, where, and how they lean.
const CARDS: [(&str, &str, f32, f32, i32); 6] = [
    ("item", "sword", 146.0, 40.0, -16),
    ("item", "star", 188.0, 30.0, -8),
    ("item", "ring", 232.0, 34.0, 5),
    ("creature", "wolf", 494.0, 40.0, 16),
    ("hazard", "eye", 452.0, 30.0, 8),
    ("creature", "flame", 408.0, 34.0, -5),
];

/// A picture for the eye only.
pub(crate) fn poster() -> Markup {
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            circle .wz-poster__sun cx="320" cy="40" r="17" {}
            path .poster__land d="M0 84Q90 58 190 70T330 66 470 72 640 84V132H0Z" {}
            path .poster__ash d="M372 132Q392 84 448 70L640 84V132Z" {}
            @for (seed, (peak, from, to, foot)) in (60..).zip(RANGES) { (range(peak, seed, (from, to), foot)) }
            path .wz-poster__near d="M0 116Q120 92 220 106T400 104 520 104 640 116V132H0Z" {}
            path .poster__road d=(ROAD) {}
            path .poster__dashes d=(ROAD) {}
            @for (who, name, x, y, scale) in ALONG {
                g class={ "wz-poster__" (name) } transform={ "translate(" (num(x)) " " (num(y)) ") scale(" (num(scale)) ")" } { (picture(PICTURES.get(who))) }
            }
            @for (kind, sign, x, y, lean) in CARDS { (card(kind, sign, x, y, lean)) }
            g .wz-poster__grey { (picture(PICTURES.get("grey"))) }
            g .wz-poster__white transform="translate(640 0) scale(-1 1)" { (picture(PICTURES.get("white"))) }
        }
    }
}

/// A card in the air.
fn card(kind: &str, sign: &str, x: f32, y: f32, lean: i32) -> Markup {
    html! {
        g class={ "wz-poster__card wz-band--" (kind) } transform={ "translate(" (num(x)) " " (num(y)) ") rotate(" (lean) ")" } {
            rect .wz-poster__paper x="-12" y="-17" width="24" height="34" rx="2.5" {}
            path .wz-poster__band d="M-12-11V-14.5Q-12-17-9.5-17H9.5Q12-17 12-14.5V-11Z" {}
            path .w-l d="M-8 11H8M-8 14H4" {}
            g transform="translate(0 -1)" { (picture(PICTURES.get(sign))) }
        }
    }
}
