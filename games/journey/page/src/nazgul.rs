//! The Nazgûl's road: square boxes from the left to Mordor, whole or in halves, crossed by pen strokes.

use journey::nazgul_route::{NazgulRoute, SquareBox};
use journey::view::View;
use maud::{Markup, PreEscaped, html};
use table::Seat;

use canvas::Context;
use canvas::art::icon;
use canvas::art::pen::{at, cross, num, tremor};

/// The road of the focused player. It is laid of pieces in a row that wraps where a screen is narrow.
pub(crate) fn nazgul_road(view: &View, ctx: &Context) -> Markup {
    let player = &view.seats[ctx.focus];
    let label = ctx.with("journey-art-nazgul-left", &[("number", player.marks_left.into())]);
    let road = html! {
        div #nazgul-road .jo-nroad {
            div .jo-nroad__name {
                (icon("nazgul"))
                span { b { (ctx.say("journey-art-nazgul-route")) } br; (label) }
            }
            div class={ "jo-nroad__boxes jo-nroad__boxes--" (across(player.nazgul.length(), 6)) " jo-nroad__boxes--wide-" (across(player.nazgul.length(), 12)) } {
                @for (index, square) in player.nazgul.boxes().enumerate() {
                    (square_box(ctx, index as u8, square, player.nazgul.length()))
                }
            }
        }
    };
    ctx.layer("div", "nazgul-road", road)
}

/// Boxes in a row: rows as equal as can be, none of more than `most`.
const fn across(length: u8, most: u8) -> u8 {
    length.div_ceil(length.div_ceil(most))
}

fn square_box(ctx: &Context, index: u8, square: SquareBox, length: u8) -> Markup {
    let last = index + 1 == length;
    let name = ctx.with(state(square), &[("number", (index + 1).into())]);
    let name = if last { format!("{name}, {}", ctx.say("journey-art-mordor")) } else { name };
    let drawing = html! {
        svg .jo-square__picture aria-hidden="true" viewBox="0 0 60 64" preserveAspectRatio="none" {
            path .jo-nroad__way d=(way(index)) {}
            path .jo-nroad__edge d={ (shoulders(index)) (edge(index)) } {}
        }
        svg .jo-square__picture aria-hidden="true" viewBox="0 0 60 64" {
            @if last { path .jo-square__mordor d="M4 20L14 6 19 11 27-1 33 8 40 1 47 11 52 6 57 20" {} }
            path .jo-square__rim d=(rim(index)) {}
            @if square != SquareBox::Empty && square != SquareBox::Marked { path .jo-square__cut d=(cut(index)) {} }
            (marks(square, u32::from(index)))
            text .jo-square__number x="11" y="23" { (index + 1) }
        }
    };
    let class = if last { "jo-square jo-square--mordor" } else { "jo-square" };
    ctx.thing(&format!("square-{}", index + 1), class, &name, &drawing)
}

const fn state(square: SquareBox) -> &'static str {
    match square {
        SquareBox::Empty => "journey-art-square",
        SquareBox::Marked => "journey-art-square-marked",
        SquareBox::Halves => "journey-art-square-halves",
        SquareBox::HalfMarked => "journey-art-square-half-marked",
        SquareBox::BothMarked => "journey-art-square-both-marked",
    }
}

/// The road's surface under one box; it meets the next at both sides.
fn way(index: u8) -> String {
    let shake = |step: u32| tremor(u32::from(index) + 30, step) * 3.0;
    format!(
        "M-1 25Q15 {} 30 {}T61 25V45Q45 {} 30 {}T-1 45Z",
        num(22.0 + shake(1)),
        num(24.0 + shake(2)),
        num(48.0 + shake(3)),
        num(46.0 + shake(4)),
    )
}

/// The road's two sides: lines that run on from box to box.
fn shoulders(index: u8) -> String {
    let surface = way(index);
    let (upper, lower) = surface.split_once('V').unwrap_or((&surface, ""));
    format!("{upper}M61 {}", lower.trim_end_matches('Z'))
}

