//! The layout of the map: two facing pages, the road across both, and room for the drawings.
//!
//! The sheet may have any length, and locations on any box: so the round boxes are spread by length along
//! the road, and each location's drawing looks for a free place near its box.

use journey::location::Location;
use journey::sheet::Sheet;

use canvas::art::curve::Curve;
use canvas::art::pen::{Point, at};

/// Width of one page; the fold is at this `x`.
pub(crate) const PAGE: f32 = 600.0;
/// Height of both pages.
pub(crate) const HEIGHT: f32 = 640.0;

/// No round box is nearer to the fold than this: stacked on a phone, the pages part here.
const FOLD: f32 = 30.0;

const WEST: [Point; 13] = [
    at(102.0, 226.0),
    at(208.0, 146.0),
    at(326.0, 94.0),
    at(455.0, 120.0),
    at(512.0, 212.0),
    at(430.0, 292.0),
    at(290.0, 300.0),
    at(196.0, 368.0),
    at(244.0, 470.0),
    at(348.0, 545.0),
    at(450.0, 540.0),
    at(520.0, 455.0),
    at(600.0, 405.0),
];

const EAST: [Point; 13] = [
    at(600.0, 405.0),
    at(680.0, 352.0),
    at(690.0, 250.0),
    at(745.0, 150.0),
    at(836.0, 112.0),
    at(888.0, 196.0),
    at(858.0, 296.0),
    at(790.0, 390.0),
    at(770.0, 490.0),
    at(850.0, 556.0),
    at(970.0, 540.0),
    at(1052.0, 456.0),
    at(1078.0, 326.0),
];

/// The greatest distance of a location's drawing from its box, across and down.
const REACH: f32 = 156.0;

/// A rectangle on the map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Area {
    /// The area between these edges.
    pub const fn new(left: f32, top: f32, right: f32, bottom: f32) -> Self {
        Self { left, top, right, bottom }
    }

    /// The room of a drawing that stands on `foot`, with its name below.
    fn standing(foot: Point) -> Self {
        Self::new(foot.x - 62.0, foot.y - 74.0, foot.x + 62.0, foot.y + 32.0)
    }

    /// The depth of `point` inside, measured from `margin` outside; 0 when it is out.
    pub fn depth(&self, point: Point, margin: f32) -> f32 {
        let dx = (point.x - self.left).min(self.right - point.x) + margin;
        let dy = (point.y - self.top).min(self.bottom - point.y) + margin;
        dx.min(dy).max(0.0)
    }

    fn overlap(&self, other: &Self) -> f32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }
}

/// The title's place.
pub(crate) const CARTOUCHE: Area = Area::new(34.0, 540.0, 226.0, 612.0);
/// The compass rose.
pub(crate) const COMPASS: Area = Area::new(38.0, 410.0, 138.0, 520.0);
/// Bag End, at the road's beginning.
pub(crate) const BAG_END: Point = at(94.0, 140.0);
/// The foot of Mount Doom, at the road's end.
pub(crate) const DOOM: Point = at(1084.0, 286.0);
/// The foot of the dark tower, beyond the road's end.
pub(crate) const TOWER: Point = at(1146.0, 446.0);
/// The areas kept free besides the locations: the title, the compass, Bag End, Mount Doom and its smoke.
const KEPT: [Area; 8] = [
    CARTOUCHE,
    COMPASS,
    Area::new(24.0, 56.0, 162.0, 166.0),
    Area::new(974.0, 24.0, 1190.0, 122.0),
    Area::new(1040.0, 122.0, 1190.0, 210.0),
    Area::new(1020.0, 210.0, 1190.0, 252.0),
    Area::new(980.0, 252.0, 1190.0, 290.0),
    Area::new(1112.0, 330.0, 1182.0, 450.0),
];

/// Everything's place.
pub(crate) struct Layout {
    /// The road on the west page and on the east page.
    pub roads: [Curve; 2],
    /// The round boxes from Bag End (0) to Mordor, with how far along its page's road each lies.
    pub boxes: Vec<(Point, f32)>,
    /// The radius of a round box.
    pub radius: f32,
    /// The foot of each location's drawing.
    pub places: Vec<(Location, Point)>,
    /// Dots along the road, to keep clear of.
    pub trodden: Vec<Point>,
}

