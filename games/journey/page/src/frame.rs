//! The frame of a page: neat-lines, the title's cartouche, the compass rose, the fold.

use maud::{Markup, html};

use crate::layout::{CARTOUCHE, COMPASS, HEIGHT, PAGE};
use canvas::Context;
use canvas::art::pen::{Pen, at, num};

/// Paper below everything else.
pub(crate) fn paper(page: usize) -> Markup {
    html! { rect .jo-paper x=(num(PAGE * page as f32)) y="0" width=(num(PAGE)) height=(num(HEIGHT)) {} }
}

/// The border of a page, open towards the fold, with its degrees.
pub(crate) fn border(page: usize) -> Markup {
    let (outer, fold, sign) = if page == 0 { (0.0, PAGE, 1.0) } else { (PAGE * 2.0, PAGE, -1.0) };
    let line = |inset: f32| {
        format!(
            "M{fold} {top}H{side}V{bottom}H{fold}",
            fold = num(fold),
            top = num(inset),
            side = num(outer + sign * inset),
            bottom = num(HEIGHT - inset),
        )
    };
    // Black and white lengths between the lines, as on a chart.
    let mut pen = Pen::default();
    for step in 0..10 {
        let x = outer + sign * (9.5 + 60.0 * step as f32);
        pen.go(at(x, 11.0)).line(at(x + sign * 30.0, 11.0));
        pen.go(at(x + sign * 30.0, HEIGHT - 11.0)).line(at(x + sign * 60.0, HEIGHT - 11.0));
    }
    for step in 0..11 {
        let y = 9.5 + 60.0 * step as f32;
        if y + 30.0 < HEIGHT {
            pen.go(at(outer + sign * 11.0, y)).line(at(outer + sign * 11.0, y + 30.0));
        }
    }
    let degrees = pen.done();
    html! {
        path .jo-mat d={ "M" (num(fold)) " 0H" (num(outer)) "V" (num(HEIGHT)) "H" (num(fold)) "V" (num(HEIGHT - 17.0))
            "H" (num(outer + sign * 17.0)) "V17H" (num(fold)) "Z" } {}
        path .jo-degrees d=(degrees) {}
        path .jo-fine d={ (line(7.5)) (line(14.5)) } {}
        path .jo-ink d=(line(18.0)) {}
        @for step in 1..=5 {
            rect class={ "jo-fold jo-fold-" (step) } x=(num(if page == 0 { PAGE - 6.0 * step as f32 } else { PAGE }))
                y="0" width=(6 * step) height=(num(HEIGHT)) {}
        }
    }
}

/// The title on its scroll.
pub(crate) fn cartouche(ctx: &Context) -> Markup {
    let (left, top) = (CARTOUCHE.left, CARTOUCHE.top);
    let middle = (left + CARTOUCHE.right) / 2.0;
    html! {
        g transform={ "translate(" (num(left)) " " (num(top)) ")" } {
            path .jo-hill-paper d="M0 18Q-8 8 4 4 8 0 20 6 96-2 172 6 184 0 188 4 200 8 192 18 196 36 192 54 200 64 188 68 184 72 172 66 96 74 20 66 8 72 4 68-8 64 0 54-4 36 0 18Z" {}
            path .jo-ink d="M0 18Q-8 8 4 4 8 0 20 6 96-2 172 6 184 0 188 4 200 8 192 18 196 36 192 54 200 64 188 68 184 72 172 66 96 74 20 66 8 72 4 68-8 64 0 54-4 36 0 18Z" {}
            path .jo-fine d="M8 16Q4 36 8 56M184 16q4 20 0 40M24 12q72-8 144 0M24 60q72 8 144 0M4 4q8 4 4 12M188 4q-8 4-4 12M4 68q8-4 4-12M188 68q-8-4-4-12" {}
        }
        text .jo-map-title x=(num(middle)) y=(num(top + 35.0)) { (ctx.say("journey-art-title")) }
        text .jo-map-under x=(num(middle)) y=(num(top + 53.0)) {
            (ctx.with("journey-art-sheet-of", &[("name", ctx.name(ctx.focus).into())]))
        }
    }
}

/// The compass rose.
pub(crate) fn compass(ctx: &Context) -> Markup {
    let x = (COMPASS.left + COMPASS.right) / 2.0;
    let y = (COMPASS.top + COMPASS.bottom) / 2.0 + 6.0;
    let star = |long: f32, waist: f32, turn: f32| {
        let mut pen = Pen::default();
        let mut half = Pen::default();
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
            half.go(at(0.0, 0.0)).line(tip).line(side).close();
        }
        (pen.close().done(), half.done())
    };
    let (minor, minor_dark) = star(27.0, 10.0, 1.0);
    let (major, major_dark) = star(41.0, 9.0, 0.0);
    html! {
        g transform={ "translate(" (num(x)) " " (num(y)) ")" } {
            circle .jo-fine r="31" {}
            circle .jo-fine r="28.5" {}
            @for (outline, dark) in [(minor, minor_dark), (major, major_dark)] {
                path .jo-hill-paper d=(outline) {}
                path .jo-solid d=(dark) {}
                path .jo-ink d=(outline) {}
            }
            circle .jo-hill-paper r="3.5" {}
            circle .jo-ink r="3.5" {}
            text .jo-map-north y="-45" { (ctx.say("journey-art-north")) }
        }
    }
}
