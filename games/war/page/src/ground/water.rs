//! The sea and its ships.

use atlas::{picture, water};
use canvas::art::pen::at;

use super::chart::{GEOMETRY, PICTURES, SHEET};
use super::frame;
use crate::prelude::*;

/// The id of the coast on the page.
pub(crate) const COAST: &str = "war-coast";

/// The layer below the land: the sea, and the lines that follow its coast.
pub(crate) fn sea() -> Markup {
    html! {
        (water::tides(SHEET, &GEOMETRY, COAST))
        (water::waves(&GEOMETRY, 440, &kept))
        @for (foot, size, ship) in SHIPS {
            g .wa-n-elves transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ") scale(" (size) ")" } { (picture(PICTURES.get(ship))) }
        }
    }
}

/// No waves here: where the water is not wide, a ship lies, or something is written.
fn kept(spot: Point) -> bool {
    let wide = (spot.x < 1080.0 && spot.y > 500.0) || spot.x < 200.0;
    !wide || SHIPS.iter().any(|(foot, ..)| foot.far(spot) <= 62.0) || frame::kept(spot)
}

/// Ships, where they lie and how large they are.
const SHIPS: &[(Point, &str, &str)] =
    &[(at(124.0, 112.0), "1.15", "swan-ship"), (at(872.0, 1376.0), "1", "corsair")];
