//! The land itself: coast, rivers, woods and mountains, wherever the road and the drawings leave room.

use maud::{Markup, PreEscaped, html};

use crate::layout::{HEIGHT, Layout, PAGE};
use crate::terrain::{Glyph, KINDS};
use canvas::art::pen::{Point, at, stroke, tremor};

const COAST: [Point; 12] = [
    at(-10.0, 318.0),
    at(48.0, 322.0),
    at(92.0, 350.0),
    at(70.0, 386.0),
    at(128.0, 392.0),
    at(166.0, 430.0),
    at(140.0, 466.0),
    at(176.0, 500.0),
    at(214.0, 520.0),
    at(236.0, 556.0),
    at(288.0, 590.0),
    at(318.0, 660.0),
];

const RIVERS: [&[Point]; 4] = [
    // The Brandywine and the Greyflood, more or less.
    &[
        at(262.0, -10.0),
        at(246.0, 60.0),
        at(262.0, 150.0),
        at(200.0, 240.0),
        at(160.0, 300.0),
        at(90.0, 352.0),
    ],
    &[at(520.0, 300.0), at(440.0, 380.0), at(352.0, 400.0), at(330.0, 452.0), at(230.0, 540.0)],
    // The Great River, and one that joins it.
    &[
        at(655.0, -10.0),
        at(628.0, 70.0),
        at(650.0, 160.0),
        at(622.0, 250.0),
        at(634.0, 350.0),
        at(700.0, 430.0),
        at(690.0, 520.0),
        at(655.0, 580.0),
        at(664.0, 660.0),
    ],
    &[at(800.0, -10.0), at(786.0, 60.0), at(810.0, 180.0), at(770.0, 250.0), at(640.0, 330.0)],
];

/// An area of growth: an ellipse, the spacing, and the kind.
struct Growth {
    centre: Point,
    reach: Point,
    gap: f32,
    kind: Glyph,
}

const fn grows(kind: Glyph, x: f32, y: f32, rx: f32, ry: f32, gap: f32) -> Growth {
    Growth { centre: at(x, y), reach: at(rx, ry), gap, kind }
}

const GROWTH: [Growth; 17] = [
    // The mountains down the middle of the west page.
    grows(Glyph::Mountain, 556.0, 60.0, 60.0, 60.0, 30.0),
    grows(Glyph::Mountain, 575.0, 280.0, 40.0, 130.0, 27.0),
    grows(Glyph::Mountain, 400.0, 200.0, 70.0, 45.0, 30.0),
    grows(Glyph::Mountain, 560.0, 560.0, 60.0, 70.0, 30.0),
    grows(Glyph::Hill, 250.0, 210.0, 110.0, 40.0, 38.0),
    grows(Glyph::Hill, 100.0, 275.0, 70.0, 35.0, 34.0),
    grows(Glyph::Hill, 370.0, 45.0, 110.0, 22.0, 38.0),
    grows(Glyph::Tree, 340.0, 430.0, 90.0, 50.0, 17.0),
    grows(Glyph::Tree, 60.0, 60.0, 60.0, 30.0, 18.0),
    grows(Glyph::Tree, 400.0, 610.0, 120.0, 26.0, 18.0),
    // East: a great wood, grass, the southern mountains, and the walls of Mordor.
    grows(Glyph::Pine, 690.0, 80.0, 70.0, 70.0, 17.0),
    grows(Glyph::Pine, 790.0, 240.0, 70.0, 80.0, 17.0),
    grows(Glyph::Grass, 730.0, 430.0, 130.0, 120.0, 40.0),
    grows(Glyph::Mountain, 720.0, 600.0, 130.0, 60.0, 30.0),
    grows(Glyph::Crag, 985.0, 330.0, 52.0, 260.0, 29.0),
    grows(Glyph::Crag, 1110.0, 585.0, 110.0, 45.0, 29.0),
    grows(Glyph::Crag, 1160.0, 420.0, 40.0, 160.0, 31.0),
];

/// The width of the border, on which nothing grows.
const EDGE: f32 = 21.0;

/// One page of the land: `page` is 0 in the west, 1 in the east.
pub(crate) fn land(layout: &Layout, page: usize) -> Markup {
    let left = PAGE * page as f32;
    html! {
        (washes())
        @if page == 0 { (sea()) }
        @for river in RIVERS {
            path .jo-river d=(stroke(river)) {}
            path .jo-river-light d=(stroke(river)) {}
        }
        @for (spot, mark) in grown(layout, left) {
            use href={ "#" (mark) } x=(num(spot.x)) y=(num(spot.y)) {}
        }
    }
}

fn num(value: f32) -> i32 {
    value.round() as i32
}

