//! The landmarks of this world besides settlements: Mount Doom, a ruined watch-tower, a dragon. They
//! count for nothing, and stand only where there is room.

use canvas::art::pen::at;
use serde::Deserialize;

use super::chart::{CHART, PICTURES};
use super::layout::SPOTS;
use crate::prelude::*;

#[derive(Deserialize)]
pub(crate) struct Landmark {
    at: Region,
    /// Half its width.
    half: f32,
    /// Its height.
    tall: f32,
    picture: String,
}

fn of(region: Region) -> Option<&'static Landmark> {
    CHART.landmarks.iter().find(|landmark| landmark.at == region)
}

/// Half the width and half the height of a region's picture.
pub(crate) fn size(region: Region) -> Option<Point> {
    of(region).map(|landmark| at(landmark.half, landmark.tall / 2.0))
}

/// All that found room.
pub(crate) fn landmarks() -> Markup {
    let standing = Region::all().zip(SPOTS.iter()).filter_map(|(region, spot)| {
        let (area, Landmark { tall, picture, .. }) = spot.landmark.zip(of(region))?;
        Some((area.centre.by(0.0, tall / 2.0), PICTURES.get(picture)))
    });
    atlas::pictures(&standing.collect::<Vec<_>>())
}
