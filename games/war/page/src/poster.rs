//! The game in one small picture, for the entrance: from the Golden Hall to the Mountain of Fire.

use maud::{Markup, html};

use crate::ground::landmark::MOUNT_DOOM;
use crate::ground::settlement::ON_THE_WAY;
use atlas::Picture;
use atlas::stamp::{CRAG, KINDS, MOUNTAIN, Peak, mountain};
use canvas::art::pen::{num, tremor};

/// Where they stand: the foot of each, and how large it is.
const STOPS: [(f32, f32, f32); 6] = [
    (62.0, 96.0, 1.1),
    (190.0, 104.0, 1.5),
    (292.0, 106.0, 1.1),
    (388.0, 98.0, 1.3),
    (470.0, 118.0, 1.3),
    (588.0, 112.0, 1.6),
];

/// A range: its kind, from where to where, and its height on the picture.
const RANGES: [(Peak, f32, f32, f32); 2] = [(MOUNTAIN, 20.0, 230.0, 66.0), (CRAG, 350.0, 640.0, 60.0)];

/// The whole war, small. A picture for the eye only.
pub fn poster() -> Markup {
    let peaks = RANGES
        .iter()
        .enumerate()
        .flat_map(|(seed, (peak, from, to, foot))| {
            let count = ((to - from) / 15.0) as u32;
            (0..=count).map(move |step| {
                let x = from + step as f32 * 15.0;
                (
                    *peak,
                    step % KINDS,
                    x,
                    foot + tremor(seed as u32 + 90, step) * 6.0,
                )
            })
        });
    let draw =
        |picture: Picture| html! { @for (class, d) in picture { path class={ "w-" (class) } d=(d) {} } };
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            path .poster__land d="M0 62Q90 40 180 58T360 54 520 50 640 46V132H0Z" {}
            path .poster__ash d="M352 132Q332 84 366 50L640 40V132Z" {}
            @for (peak, seed, x, y) in peaks {
                g transform={ "translate(" (num(x)) " " (num(y)) ")" } { (mountain(peak, seed)) }
            }
            path .wm-bank .wm-bank-62 d="M300 58Q276 74 296 90T290 112 300 134" {}
            path .wm-stream .wm-stream-62 d="M300 58Q276 74 296 90T290 112 300 134" {}
            g transform="translate(530 84)" { (draw(MOUNT_DOOM)) }
            @for ((nation, picture), (x, y, scale)) in ON_THE_WAY.iter().zip(STOPS) {
                g class={ "n-" (nation) } transform={ "translate(" (num(x)) " " (num(y)) ") scale(" (num(scale)) ")" } { (draw(picture)) }
            }
        }
    }
}
