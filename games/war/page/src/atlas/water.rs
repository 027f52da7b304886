//! The sea and its ships, and the lakes.

use maud::{Markup, html};

use super::geometry::{GEOMETRY, HEIGHT, Kind, WIDTH};
use super::layout::Area;
use super::trail;
use canvas::art::pen::{Point, at, num, tremor};

/// The lakes: their middles, and half their widths and heights.
pub(crate) const LAKES: [Area; 5] = [
    // Evendim's.
    Area::new(at(370.9, 172.1), at(20.0, 12.0)),
    // The Long Lake.
    Area::new(at(1588.8, 241.4), at(9.0, 20.0)),
    // The Sea of Rhûn.
    Area::new(at(1895.5, 569.7), at(34.0, 58.0)),
    // Núrnen.
    Area::new(at(1716.0, 1268.0), at(36.0, 11.0)),
    // A mere of the Gladden.
    Area::new(at(1149.7, 494.4), at(10.0, 7.0)),
];

/// The lakes as closed lines.
fn lake(index: u32, area: &Area, part: f32) -> String {
    let spots = 14;
    let points = (0..spots).map(|step| {
        let angle = step as f32 / spots as f32 * std::f32::consts::TAU;
        let r = part * (1.0 + 0.2 * tremor(index + 70, step));
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
pub(crate) fn sea() -> Markup {
    let coast = GEOMETRY.lines(&|border| border.kind == Kind::Coast);
    html! {
        rect .sea width=(num(WIDTH)) height=(num(HEIGHT)) {}
        defs { path #war-coast d=(coast) {} }
        @for line in (1..=6).rev() {
            use href="#war-coast" class={ "wm-tide wm-tide-" (line) } {}
            use href="#war-coast" class={ "wm-water wm-water-" (line) } {}
        }
        path .wm-wave d=(waves()) {}
        @for (foot, size, ship) in SHIPS {
            g .n-elves transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ") scale(" (size) ")" } {
                @for (class, d) in *ship { path class={ "w-" (class) } d=(d) {} }
            }
        }
    }
}

/// Ships, where they lie and how large they are.
const SHIPS: &[(Point, &str, super::settlement::Picture)] = &[
    (at(124.0, 112.0), "1.15", SWAN_SHIP),
    (at(872.0, 1376.0), "1", CORSAIR),
];

const SWAN_SHIP: super::settlement::Picture = &[
    (
        'a',
        "M-26-6Q-30-20-24-24-19-27-19-22L-23-21Q-24-14-18-9H16Q24-12 26-20 28-6 18-1-4 4-18-1Z",
    ),
    ('l', "M-15-5H14M-10-2H12M19-8q4-2 5-6M-24-23h-3l2 2"),
    ('a', "M-4-11V-46Q18-36 14-13Q6-18-4-11Z"),
    ('a', "M-6-12V-40Q-18-28-15-14Q-10-16-6-12Z"),
    ('l', "M-5-9V-50M2-40q9 6 8 24M-9-32q-5 7-4 16"),
    ('n', "M-5-50l10 2-10 3Z"),
    (
        'l',
        "M-32 3q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0M-26 7q4-4 8 0t8 0 8 0 8 0 8 0",
    ),
];

const CORSAIR: super::settlement::Picture = &[
    ('d', "M-24-8-26-14-20-9H20L26-16 24-6 18 0H-16Z"),
    ('l', "M-18-5H18M-12-1l-4 6M-4-1l-4 6M4-1 0 5M12-1 8 5"),
    ('d', "M-2-10V-42Q18-30 14-12Q6-16-2-10Z"),
    ('l', "M-3-9V-46M-3-42-16-12"),
    ('l', "M-30 4q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0"),
];

/// Small waves, wherever the water is wide.
fn waves() -> String {
    let mut trail = trail::Trail::default();
    for step in 0..440_u32 {
        let spot = at(
            50.0 + (step % 20) as f32 * 58.0 + tremor(31, step) * 22.0,
            60.0 + (step / 20) as f32 * 66.0 + tremor(32, step) * 24.0,
        );
        let afar = GEOMETRY.far(Kind::Coast, spot);
        let wet = (spot.x < 1080.0 && spot.y > 500.0) || spot.x < 200.0;
        if wet
            && afar > 58.0
            && SHIPS.iter().all(|(foot, ..)| foot.far(spot) > 62.0)
            && !super::land::dry(spot)
            && !super::frame::kept(spot)
        {
            trail.stamp(spot, "q5-5 9 0t9 0");
        }
    }
    trail.done()
}

/// The coast's own line.
pub(crate) fn coast() -> Markup {
    html! { use href="#war-coast" .wm-coast {} }
}

/// The lakes, over the borders that end in them.
pub(crate) fn lakes() -> Markup {
    html! {
        @for (index, area) in LAKES.iter().enumerate() {
            path .wm-lake d=(lake(index as u32, area, 1.0)) {}
            @for (step, part) in [0.82, 0.62].iter().enumerate() {
                @if area.half.x * part > 12.0 { path class={ "wm-ripple wm-ripple-" (step) } d=(lake(index as u32, area, *part)) {} }
            }
        }
    }
}
