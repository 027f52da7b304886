//! The places of the regions, the waters, and the features of the land: `data/map.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use atlas::Gallery;
use atlas::geometry::{Geometry, Side};
use atlas::layout::Area;
use atlas::river::River;
use atlas::sheet::Sheet;
use serde::Deserialize;
use war::nation::Nation;
use war::region::{COUNT, Region, RegionSet};

use super::landmark::Landmark;

pub(crate) const SHEET: Sheet = Sheet { width: 2000.0, height: 1452.0, edge: 34.0 };

const FILE: &str = include_str!("../../data/map.json");

/// The contents of the file besides the regions' lines.
#[derive(Deserialize)]
pub(crate) struct Chart {
    /// Regions by their kind of ground.
    land: BTreeMap<String, Vec<Region>>,
    /// The landmarks besides settlements.
    pub landmarks: Vec<Landmark>,
    pub lakes: Vec<Area>,
    /// The rivers, from their springs.
    pub rivers: Vec<River>,
}

impl Chart {
    /// The regions in which that lies or grows.
    pub fn land(&self, what: &str) -> RegionSet {
        self.land[what].iter().copied().collect()
    }
}

/// Read once.
pub(crate) static CHART: LazyLock<Chart> =
    LazyLock::new(|| serde_json::from_str(FILE).expect("the map, as a test has read it"));

/// The pictures of the landmarks.
pub(crate) static PICTURES: LazyLock<Gallery> =
    LazyLock::new(|| Gallery::read(include_str!("../../data/pictures.txt")));

/// The map's lines, read once.
pub(crate) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| {
    let nation = |side: Side| side.and_then(nation_of);
    let index = |id: &str| id.parse().ok().map(Region::index);
    Geometry::read(FILE, 1.0, COUNT, &index, &|one, other| nation(one) != nation(other))
        .expect("the map's lines, as a test has read them")
});

/// The Nation inside whose borders an area of the map lies; areas are numbered as the regions are.
pub(crate) fn nation_of(area: usize) -> Option<Nation> {
    Region::nth(area)?.nation()
}
