//! What makes it a sheet of an atlas: neat-lines, compass rose, title, key.

use maud::{Markup, html};

use super::geometry::{EDGE, HEIGHT, WIDTH, segment};
use super::layout::Area;
use canvas::Context;
use canvas::art::pen::{Pen, Point, at, num};

/// The title's place.
pub(crate) const CARTOUCHE: Area = Area::new(at(262.0, 1324.0), at(196.0, 72.0));
/// The compass rose.
pub(crate) const COMPASS: Area = Area::new(at(190.0, 846.0), at(106.0, 118.0));
/// The key.
pub(crate) const KEY: Area = Area::new(at(196.0, 1112.0), at(128.0, 106.0));

/// Is something drawn here on the sea?
pub(crate) fn kept(point: Point) -> bool {
    let bay = Area::new(at(764.0, 1338.0), at(150.0, 14.0));
    let sea = [at(284.0, 700.0), at(392.0, 930.0), at(452.0, 1130.0)];
    let written = sea.windows(2).any(|pair| segment(point, pair[0], pair[1]) < 38.0);
    written
        || [CARTOUCHE, COMPASS, KEY, bay]
            .iter()
            .any(|area| area.far(point) < 16.0)
}

/// The border of the sheet, with its degrees.
pub(crate) fn border() -> Markup {
    let line = |inset: f32| {
        format!(
            "M{a} {a}H{r}V{b}H{a}Z",
            a = num(inset),
            r = num(WIDTH - inset),
            b = num(HEIGHT - inset)
        )
    };
    let mut pen = Pen::default();
    let side = 23.0;
    for step in 0..28 {
        let x = 30.0 + step as f32 * 70.0;
        pen.go(at(x, side)).line(at((x + 35.0).min(WIDTH - 30.0), side));
        let y = HEIGHT - side;
        pen.go(at(x + 35.0, y)).line(at((x + 70.0).min(WIDTH - 30.0), y));
    }
    for step in 0..20 {
        let y = 30.0 + step as f32 * 70.0;
        if y + 35.0 < HEIGHT - 28.0 {
            pen.go(at(side, y)).line(at(side, y + 35.0));
            pen.go(at(WIDTH - side, y + 35.0))
                .line(at(WIDTH - side, (y + 70.0).min(HEIGHT - 30.0)));
        }
    }
    html! {
        path .wm-mat d={ (line(0.0)) (line(EDGE)) } {}
        path .wm-degrees d=(pen.done()) {}
        path .wm-fine d={ (line(12.0)) (line(18.0)) (line(28.0)) } {}
        path .wm-neat d={ (line(8.0)) (line(EDGE - 1.0)) } {}
    }
}

/// Lines of bearing over the sea, and the rose they come from.
pub(crate) fn compass(ctx: &Context) -> Markup {
    let (x, y) = (COMPASS.centre.x, COMPASS.centre.y + 8.0);
    let star = |long: f32, waist: f32, turn: f32| {
        let (mut pen, mut dark) = (Pen::default(), Pen::default());
        let spot = |r: f32, eighths: f32| {
            let angle = (turn + eighths) * std::f32::consts::FRAC_PI_4;
            at(r * angle.sin(), -r * angle.cos())
        };
        for arm in 0..4 {
            let eighths = arm as f32 * 2.0;
            let (tip, side) = (spot(long, eighths), spot(waist, eighths + 1.0));
            if arm == 0 {
                pen.go(tip)
            } else {
                pen.line(tip)
            };
            pen.line(side);
            dark.go(at(0.0, 0.0)).line(tip).line(side).close();
        }
        (pen.close().done(), dark.done())
    };
    let stars = [
        star(62.0, 15.0, 0.5),
        star(62.0, 15.0, 1.5),
        star(72.0, 18.0, 1.0),
        star(98.0, 20.0, 0.0),
    ];
    html! {
        g transform={ "translate(" (num(x)) " " (num(y)) ")" } {
            circle .wm-fine r="84" {}
            circle .wm-fine r="79" {}
            circle .wm-fine r="46" {}
            @for (outline, dark) in &stars {
                path .wm-rock d=(outline) {}
                path .wm-solid d=(dark) {}
                path .wm-ink d=(outline) {}
            }
            circle .wm-rock r="7" {}
            circle .wm-ink r="7" {}
            circle .wm-solid r="2.5" {}
            text .wm-north y="-104" { (ctx.say("war-map-north")) }
        }
    }
}

