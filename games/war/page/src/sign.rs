//! The signs of the nations and of the counters, each drawn once for the whole page.

use std::sync::LazyLock;

use canvas::art::Signs;
use canvas::art::pen::{Point, num};
use maud::{Markup, html};
use war::nation::Nation;

static SIGNS: LazyLock<Signs> = LazyLock::new(|| Signs::read("war-s-", include_str!("../data/signs.txt")));

/// All signs as symbols `war-s-NAME`. Put it once on the page of the war, before what uses it.
pub fn signs() -> Markup {
    html! { svg #war-signs .sprite aria-hidden="true" width="0" height="0" { defs { (SIGNS.symbols()) } } }
}

/// A sign within a drawing, around the origin.
pub(crate) fn mark(name: &str, size: f32) -> Markup {
    mark_at(name, Point::default(), size)
}

/// A sign within a drawing.
pub(crate) fn mark_at(name: &str, centre: Point, size: f32) -> Markup {
    SIGNS.mark(name, "wa-m-mark", centre, size)
}

/// A sign as large as the text around it, outside a drawing.
pub(crate) fn icon(name: &str) -> Markup {
    SIGNS.icon(name, "icon")
}

/// The outline of a shield around the origin.
pub(crate) fn shield(half: f32) -> String {
    let [wide, top, side, low, foot] = [0.9, 1.0, 0.1, 0.75, 1.1].map(|part| num(half * part));
    format!("M-{wide} -{top}H{wide}V{side}Q{wide} {low} 0 {foot}Q-{wide} {low} -{wide} {side}Z")
}

/// The sign of a nation on a shield that stands there.
pub(crate) fn blazon(nation: Nation, at: Point, half: f32) -> Markup {
    SIGNS.mark(nation.id(), "wa-m-mark", at, half * 1.35)
}

/// The class of a nation, for its colour.
pub(crate) fn own(nation: Nation) -> String {
    format!("wa-n-{nation}")
}
