//! The sea, the lakes and the rivers.

use maud::{Markup, html};

use super::geometry::{GEOMETRY, HEIGHT, Kind, WIDTH};
use super::layout::Area;
use super::trail;
use crate::art::pen::{Point, at, num, ring, tremor};

/// The lakes: their middles, and half their widths and heights.
pub(super) const LAKES: [Area; 5] = [
    // Evendim's.
    Area::new(at(398.0, 186.0), at(20.0, 12.0)),
    // The Long Lake.
    Area::new(at(1546.0, 232.0), at(9.0, 20.0)),
    // The Sea of Rhûn.
    Area::new(at(1858.0, 548.0), at(34.0, 58.0)),
    // Núrnen.
    Area::new(at(1728.0, 1246.0), at(40.0, 13.0)),
    // A mere of the Gladden.
    Area::new(at(1152.0, 470.0), at(10.0, 7.0)),
];

/// Rivers from their springs, and how wide they end.
const RIVERS: [(f32, &[Point]); 1] = [(5.0, &[at(1120.0, 90.0), at(1165.0, 200.0)])];

/// The lakes as closed lines.
fn lake(index: u32, area: &Area) -> String {
    let spots = 14;
    let points = (0..spots).map(|step| {
        let angle = step as f32 / spots as f32 * std::f32::consts::TAU;
        let r = 1.0 + 0.2 * tremor(index + 70, step);
        area.centre
            .by(area.half.x * r * angle.cos(), area.half.y * r * angle.sin())
    });
    let points = points.collect::<Vec<_>>();
    let mut trail = trail::Trail::default();
    let start = points[0].towards(points[points.len() - 1], 0.5);
    trail.go(start);
    for (step, point) in points.iter().enumerate() {
        let next = points[(step + 1) % points.len()];
        trail.bend(*point, point.towards(next, 0.5));
    }
    trail.close();
    trail.done()
}

/// What lies below the land: the sea, and the lines that follow its coast.
pub(super) fn sea() -> Markup {
    let coast = GEOMETRY.lines(&|border| border.kind == Kind::Coast);
    html! {
        rect .sea width=(num(WIDTH)) height=(num(HEIGHT)) {}
        defs { path #war-coast d=(coast) {} }
        @for line in (1..=6).rev() {
            use href="#war-coast" class={ "wm-tide wm-tide-" (line) } {}
            use href="#war-coast" class={ "wm-water wm-water-" (line) } {}
        }
        path .wm-wave d=(waves()) {}
    }
}

/// Small waves, wherever the water is wide.
fn waves() -> String {
    let mut trail = trail::Trail::default();
    for step in 0..420_u32 {
        let spot = at(
            50.0 + (step % 20) as f32 * 58.0 + tremor(31, step) * 22.0,
            60.0 + (step / 20) as f32 * 66.0 + tremor(32, step) * 24.0,
        );
        let afar = GEOMETRY.far(Kind::Coast, spot);
        let wet = spot.x < 560.0 || spot.y > 1300.0;
        if wet && afar > 62.0 && !super::land::dry(spot) && !super::frame::kept(spot) {
            trail.stamp(spot, "q5-5 9 0t9 0");
        }
    }
    trail.done()
}

/// The coast's own line.
pub(super) fn coast() -> Markup {
    html! { use href="#war-coast" .wm-coast {} }
}

/// Rivers and lakes, on the land.
pub(super) fn waters() -> Markup {
    html! {
        @for (wide, points) in RIVERS {
            @let d = trail::line(points);
            path class={ "wm-river wm-river-" (wide as i32) } d=(d) {}
        }
        @for (index, area) in LAKES.iter().enumerate() {
            path .wm-lake d=(lake(index as u32, area)) {}
        }
    }
}

/// A ring with the hand's tremor.
pub(super) fn hand_ring(centre: Point, radius: f32, seed: u32) -> String {
    ring(centre, radius, seed)
}
