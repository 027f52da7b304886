//! The sea and its ships.

use atlas::{Picture, picture, water};
use canvas::art::pen::{Point, at, num};
use maud::{Markup, html};

use super::chart::{GEOMETRY, SHEET};
use super::frame;

/// What the coast is called on the page.
pub(crate) const COAST: &str = "war-coast";

/// What lies below the land: the sea, and the lines that follow its coast.
pub(crate) fn sea() -> Markup {
    html! {
        (water::tides(SHEET, &GEOMETRY, COAST))
        (water::waves(&GEOMETRY, 440, &kept))
        @for (foot, size, ship) in SHIPS {
            g .n-elves transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ") scale(" (size) ")" } { (picture(ship)) }
        }
    }
}

/// No waves here: where the water is not wide, a ship lies, or something is written.
fn kept(spot: Point) -> bool {
    let wide = (spot.x < 1080.0 && spot.y > 500.0) || spot.x < 200.0;
    !wide || SHIPS.iter().any(|(foot, ..)| foot.far(spot) <= 62.0) || frame::kept(spot)
}

/// Ships, where they lie and how large they are.
const SHIPS: &[(Point, &str, Picture)] = &[
    (at(124.0, 112.0), "1.15", SWAN_SHIP),
    (at(872.0, 1376.0), "1", CORSAIR),
];

const SWAN_SHIP: Picture = &[
    (
        'a',
        "M-26-6Q-30-20-24-24-19-27-19-22L-23-21Q-24-14-18-9H16Q24-12 26-20 28-6 18-1-4 4-18-1Z",
    ),
    ('l', "M-15-5H14M-10-2H12M19-8q4-2 5-6M-24-23h-3l2 2"),
    ('a', "M-4-11V-46Q18-36 14-13Q6-18-4-11Z"),
    ('a', "M-6-12V-40Q-18-28-15-14Q-10-16-6-12Z"),
    ('l', "M-5-9V-50M2-40q9 6 8 24M-9-32q-5 7-4 16"),
    ('n', "M-5-50l10 2-10 3Z"),
    (
        'l',
        "M-32 3q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0M-26 7q4-4 8 0t8 0 8 0 8 0 8 0",
    ),
];

const CORSAIR: Picture = &[
    ('d', "M-24-8-26-14-20-9H20L26-16 24-6 18 0H-16Z"),
    ('l', "M-18-5H18M-12-1l-4 6M-4-1l-4 6M4-1 0 5M12-1 8 5"),
    ('d', "M-2-10V-42Q18-30 14-12Q6-16-2-10Z"),
    ('l', "M-3-9V-46M-3-42-16-12"),
    ('l', "M-30 4q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0"),
];
