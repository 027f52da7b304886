//! The little drawings of the places, each standing with its foot on (0, 0), about 110 wide and 70 high.
//!
//! A drawing is a list of strokes: the class says what kind of stroke (`a` outline filled with paper, `b`
//! fine line, `s` solid ink, `h` shade, `w-…` a wash of colour), then the path.

mod east;
mod shire;
mod west;

use journey::location::Location;
use maud::{Markup, PreEscaped, html};

pub(crate) use shire::{BAG_END, DARK_TOWER, MOUNT_DOOM};

/// Class and path of each stroke.
pub(crate) type Strokes = &'static [(&'static str, &'static str)];

const fn strokes(location: Location) -> Strokes {
    match location {
        Location::Rivendell => west::RIVENDELL,
        Location::Moria => west::MORIA,
        Location::Lothlorien => west::LOTHLORIEN,
        Location::Rohan => west::ROHAN,
        Location::HelmsDeep => east::HELMS_DEEP,
        Location::Gondor => east::GONDOR,
        Location::MinasTirith => east::MINAS_TIRITH,
        Location::ShelobsLair => east::SHELOBS_LAIR,
    }
}

/// Draws strokes.
pub(crate) fn draw(strokes: Strokes) -> Markup {
    html! { @for (class, d) in strokes { path class={ "jo-v-" (class) } d=(PreEscaped(d)) {} } }
}

/// The drawing of a location.
pub(crate) fn vignette(location: Location) -> Markup {
    draw(strokes(location))
}

/// The drawing of a location as a picture of its own, for a banner.
pub(crate) fn picture(location: Location) -> Markup {
    html! { svg .jo-vignette aria-hidden="true" viewBox="-62 -76 124 80" { (vignette(location)) } }
}
