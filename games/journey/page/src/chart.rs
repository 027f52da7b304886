//! The part of the map that stays the same as long as the sheet does. It is kept, because finding room for
//! every drawing takes longer than the rest of a page, and the map is drawn anew for each reader at every
//! choice.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use journey::location::Location;
use journey::sheet::Sheet;
use maud::{Markup, html};

use crate::layout::{Layout, page_of};
use crate::vignette::vignette;
use crate::{frame, land, terrain};
use canvas::art::pen::{Point, cross, num, ring};

/// The map of a sheet, without words and without what moves.
pub(crate) struct Chart {
    /// The layout of the map.
    pub layout: Layout,
    /// The two pages.
    pub pages: [Page; 2],
    /// The round boxes, from Bag End.
    pub rounds: Vec<Disc>,
}

pub(crate) struct Page {
    /// The layer below the places: paper and land.
    pub ground: Markup,
    /// The places on it: where each stands, and its drawing.
    pub places: Vec<(Location, Point, Markup)>,
    /// The layer above them.
    pub border: Markup,
    /// The road's path and length.
    pub road: (String, f32),
}

/// The strokes of a round box.
pub(crate) struct Disc {
    pub rim: String,
    pub inner: String,
    /// The cross of a bearer who has passed the box.
    pub mark: String,
}

/// The number of sheets kept: the house has one, and running games those they were begun with.
const KEPT: usize = 8;

static CHARTS: Mutex<Vec<(Sheet, Arc<Chart>)>> = Mutex::new(Vec::new());

/// All shapes that are stamped on the land.
pub(crate) static STAMPS: LazyLock<Markup> = LazyLock::new(terrain::stamps);

impl Chart {
    /// The map of this sheet.
    pub fn of(sheet: &Sheet) -> Arc<Self> {
        // A thread that panicked here left a whole list.
        let mut charts = CHARTS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, chart)) = charts.iter().find(|(known, _)| known == sheet) {
            return chart.clone();
        }
        let chart = Arc::new(Self::draw(sheet));
        charts.truncate(KEPT - 1);
        charts.insert(0, (*sheet, chart.clone()));
        chart
    }

    fn draw(sheet: &Sheet) -> Self {
        let layout = Layout::of(sheet);
        let page = |page: usize| {
            let here = layout.places.iter().filter(|(_, foot)| page_of(*foot) == page);
            let drawn = here.map(|(location, foot)| {
                let drawing = html! {
                    (leader(&layout, sheet, *location, *foot))
                    (standing(*foot, &vignette(*location)))
                };
                (*location, *foot, drawing)
            });
            Page {
                ground: html! { (frame::paper(page)) (land::land(&layout, page)) },
                places: drawn.collect(),
                border: frame::border(page),
                road: (layout.roads[page].path(), layout.roads[page].length()),
            }
        };
        let rounds = layout.boxes.iter().zip(0_u32..).map(|((centre, _), index)| {
            let radius = layout.radius_of(index == u32::from(sheet.mordor()));
            Disc {
                rim: ring(*centre, radius, index),
                inner: ring(*centre, radius - 4.0, index + 60),
                mark: cross(*centre, radius * 0.72, index),
            }
        });
        Self { pages: [page(0), page(1)], rounds: rounds.collect(), layout }
    }
}

/// A dotted line from the location's boxes to its drawing, which stands where there was room.
fn leader(layout: &Layout, sheet: &Sheet, location: Location, foot: Point) -> Markup {
    let boxes = (1..sheet.mordor()).filter(|index| sheet.location(*index) == Some(location));
    let middle = foot.by(0.0, -24.0);
    let lines = boxes.map(|index| {
        let home = layout.boxes[usize::from(index)].0;
        let far = home.far(middle).max(1.0);
        let start = home.towards(middle, (layout.radius + 4.0) / far);
        format!("M{} {}L{} {}", num(start.x), num(start.y), num(middle.x), num(middle.y))
    });
    html! { path .jo-leader d=(lines.collect::<String>()) {} }
}

/// A drawing at its place.
pub(crate) fn standing(foot: Point, drawing: &Markup) -> Markup {
    html! { g transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ")" } { (drawing) } }
}