/// Broad pale colour under the ink, across both pages: each shows its part.
const WASHES: [(&str, &str); 9] = [
    ("jo-wash-wood", "M20 40Q90 10 170 60T300 60 430 40Q520 90 400 140T300 250 120 300 20 230Z"),
    ("jo-wash-hill", "M470 0Q620 60 640 200T610 420 690 660H520Q440 560 540 440T470 170 470 0Z"),
    ("jo-wash-wood", "M250 400Q330 350 430 390T420 500 280 480Z"),
    ("jo-wash-wood", "M360 600Q450 570 560 610V660H330Z"),
    ("jo-wash-wood", "M640 10Q730-30 790 50T830 330 700 180 640 10Z"),
    ("jo-wash-gold", "M600 440Q640 330 800 370T800 540 640 560 600 440Z"),
    ("jo-wash-hill", "M590 570Q720 530 880 600L900 660H560Z"),
    ("jo-wash-ash", "M960 0Q920 160 960 300T930 480 990 660H1210V0Z"),
    ("jo-wash-ash", "M1010 0Q970 180 1010 320T1000 500 1050 660H1210V0Z"),
];

fn washes() -> Markup {
    html! { g .jo-washes { @for (class, d) in WASHES { path class=(class) d=(d) {} } } }
}

fn sea() -> Markup {
    let shore = stroke(&COAST);
    let lines = (1..=3).map(|line| {
        let away = COAST.map(|point| point.by(-7.0 * line as f32, 6.0 * line as f32));
        (line, stroke(&away))
    });
    let waves = (0..60).filter_map(|step| {
        let spot = at(24.0 + (step % 6) as f32 * 44.0, 346.0 + (step / 6) as f32 * 30.0);
        let spot = spot.by(tremor(3, step) * 14.0, tremor(4, step) * 9.0);
        let wet = shore_at(spot.y).is_some_and(|shore| spot.x + 46.0 < shore);
        let clear = crate::layout::COMPASS.depth(spot.by(7.0, 0.0), 9.0) <= 0.0
            && crate::layout::CARTOUCHE.depth(spot.by(7.0, 0.0), 9.0) <= 0.0;
        (wet && clear).then_some(spot)
    });
    html! {
        path .sea d={ (shore) "L-10 660Z" } {}
        @for (line, d) in lines { path class={ "jo-tide jo-tide-" (line) } d=(d) {} }
        path .jo-coast d=(shore) {}
        @for spot in waves {
            path .jo-wave d={ "M" (num(spot.x)) " " (num(spot.y)) "q4-4 7 0t7 0" } {}
        }
    }
}

/// The growth of the page, from back to front, so that nearer shapes hide those behind.
fn grown(layout: &Layout, left: f32) -> Vec<(Point, PreEscaped<String>)> {
    let mut all = Vec::new();
    for (seed, growth) in GROWTH.iter().enumerate() {
        let seed = seed as u32;
        let columns = (growth.reach.x * 2.0 / growth.gap) as i32 + 1;
        let rows = (growth.reach.y * 2.0 / (growth.gap * 0.62)) as i32 + 1;
        for cell in 0..columns * rows {
            let (column, row) = ((cell % columns) as f32, (cell / columns) as f32);
            let nudge = if cell / columns % 2 == 0 { 0.25 } else { -0.25 };
            let spot = at(
                growth.centre.x - growth.reach.x + (column + 0.5 + nudge) * growth.gap,
                growth.centre.y - growth.reach.y + (row + 0.5) * growth.gap * 0.62,
            );
            let step = cell as u32;
            let spot =
                spot.by(tremor(seed, step) * growth.gap * 0.28, tremor(seed + 90, step) * growth.gap * 0.2);
            let (dx, dy) =
                ((spot.x - growth.centre.x) / growth.reach.x, (spot.y - growth.centre.y) / growth.reach.y);
            let inside = dx * dx + dy * dy < 1.0 + 0.2 * tremor(seed + 40, step);
            let (half, tall) = growth.kind.size();
            let middle = spot.by(0.0, -tall / 2.0);
            let (west, east) = if left > 0.0 { (0.0, EDGE) } else { (EDGE, 0.0) };
            let on_page = spot.x > left + west + half
                && spot.x < left + PAGE - east - half
                && spot.y < HEIGHT - EDGE
                && spot.y > EDGE + tall;
            if inside && on_page && !layout.covered(middle, half.max(tall / 2.0) + 1.0) && !on_sea(spot) {
                let shape = (tremor(seed + 7, step) + 1.0) * 0.5 * KINDS as f32;
                all.push((
                    spot,
                    PreEscaped(format!("{}{}", growth.kind.id(), (shape as u32).min(KINDS - 1))),
                ));
            }
        }
    }
    all.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    all
}

/// The most western point of the coast at a height.
fn shore_at(y: f32) -> Option<f32> {
    let crossing = COAST
        .windows(2)
        .filter(|pair| (pair[0].y..=pair[1].y).contains(&y) || (pair[1].y..=pair[0].y).contains(&y));
    let x =
        crossing.map(|pair| pair[0].x + (pair[1].x - pair[0].x) * (y - pair[0].y) / (pair[1].y - pair[0].y));
    x.min_by(f32::total_cmp)
}

fn on_sea(spot: Point) -> bool {
    COAST.iter().any(|shore| spot.x < shore.x + 22.0 && spot.y > shore.y - 16.0)
}