/// Thirty-two lines of bearing, under the land.
pub(crate) fn bearings() -> Markup {
    let centre = at(COMPASS.centre.x, COMPASS.centre.y + 8.0);
    let mut pen = Pen::default();
    for step in 0..32 {
        let angle = step as f32 / 32.0 * std::f32::consts::TAU;
        let reach = if step % 2 == 0 { 1500.0 } else { 700.0 };
        let spot = |r: f32| centre.by(r * angle.cos(), r * angle.sin());
        pen.go(spot(100.0)).line(spot(reach));
    }
    html! { path .wm-bearing d=(pen.done()) {} }
}

/// The title on its scroll.
pub(crate) fn cartouche(ctx: &Context) -> Markup {
    let (x, y) = (CARTOUCHE.centre.x, CARTOUCHE.centre.y);
    html! {
        g transform={ "translate(" (num(x)) " " (num(y)) ")" } {
            path .wm-scroll d="M-172-54Q-100-66 0-60T172-54V54Q100 66 0 60T-172 54Z" {}
            path .wm-scroll d="M-172-54Q-186-58-188-48T-176-38V38Q-188 40-188 50T-172 54Z" {}
            path .wm-scroll d="M172-54Q186-58 188-48T176-38V38Q188 40 188 50T172 54Z" {}
            path .wm-fine d="M-162-46Q-90-56 0-51T162-46V46Q90 56 0 51T-162 46Z" {}
            text .wm-title y="0" { (ctx.say("war-map-title")) }
            path .wm-fine d="M-70 13H-8M8 13H70M0 9l4 4-4 4-4-4Z" {}
            text .wm-under y="36" { (ctx.say("war-map-under")) }
        }
    }
}

/// What the signs on the map mean.
pub(crate) fn key(ctx: &Context) -> Markup {
    let (x, y) = (KEY.centre.x, KEY.centre.y);
    let kinds = [
        ("war-map-town", -78.0, 0),
        ("war-map-city", -53.0, 1),
        ("war-map-stronghold", -27.0, 2),
        ("war-map-fortification", -1.0, 3),
    ];
    html! {
        g transform={ "translate(" (num(x)) " " (num(y)) ")" } {
            rect .wm-key x="-124" y="-102" width="248" height="204" rx="3" {}
            rect .wm-fine x="-119" y="-97" width="238" height="194" rx="2" {}
            @for (id, y, kind) in kinds {
                g transform={ "translate(-92 " (num(y)) ")" } { (super::settlement::sample(kind)) }
                text .wm-keyed x="-62" y=(num(y + 5.0)) { (ctx.say(id)) }
            }
            path .wm-star d="M-92 14l2.200 5 5.400.5-4.100 3.600 1.200 5.400-4.700-2.800-4.700 2.800 1.200-5.400-4.100-3.600 5.400-.5Z" {}
            text .wm-keyed x="-62" y="28" { (ctx.say("war-map-key-points")) }
            path .wm-frontier d="M-112 46h40" {}
            text .wm-keyed x="-62" y="50" { (ctx.say("war-map-key-frontier")) }
            path .wm-border d="M-112 66h40" {}
            text .wm-keyed x="-62" y="70" { (ctx.say("war-map-key-border")) }
            @for (step, x) in [-104, -92, -80].iter().enumerate() { use href={ "#wml" (step) } x=(x) y="94" {} }
            text .wm-keyed x="-62" y="90" { (ctx.say("war-map-key-impassable")) }
        }
    }
}

/// The names of the waters, along the swell.
pub(crate) fn seas(ctx: &Context) -> Markup {
    html! {
        defs {
            path #war-swell d="M284 706Q356 826 392 930T474 1230" {}
            path #war-swell-south d="M520 1300Q640 1352 760 1336T1010 1346" {}
        }
        text .wm-waters { textPath href="#war-swell" startOffset="2%" { (ctx.say("war-map-sea")) } }
        text .wm-waters .wm-waters--bay { textPath href="#war-swell-south" startOffset="50%" { (ctx.say("war-map-bay")) } }
    }
}
