//! The layout of regions and sites: `data/map.json`, in units of the sheet.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use atlas::geometry::Geometry;
use atlas::layout::Area;
use atlas::mark::Label;
use atlas::river::River;
use atlas::sheet::Sheet;
use canvas::Language;
use canvas::art::pen::{Point, at};
use serde::Deserialize;
use wizards::card::{RegionKind, Site, book};
use wizards::ids::{RegionId, SiteId};

/// Lengths in the file are in widths of the map.
pub(crate) const SCALE: f32 = 2000.0;
pub(crate) const MAP: Sheet = Sheet { width: SCALE, height: 1560.0, edge: 0.0 };
/// The paper, which is wider by its frame on each side.
pub(crate) const PAPER: Sheet = Sheet { width: SCALE + 72.0, height: 1632.0, edge: 36.0 };

#[derive(Deserialize)]
struct File {
    labels: BTreeMap<String, [f32; 3]>,
    regions: BTreeMap<String, Land>,
    names: BTreeMap<String, Name>,
    gates: Vec<Gate>,
    sites: Vec<Place>,
    grounds: BTreeMap<String, Ground>,
    rivers: Vec<Line>,
    lakes: Vec<Line>,
    islands: Vec<Line>,
    woods: Vec<Line>,
}

#[derive(Deserialize)]
struct Land {
    terrain: String,
}

#[derive(Deserialize)]
struct Gate {
    a: String,
    b: String,
    x: f32,
    y: f32,
}

#[derive(Deserialize)]
struct Place {
    ids: Vec<String>,
    x: f32,
    y: f32,
    under_deeps: bool,
    /// The label; a site below another has no name of its own on the map.
    label: Option<Label>,
}

#[derive(Deserialize)]
struct Ground {
    kind: String,
    #[serde(default)]
    spine: Vec<[f32; 3]>,
    #[serde(default)]
    spurs: Vec<Vec<[f32; 3]>>,
}

#[derive(Deserialize)]
struct Line {
    points: Vec<[f32; 2]>,
}

/// The name of a region in its lines.
#[derive(Deserialize)]
pub(crate) struct Name {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    lines_en: Vec<String>,
    lines_es: Vec<String>,
}

impl Name {
    /// Its middle.
    pub fn middle(&self) -> Point {
        at(self.x * SCALE, self.y * SCALE)
    }

    /// Its lines.
    pub fn lines(&self, language: Language) -> &[String] {
        match language {
            Language::Es => &self.lines_es,
            Language::En => &self.lines_en,
        }
    }

    /// Its box.
    pub fn area(&self) -> Area {
        Area::new(self.middle(), at(self.w * SCALE / 2.0 + 4.0, self.h * SCALE / 2.0 + 3.0))
    }
}

/// A site as it is drawn.
pub(crate) struct Spot {
    pub point: Point,
    pub label: Option<Label>,
    /// Does it lie below another one?
    pub deep: bool,
}

/// The whole lay-out.
pub(crate) struct Chart {
    /// The names, by the region's number.
    pub names: Vec<Name>,
    /// The middle of the free room of each region.
    pub rooms: Vec<Point>,
    pub terrain: Vec<String>,
    /// The sites, by number.
    pub sites: Vec<Option<Spot>>,
    gates: HashMap<[usize; 2], Point>,
    pub geometry: Geometry,
    /// Spines of mountains, with half their width; whether they are only hills.
    pub ranges: Vec<(Vec<(Point, f32)>, bool)>,
    pub rivers: Vec<River>,
    pub lakes: Vec<Vec<Point>>,
    pub islands: Vec<Vec<Point>>,
    pub woods: Vec<Vec<Point>>,
}

