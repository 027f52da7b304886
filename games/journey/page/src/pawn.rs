//! The hobbits on the road. Each is a pin whose head has a shape, a letter and a colour of its own.

use journey::hobbit::Hobbit;
use journey::view::View;
use maud::{Markup, html};
use table::Seat;

use crate::layout::{Layout, page_of};
use canvas::Context;
use canvas::art::pen::{Point, num};

/// The first letter of a hobbit's name, the same in every language.
pub(crate) const fn letter(hobbit: Hobbit) -> &'static str {
    match hobbit {
        Hobbit::Frodo => "F",
        Hobbit::Sam => "S",
        Hobbit::Merry => "M",
        Hobbit::Pippin => "P",
    }
}

/// The outline of a hobbit's sign around (0, 0), about 30 across.
const fn outline(hobbit: Hobbit) -> &'static str {
    match hobbit {
        Hobbit::Frodo => "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z",
        Hobbit::Sam => {
            "M-11-13.5H11Q13.5-13.5 13.5-11V11Q13.5 13.5 11 13.5H-11Q-13.5 13.5-13.5 11V-11Q-13.5-13.5-11-13.5Z"
        }
        Hobbit::Merry => "M0-18.5L18.5 0 0 18.5-18.5 0Z",
        Hobbit::Pippin => "M-13.5-14H13.5V1C13.5 9 8 14.5 0 17.5-8 14.5-13.5 9-13.5 1Z",
    }
}

/// A hobbit's sign: shape, letter and colour.
pub(crate) fn badge(hobbit: Hobbit) -> Markup {
    html! {
        g class={ "badge jo-hobbit--" (hobbit.id()) } {
            path .badge__shape d=(outline(hobbit)) {}
            text .badge__letter y="6" { (letter(hobbit)) }
        }
    }
}

/// A hobbit's sign as a picture of its own.
pub(crate) fn badge_picture(hobbit: Hobbit) -> Markup {
    html! { svg .badge-picture aria-hidden="true" viewBox="-20 -20 40 40" { (badge(hobbit)) } }
}

/// The hobbits on one page. Several on one box fan out around it.
pub(crate) fn pawns(view: &View, layout: &Layout, ctx: &Context, page: usize) -> Markup {
    let mut all = Vec::new();
    for (index, (point, _)) in layout.boxes.iter().enumerate() {
        if page_of(*point) != page {
            continue;
        }
        let crowd = view.seats.iter().filter(|(_, player)| usize::from(player.bearer) == index);
        let crowd = crowd.filter_map(|(seat, player)| Some((seat, player.hobbit?))).collect::<Vec<_>>();
        for (place, (seat, hobbit)) in crowd.iter().enumerate() {
            all.push(pawn(view, layout, ctx, (*seat, *hobbit), *point, (place, crowd.len())));
        }
    }
    html! { @for pawn in all { (pawn) } }
}

fn pawn(
    view: &View,
    layout: &Layout,
    ctx: &Context,
    (seat, hobbit): (Seat, Hobbit),
    foot: Point,
    (place, crowd): (usize, usize),
) -> Markup {
    let player = &view.seats[seat];
    let spread = (crowd as f32 - 1.0) / 2.0;
    let angle = (place as f32 - spread) * 0.84;
    let height = layout.radius + 15.0 + if crowd > 2 { 7.0 } else { 2.0 };
    // The foot stays on the rim, so that the number in the box can be read.
    let rim = layout.radius - 1.0;
    let foot = foot.by(rim * angle.sin(), -rim * angle.cos());
    let (dx, dy) = ((height - rim) * angle.sin(), -(height - rim) * angle.cos());
    let state = match (player.eliminated, player.arrived) {
        (true, _) => "journey-art-pawn-eliminated",
        (_, true) => "journey-art-pawn-arrived",
        _ => "journey-art-pawn",
    };
    let name = ctx.with(
        state,
        &[
            ("hobbit", (&ctx.say(hobbit.term())).into()),
            ("name", ctx.name(seat).into()),
            ("number", player.bearer.into()),
        ],
    );
    let mut class = format!("jo-pawn jo-hobbit--{}", hobbit.id());
    for (on, modifier) in [
        (seat == view.active && view.winners.is_none(), " pawn--active"),
        (player.eliminated, " jo-pawn--out"),
        (seat == ctx.focus, " jo-pawn--focus"),
    ] {
        if on {
            class.push_str(modifier);
        }
    }
    // A wedge from the rim to the head.
    let (nx, ny) = (-angle.cos() * 7.0, -angle.sin() * 7.0);
    html! {
        g id={ "pawn-" (hobbit.id()) } class=(class) role="img"
            transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ")" } {
            title { (name) }
            path .jo-pawn__foot d={ "M0 0L" (num(dx + nx)) " " (num(dy + ny)) "L" (num(dx - nx)) " " (num(dy - ny)) "Z" } {}
            g transform={ "translate(" (num(dx)) " " (num(dy)) ")" } {
                @if seat == view.active { circle .jo-pawn__halo r="21" {} }
                (badge(hobbit))
                @if player.eliminated { path .jo-pawn__out d="M-13-13L13 13M13-13L-13 13" {} }
            }
        }
    }
}
