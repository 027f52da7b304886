//! The land under everything: the bands along the frontiers, as they were painted by hand into old atlases, and the
//! lines between areas.

use maud::{Markup, html};

use crate::geometry::Geometry;
use crate::kind::Kind;

/// A realm's colour: a tint, and a band along its frontier. The outline is put on the page as `id`; `class` says
/// which colour is its own.
pub fn realm(geometry: &Geometry, id: &str, class: &str, inside: &dyn Fn(usize) -> bool) -> Markup {
    html! {
        defs {
            path id=(id) d=(geometry.outline(inside)) {}
            clipPath id={ (id) "-clip" } { use href={ "#" (id) } {} }
        }
        g class={ "wm-nation " (class) } clip-path={ "url(#" (id) "-clip)" } {
            use href={ "#" (id) } .wm-tint {}
            use href={ "#" (id) } .wm-band .wm-band--wide {}
            use href={ "#" (id) } .wm-band {}
        }
    }
}

/// The lines between areas and between realms.
pub fn borders(geometry: &Geometry) -> Markup {
    let plain = geometry.lines(&|border| border.kind == Kind::Border && !border.frontier);
    let frontier = geometry.lines(&|border| border.frontier);
    let barrier = geometry.lines(&|border| border.kind == Kind::Impassable);
    html! {
        // Under the mountains that stand on it: also between two peaks nobody shall look for a way.
        path .wm-barrier d=(barrier) {}
        path .wm-border d=(plain) {}
        path .wm-frontier d=(frontier) {}
    }
}
