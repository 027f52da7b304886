//! The pyramid: the hand that two people share. Each row covers the one above it.

use maud::{Markup, html};
use tricks::view::PyramidView;

use crate::piece::seen;
use canvas::Context;

/// The rows from the top, then the cards that lie beside the bottom row.
pub fn pyramid(view: &PyramidView, ctx: &Context) -> Markup {
    let mut slots = view.slots.iter();
    let mut rows = Vec::new();
    for length in view.rows {
        rows.push(slots.by_ref().take(usize::from(length)).collect::<Vec<_>>());
    }
    let beside = slots.collect::<Vec<_>>();
    if let Some(last) = rows.last_mut() {
        last.extend(beside);
    }
    html! {
        section #pyramid .tr-pyramid aria-label=(ctx.with("tricks-art-pyramid-of", &[("name", ctx.name(view.seat).into())])) {
            @for row in rows {
                div .tr-pyramid__row {
                    @for slot in row {
                        div .tr-pyramid__slot {
                            @if let Some(card) = slot.card { (seen(card, "", ctx)) }
                        }
                    }
                }
            }
        }
    }
}