impl Layout {
    /// The layout of a sheet.
    pub fn of(sheet: &Sheet) -> Self {
        let roads = [Curve::through(&WEST), Curve::through(&EAST)];
        let west = roads[0].length() - FOLD;
        let whole = west + roads[1].length() - FOLD;
        let gap = whole / f32::from(sheet.mordor());
        let boxes = (0..=sheet.mordor()).map(|index| {
            let along = gap * f32::from(index);
            if along <= west {
                (roads[0].at(along), along)
            } else {
                let along = along - west + FOLD;
                (roads[1].at(along), along)
            }
        });
        let boxes = boxes.collect::<Vec<_>>();
        let trodden = roads.iter().flat_map(|road| road.dots(11.0)).collect();
        let radius = (gap * 0.29).clamp(15.0, 19.5);
        let mut layout = Self { roads, boxes, radius, places: Vec::new(), trodden };
        for location in Location::ALL {
            let first = (1..sheet.mordor()).find(|index| sheet.location(*index) == Some(location));
            if let Some(index) = first {
                let foot = layout.room_near(layout.boxes[usize::from(index)].0);
                layout.places.push((location, foot));
            }
        }
        layout
    }

    /// The radius of a round box; Mordor's is larger.
    pub(crate) fn radius_of(&self, mordor: bool) -> f32 {
        if mordor { self.radius * 1.25 } else { self.radius }
    }

    /// The best foot for a drawing that belongs to the round box at `home`.
    fn room_near(&self, home: Point) -> Point {
        let page = if home.x < PAGE { 0.0 } else { PAGE };
        // Hobbits stand above their box: a name below a drawing should not be hidden by them.
        let heads = self.boxes.iter().map(|(spot, _)| (spot.by(0.0, -36.0), 14.0));
        let road = self.trodden.iter().map(|dot| (*dot, self.radius + 2.0));
        let shunned = road.chain(heads).filter(|(dot, _)| dot.far(home) < 2.0 * REACH).collect::<Vec<_>>();
        let away = |foot: Point| foot.by(0.0, -22.0).far(home) * 14.0;
        let price = |foot: Point| {
            let area = Area::standing(foot);
            let out = (page + 20.0 - area.left).max(area.right - (page + PAGE - 20.0)).max(0.0)
                + (24.0 - area.top).max(area.bottom - (HEIGHT - 24.0)).max(0.0);
            let covered = shunned.iter().map(|(dot, margin)| area.depth(*dot, *margin).powi(2)).sum::<f32>();
            let others = self.places.iter().map(|(_, foot)| Area::standing(*foot));
            let crowd = others.chain(KEPT).map(|other| area.overlap(&other)).sum::<f32>();
            out * 400.0 + covered + crowd * 3.0 + away(foot)
        };
        let steps = || (-12..=12).map(|step| step as f32 * REACH / 12.0);
        let mut spots =
            steps().flat_map(|dy| steps().map(move |dx| home.by(dx, dy + 22.0))).collect::<Vec<_>>();
        spots.sort_by(|a, b| away(*a).total_cmp(&away(*b)));
        let mut best = (f32::INFINITY, home);
        for spot in spots {
            // A farther spot costs more for that alone: none better can follow.
            if away(spot) >= best.0 {
                break;
            }
            let here = price(spot);
            if here < best.0 {
                best = (here, spot);
            }
        }
        best.1
    }

    /// Is there something at `point` already, so that no mountain or tree should grow there?
    pub fn covered(&self, point: Point, margin: f32) -> bool {
        let at = |area: &Area| area.depth(point, margin) > 0.0;
        self.trodden.iter().any(|dot| dot.far(point) < self.radius + margin)
            || KEPT.iter().any(at)
            || self.places.iter().any(|(_, foot)| at(&Area::standing(*foot)))
    }
}

/// The page on which a point lies.
pub(crate) fn page_of(point: Point) -> usize {
    usize::from(point.x >= PAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_meet() {
        assert_eq!(WEST[WEST.len() - 1], EAST[0]);
    }
}
