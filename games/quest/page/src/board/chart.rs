//! The layout of places, paths and regions: `data/map.json`, in units of the sheet.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use atlas::geometry::{Border, Geometry};
use atlas::kind::Kind;
use atlas::layout::Area;
use atlas::mark::{Label, Mark};
use atlas::sheet::Sheet;
use atlas::trail;
use canvas::art::pen::{Point, at};
use quest::ids::{Place, Region};
use serde::Deserialize;

/// Lengths in the file are in widths of the map.
pub(crate) const SCALE: f32 = 2000.0;
/// The map without its frame, from 0.
pub(crate) const MAP: Sheet = Sheet { width: SCALE, height: 1600.0, edge: 0.0 };
/// The paper, which is wider by its frame on each side.
pub(crate) const PAPER: Sheet = Sheet { width: SCALE + 72.0, height: 1672.0, edge: 36.0 };
/// The radius of a place.
pub(crate) const RADIUS: f32 = 27.0;

#[derive(Deserialize)]
struct File {
    places: BTreeMap<String, Mark>,
    paths: Vec<Drawn>,
    sea_lanes: Vec<Drawn>,
    regions: BTreeMap<String, Land>,
    ranges: Vec<Vec<[f32; 3]>>,
    woods: Vec<Vec<[f32; 2]>>,
    badge: [f32; 2],
}

#[derive(Deserialize)]
struct Drawn {
    a: String,
    b: String,
    points: Vec<[f32; 2]>,
    badge: Option<[f32; 2]>,
}

#[derive(Deserialize)]
struct Land {
    name: Label,
}

/// A way between two places, as it is drawn.
#[derive(Debug)]
pub(crate) struct Way {
    pub ends: [Place; 2],
    pub points: Vec<Point>,
    /// The area of its icon and number; `None` for a lane at sea.
    pub badge: Option<Area>,
}

impl Way {
    /// The line as a path.
    pub fn line(&self) -> String {
        trail::line(&self.points)
    }
}

/// The whole lay-out.
pub(crate) struct Chart {
    /// The places, by number.
    pub places: Vec<Mark>,
    pub ways: Vec<Way>,
    pub lanes: Vec<Way>,
    /// Names of regions, by number.
    pub regions: Vec<Label>,
    /// Spines of mountains, with half their width.
    pub ranges: Vec<Vec<(Point, f32)>>,
    pub geometry: Geometry,
    /// Woods, each an area of its own.
    pub woods: Geometry,
}

/// Read once.
pub(crate) static CHART: LazyLock<Chart> = LazyLock::new(|| {
    let text = include_str!("../../data/map.json");
    let mut file: File = serde_json::from_str(text).expect("the lay-out, as a test has read it");
    let region = |id: &str| id.parse::<Region>().ok().map(Region::index);
    let apart = |one: Option<usize>, other: Option<usize>| one.is_some() && other.is_some();
    let half = at(file.badge[0] * SCALE / 2.0, file.badge[1] * SCALE / 2.0);
    let mut mark = |place: Place| file.places.remove(place.id()).expect("every place lies somewhere");
    let mut land = |region: Region| file.regions.remove(region.id()).expect("every region has a name").name;
    Chart {
        places: Place::all().map(&mut mark).collect(),
        regions: Region::all().map(&mut land).collect(),
        ways: file.paths.iter().map(|drawn| way(drawn, half)).collect(),
        lanes: file.sea_lanes.iter().map(|drawn| way(drawn, half)).collect(),
        ranges: file
            .ranges
            .iter()
            .map(|spine| spine.iter().map(|[x, y, w]| (point([*x, *y]), w * SCALE)).collect())
            .collect(),
        geometry: Geometry::read(text, SCALE, Region::all().count(), &region, &apart).expect("the same file"),
        woods: woods(&file.woods),
    }
});

fn point([x, y]: [f32; 2]) -> Point {
    at(x * SCALE, y * SCALE)
}

fn way(drawn: &Drawn, half: Point) -> Way {
    let place = |id: &str| id.parse::<Place>().expect("a place of the pack");
    Way {
        ends: [place(&drawn.a), place(&drawn.b)],
        points: drawn.points.iter().copied().map(point).collect(),
        badge: drawn.badge.map(|badge| Area::new(point(badge), half)),
    }
}

fn woods(outlines: &[Vec<[f32; 2]>]) -> Geometry {
    let rim = |(wood, outline): (usize, &Vec<[f32; 2]>)| Border {
        sides: [Some(wood), None],
        kind: Kind::Edge,
        points: outline.iter().copied().map(point).collect(),
        frontier: false,
    };
    Geometry::of(outlines.len(), outlines.iter().enumerate().map(rim).collect())
}

impl Chart {
    /// A place as it is drawn.
    pub fn mark(&self, place: Place) -> &Mark {
        &self.places[place.index()]
    }

    /// The middle of a place.
    pub fn at(&self, place: Place) -> Point {
        self.mark(place).point(SCALE)
    }

    /// The way between two places.
    pub fn way(&self, one: Place, other: Place) -> Option<&Way> {
        self.ways.iter().chain(&self.lanes).find(|way| way.ends == [one, other] || way.ends == [other, one])
    }
}
