//! The game in one small picture, for the entrance: from Bag End to the Mountain.

use maud::{Markup, html};

use crate::vignette::{self, draw, vignette};
use canvas::art::pen::num;
use journey::location::Location;

/// The foot of each drawing along the road.
const STOPS: [(f32, f32); 5] = [(66.0, 96.0), (196.0, 80.0), (318.0, 108.0), (440.0, 84.0), (556.0, 112.0)];

/// The whole journey, small. A picture for the eye only.
pub fn poster() -> Markup {
    let drawings = [
        draw(vignette::BAG_END),
        vignette(Location::Rivendell),
        vignette(Location::Lothlorien),
        vignette(Location::MinasTirith),
        draw(vignette::MOUNT_DOOM),
    ];
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            path .poster__land d="M0 84Q80 52 170 70T360 62 520 58 640 40V132H0Z" {}
            path .poster__ash d="M470 132Q480 70 540 52T640 36V132Z" {}
            path .poster__road d="M70 104Q130 128 190 100T318 118 446 106 560 120" {}
            path .poster__dashes d="M70 104Q130 128 190 100T318 118 446 106 560 120" {}
            @for ((x, y), drawing) in STOPS.iter().zip(&drawings) {
                // The Mountain is drawn larger than the rest: here all are of one size.
                @let scale = if *x > 500.0 { 0.58 } else { 0.9 };
                g transform={ "translate(" (num(*x)) " " (num(*y)) ") scale(" (num(scale)) ")" } { (drawing) }
            }
        }
    }
}
