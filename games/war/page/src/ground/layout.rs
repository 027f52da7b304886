//! The places of names, settlements and pieces in the regions. They are kept in `data/places.json`; the
//! `atlas` found them, and finds them anew when the map or a name has changed (`BREE_BLESS=1 cargo nextest
//! run -p war-page the_stored_places`).

use atlas::layout::{Spot, Stored, Wanted};
use canvas::Language;
use canvas::art::pen::at;
use std::sync::LazyLock;

use super::landmark;
use crate::prelude::*;
use crate::words;

/// The places as the file has them, one for each region.
pub(crate) const STORED: &str = include_str!("../../data/places.json");

/// The place of everything, by the region's number.
pub(crate) static SPOTS: LazyLock<Vec<Spot>> = LazyLock::new(|| {
    // The names' room hangs on the names.
    canvas::learn(&words::of_page());
    let stored: Vec<Stored> =
        serde_json::from_str(STORED).expect("the regions' places, as a test has read them");
    let places = stored.iter().zip(Region::all());
    places.map(|(stored, region)| stored.spot(&wanted(region))).collect()
});

/// The things that need room in a region.
pub(crate) fn wanted(region: Region) -> Wanted {
    Wanted {
        id: region.to_string(),
        names: Language::ALL.map(|language| language.text(region.term())),
        seat: seat_size(region),
        landmark: landmark::size(region),
        // Mount Doom stands for its region.
        great: region == Region::GORGOROTH,
    }
}

/// The middle of a piece's place: from 0 to 2 they lie apart; further ones lie on them, a little aside.
pub fn slot(region: Region, index: usize) -> Point {
    SPOTS[region.index()].slot(index)
}

/// Half the width and half the height of a region's picture.
const fn seat_size(region: Region) -> Option<Point> {
    match region.site() {
        Site::Stronghold => Some(at(25.0, 32.0)),
        Site::City => Some(at(24.0, 27.0)),
        Site::Town | Site::Fortification => Some(at(20.0, 21.0)),
        Site::None if region.nation().is_some() => Some(at(9.0, 10.0)),
        Site::None => None,
    }
}
