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
    SIGNS.mark(name, "wa-m-mark", Point::default(), size)
}

/// A sign as large as the text around it, outside a drawing.
pub(crate) fn icon(name: &str) -> Markup {
    SIGNS.icon(name, "icon")
}

/// The shield of a nation around the origin.
pub(crate) fn shield(nation: Nation, half: f32) -> Markup {
    let h = |part: f32| num(half * part);
    html! {
        path .wa-m-shield d={ "M" (h(-0.9)) " " (h(-1.0)) "H" (h(0.9)) "V" (h(0.1)) "Q" (h(0.9)) " " (h(0.75)) " 0 " (h(1.1))
            "Q" (h(-0.9)) " " (h(0.75)) " " (h(-0.9)) " " (h(0.1)) "Z" } {}
        (mark(nation.id(), half * 1.35))
    }
}