/// Loose stones beside it.
fn edge(index: u8) -> String {
    let shake = |step: u32| tremor(u32::from(index) + 70, step) * 6.0;
    format!(
        "M{} 51l4 1M{} 17l3-1M{} 53l2 2M{} 15l3 1",
        num(6.0 + shake(1)),
        num(8.0 + shake(2)),
        num(52.0 + shake(3)),
        num(50.0 + shake(4))
    )
}

fn rim(index: u8) -> String {
    let shake = |step: u32| tremor(u32::from(index), step) * 0.9;
    let corner = |x: f32, y: f32, step| format!("{} {}", num(x + shake(step)), num(y + shake(step + 1)));
    format!(
        "M{}L{}L{}L{}Z",
        corner(8.0, 12.0, 1),
        corner(52.0, 12.0, 3),
        corner(52.0, 57.0, 5),
        corner(8.0, 57.0, 7)
    )
}

/// The stroke with which Gandalf parts a box.
fn cut(index: u8) -> String {
    let shake = |step: u32| tremor(u32::from(index) + 9, step) * 1.2;
    format!("M{} 9Q{} 34 {} 60", num(30.5 + shake(1)), num(30.0 + shake(2)), num(29.5 + shake(3)))
}

fn marks(square: SquareBox, seed: u32) -> Markup {
    let (whole, first, second) = match square {
        SquareBox::Empty | SquareBox::Halves => (false, false, false),
        SquareBox::Marked => (true, false, false),
        SquareBox::HalfMarked => (false, true, false),
        SquareBox::BothMarked => (false, true, true),
    };
    html! {
        @if whole { path .mark d=(PreEscaped(cross(at(30.0, 34.5), 17.0, seed))) {} }
        @if first { path .mark d=(half_cross(19.0, seed)) {} }
        @if second { path .mark d=(half_cross(41.0, seed + 1)) {} }
    }
}

fn half_cross(x: f32, seed: u32) -> String {
    let shake = |step| tremor(seed, step) * 1.6;
    format!(
        "M{} {}L{} {}M{} {}L{} {}",
        num(x - 7.0 + shake(1)),
        num(20.0 + shake(2)),
        num(x + 7.0 + shake(3)),
        num(50.0 + shake(4)),
        num(x + 7.0 + shake(5)),
        num(20.0 + shake(6)),
        num(x - 7.0 + shake(7)),
        num(50.0 + shake(8)),
    )
}

/// A whole Nazgûl route, small, to stand beside a name. A long one takes two lines.
pub(crate) fn route_strip(seat: Seat, route: NazgulRoute, ctx: &Context) -> Markup {
    let columns = across(route.length(), 12);
    let (width, height) = (u32::from(columns) * 12 + 1, u32::from(route.length().div_ceil(columns)) * 15);
    let name = ctx.with("journey-art-nazgul-left", &[("number", route.marks_left().into())]);
    html! {
        svg id={ "strip-" (seat) } .strip role="img" aria-label=(name) viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) {
            title { (name) }
            @for (index, square) in route.boxes().enumerate() {
                @let x = index % usize::from(columns) * 12 + 1;
                @let y = index / usize::from(columns) * 15;
                rect .strip__box x=(x) y=(y + 2) width="10" height="11" {}
                @match square {
                    SquareBox::Empty => {}
                    SquareBox::Marked => path .strip__mark d={ "M" (x) " " (y + 2) "l10 11m0-11l-10 11" } {},
                    SquareBox::Halves | SquareBox::HalfMarked | SquareBox::BothMarked => {
                        path .strip__cut d={ "M" (x + 5) " " (y) "v15" } {}
                        @if square != SquareBox::Halves { rect .strip__half x=(x) y=(y + 2) width="5" height="11" {} }
                        @if square == SquareBox::BothMarked { rect .strip__half x=(x + 5) y=(y + 2) width="5" height="11" {} }
                    }
                }
            }
        }
    }
}
