//! The sea and the lakes.

use canvas::art::pen::{Point, at, num, tremor};
use maud::{Markup, html};

use crate::geometry::Geometry;
use crate::kind::Kind;
use crate::layout::Area;
use crate::sheet::Sheet;
use crate::trail::Trail;

/// The sea, and the lines that follow its coast. The coast is put on the page as `id`, for [`coast`].
pub fn tides(sheet: Sheet, geometry: &Geometry, id: &str) -> Markup {
    let coast = geometry.lines(&|border| border.kind == Kind::Coast);
    html! {
        rect .sea width=(num(sheet.width)) height=(num(sheet.height)) {}
        defs { path id=(id) d=(coast) {} }
        @for line in (1..=6).rev() {
            use href={ "#" (id) } class={ "wm-tide wm-tide-" (line) } {}
            use href={ "#" (id) } class={ "wm-water wm-water-" (line) } {}
        }
    }
}

/// The coast's own line.
pub fn coast(id: &str) -> Markup {
    html! { use href={ "#" (id) } .wm-coast {} }
}

/// Small waves in rows of twenty, so many in all: far from the coast, where nothing is `kept` free.
pub fn waves(geometry: &Geometry, count: u32, kept: &dyn Fn(Point) -> bool) -> Markup {
    let mut trail = Trail::default();
    for step in 0..count {
        let spot = at(
            50.0 + (step % 20) as f32 * 58.0 + tremor(31, step) * 22.0,
            60.0 + (step / 20) as f32 * 66.0 + tremor(32, step) * 24.0,
        );
        if !kept(spot) && geometry.far(Kind::Coast, spot) > 58.0 && !geometry.dry(spot) {
            trail.stamp(spot, "q5-5 9 0t9 0");
        }
    }
    html! { path .wm-wave d=(trail.done()) {} }
}

/// Lakes, over the borders that end in them.
pub fn lakes(lakes: &[Area]) -> Markup {
    html! {
        @for (index, area) in lakes.iter().enumerate() {
            path .wm-lake d=(lake(index as u32, area, 1.0)) {}
            @for (step, part) in [0.82, 0.62].iter().enumerate() {
                @if area.half.x * part > 12.0 { path class={ "wm-ripple wm-ripple-" (step) } d=(lake(index as u32, area, *part)) {} }
            }
        }
    }
}

/// A lake as a closed line, as wide as this part of it.
fn lake(index: u32, area: &Area, part: f32) -> String {
    let spots = 14;
    let points = (0..spots).map(|step| {
        let angle = step as f32 / spots as f32 * std::f32::consts::TAU;
        let r = part * (1.0 + 0.2 * tremor(index + 70, step));
        area.centre.by(area.half.x * r * angle.cos(), area.half.y * r * angle.sin())
    });
    let points = points.collect::<Vec<_>>();
    let mut trail = Trail::default();
    let start = points[0].towards(points[points.len() - 1], 0.5);
    trail.go(start);
    for (step, point) in points.iter().enumerate() {
        let next = points[(step + 1) % points.len()];
        trail.bend(*point, point.towards(next, 0.5));
    }
    trail.close();
    trail.done()
}
