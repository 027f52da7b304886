//! The game in one small picture, for the entrance: a hero on the road, and what watches from the other side.

use atlas::stamp::{CRAG, KINDS, LESSER, MOUNTAIN, Peak, mountain};
use canvas::art::pen::{num, tremor};
use maud::{Markup, html};

/// Ranges: their kind, from where to where, and how high they stand on the picture.
const RANGES: [(Peak, f32, f32, f32); 3] = [
    (LESSER, 10.0, 150.0, 58.0),
    (MOUNTAIN, 190.0, 330.0, 60.0),
    (CRAG, 420.0, 640.0, 64.0),
];

/// Places along the road.
const STOPS: [(f32, f32); 5] = [
    (50.0, 104.0),
    (150.0, 92.0),
    (262.0, 108.0),
    (372.0, 94.0),
    (476.0, 106.0),
];

/// A picture for the eye only.
pub(crate) fn poster() -> Markup {
    let peaks = RANGES
        .iter()
        .enumerate()
        .flat_map(|(seed, (peak, from, to, foot))| {
            let count = ((to - from) / 16.0) as u32;
            (0..=count).map(move |step| {
                let y = foot + tremor(seed as u32 + 40, step) * 6.0;
                (*peak, step % KINDS, from + step as f32 * 16.0, y)
            })
        });
    let road = STOPS
        .iter()
        .enumerate()
        .map(|(step, (x, y))| format!("{}{} {}", if step == 0 { 'M' } else { 'L' }, num(*x), num(*y)));
    html! {
        svg .poster .qposter viewBox="0 0 640 132" aria-hidden="true" {
            path .poster__land d="M0 62Q90 40 180 58T360 54 520 50 640 46V132H0Z" {}
            path .poster__ash d="M424 132Q404 84 438 50L640 40V132Z" {}
            @for (peak, seed, x, y) in peaks { g transform={ "translate(" (num(x)) " " (num(y)) ")" } { (mountain(peak, seed)) } }
            path .q-way d=(road.collect::<String>()) {}
            g .q-misty_mountains { @for (x, y) in STOPS { circle .q-place__disc cx=(num(x)) cy=(num(y)) r="13" {} circle .q-place__rim cx=(num(x)) cy=(num(y)) r="10" {} } }
            path .w-d d="M556 124V60l-7-5V30l6 8 4-16 4 16 4-16 4 16 6-8v25l-7 5v64Z" {}
            circle .qposter__eye cx="563" cy="44" r="4.500" {}
            g .qh-eometh transform="translate(150 90)" { circle .q-pawn__disc r="11" {} path .qposter__sword d="M-4 5 4-5M1-5h3v3" {} }
        }
    }
}