/// Read once.
pub(crate) static CHART: LazyLock<Chart> = LazyLock::new(|| {
    let text = include_str!("../../data/map.json");
    let mut file: File = serde_json::from_str(text).expect("the lay-out, as a test has read it");
    let regions = RegionId::all().map(|region| region.get().number.clone());
    let regions = regions.collect::<Vec<_>>();
    // Ground of no region comes after the regions.
    let solid = file.grounds.iter().filter(|(_, ground)| ground.kind != "water");
    let grounds = solid.map(|(id, _)| id.clone()).collect::<Vec<_>>();
    let index = |id: &str| {
        let region = regions.iter().position(|region| region == id);
        region.or_else(|| Some(regions.len() + grounds.iter().position(|ground| ground == id)?))
    };
    let kind = |side: Option<usize>| RegionId::all().nth(side?).map(|region| region.get().kind);
    let frontier = |one, other| matches!((kind(one), kind(other)), (Some(one), Some(other)) if one != other);
    let areas = regions.len() + grounds.len();
    let line = |line: &Line| line.points.iter().copied().map(point).collect::<Vec<_>>();
    let gate = |gate: &Gate| {
        let mut ends = [index(&gate.a)?, index(&gate.b)?];
        ends.sort_unstable();
        Some((ends, point([gate.x, gate.y])))
    };
    let ranges = file.grounds.values().flat_map(|ground| {
        let hills = ground.kind == "hills";
        let high = hills || ground.kind == "mountains";
        let lines = ground.spurs.iter().chain([&ground.spine]).filter(move |_| high);
        lines.filter(|line| line.len() > 1).map(move |line| {
            let points = line.iter().map(|[x, y, w]| (point([*x, *y]), w * SCALE));
            (points.collect(), hills)
        })
    });
    let ranges = ranges.collect();
    let spot = |site: &Site| {
        let place = file.sites.iter().find(|place| place.ids.contains(&site.number))?;
        Some(Spot { point: point([place.x, place.y]), label: place.label.clone(), deep: place.under_deeps })
    };
    Chart {
        sites: book().sites.iter().map(spot).collect(),
        rooms: regions
            .iter()
            .map(|id| file.labels.get(id).expect("every region has room"))
            .map(|[x, y, _]| point([*x, *y]))
            .collect(),
        terrain: regions.iter().map(|id| file.regions[id].terrain.clone()).collect(),
        names: regions.iter().map(|id| file.names.remove(id).expect("every region has a name")).collect(),
        gates: file.gates.iter().filter_map(gate).collect(),
        geometry: Geometry::read(text, SCALE, areas, &index, &frontier).expect("the same file"),
        ranges,
        rivers: file.rivers.iter().map(|river| River { wide: 4, course: line(river) }).collect(),
        lakes: file.lakes.iter().map(line).collect(),
        islands: file.islands.iter().map(line).collect(),
        woods: file.woods.iter().map(line).collect(),
    }
});

fn point([x, y]: [f32; 2]) -> Point {
    at(x * SCALE, y * SCALE)
}

impl Chart {
    /// The spot of a site, if it lies on the map.
    pub fn site(&self, site: SiteId) -> Option<&Spot> {
        self.sites[site.index()].as_ref()
    }

    /// The point where one passes between two regions.
    fn gate(&self, one: RegionId, other: RegionId) -> Option<Point> {
        let mut ends = [one.index(), other.index()];
        ends.sort_unstable();
        self.gates.get(&ends).copied()
    }

    /// The way through these regions from one site to another: through gates and the middles of the regions between.
    pub fn way(&self, from: SiteId, regions: &[RegionId], to: SiteId) -> Option<Vec<Point>> {
        let mut points = vec![self.site(from)?.point];
        for (at, pair) in regions.windows(2).enumerate() {
            points.push(self.gate(pair[0], pair[1])?);
            if at + 2 < regions.len() {
                points.push(self.rooms[pair[1].index()]);
            }
        }
        points.push(self.site(to)?.point);
        Some(points)
    }
}

/// Is this area a sea?
pub(crate) fn is_sea(area: usize) -> bool {
    RegionId::all().nth(area).is_some_and(|region| region.get().kind == RegionKind::CoastalSea)
}
