//! The whole table, from above: one's own chair below, the others around, the trick in the middle.

use maud::{Markup, html};
use table::Seat;
use tricks::chair::Chair;
use tricks::view::{ChairView, PhaseView, View};

use crate::chapter::besides;
use crate::plaque::plaque;
use crate::pyramid::pyramid;
use crate::roster::roster;
use crate::trick::trick;
use canvas::Context;

/// The table from the reader's seat.
pub fn table(view: &View, ctx: &Context) -> Markup {
    let sides = sides(view, ctx.focus);
    let taking = taking(view);
    html! {
        section #felt .tr-felt aria-label=(ctx.say("tricks-art-table")) {
            @if taking { (roster(view, ctx)) }
            div class={ "tr-around tr-around--" (view.chairs.len()) @if view.pyramid.is_some() { " tr-around--pyramid" } } {
                @for (chair, side) in view.chairs.iter().zip(&sides) { (plaque(view, chair, side, ctx)) }
                (besides(view, ctx))
                @if let Some(shared) = &view.pyramid { (pyramid(shared, ctx)) }
                @if !taking { (trick(view, &sides, ctx)) }
            }
        }
    }
}

/// Are characters being taken? Then they are what one looks at.
pub(crate) const fn taking(view: &View) -> bool {
    matches!(view.phase, PhaseView::Take { .. } | PhaseView::Group)
}

/// The side of each chair, clockwise from one's own; the pyramid lies opposite.
fn sides(view: &View, focus: Seat) -> Vec<&'static str> {
    let count = view.chairs.len();
    let own = view.chairs.iter().find(|chair| chair.seat == focus && !chair.pyramid);
    let own = own.map_or(Chair::at(0), |chair| chair.chair);
    let side = |chair: &ChairView| {
        if chair.pyramid {
            return "north";
        }
        match ((chair.chair.index() + count - own.index()) % count, count) {
            (0, _) => "south",
            (1, _) => "west",
            (2, 4) => "north",
            _ => "east",
        }
    };
    view.chairs.iter().map(side).collect()
}
