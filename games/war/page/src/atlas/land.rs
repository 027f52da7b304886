//! The land under everything: paper, the pale colours of woods and wastes, the bands along the frontiers, as
//! they were painted by hand into old atlases.

use maud::{Markup, html};

use super::geometry::{GEOMETRY, Kind};
use crate::place::{Nation, PLACES, Place};
use canvas::art::pen::Point;

/// Regions with a colour of their own.
const WASHES: &[(&str, &[&str])] = &[
    (
        "wood",
        &[
            "northern-mirkwood",
            "western-mirkwood",
            "woodland-realm",
            "old-forest-road",
            "narrows-of-the-forest",
            "eastern-mirkwood",
            "southern-mirkwood",
            "dol-guldur",
            "fangorn",
            "old-forest",
            "druadan-forest",
            "trollshaws",
        ],
    ),
    ("gold", &["lorien"]),
    (
        "ash",
        &[
            "barad-dur",
            "gorgoroth",
            "morannon",
            "minas-morgul",
            "nurn",
            "ash-mountains",
            "dagorlad",
            "withered-heath",
        ],
    ),
    ("marsh", &["dead-marshes", "gladden-fields"]),
    (
        "dust",
        &[
            "western-brown-lands",
            "eastern-brown-lands",
            "noman-lands",
            "near-harad",
            "far-harad",
            "east-harondor",
            "west-harondor",
            "khand",
            "umbar",
        ],
    ),
];

/// Is there land at `point`?
pub(crate) fn dry(point: Point) -> bool {
    (0..PLACES.len()).any(|place| GEOMETRY.depth(place, point, &|_| 0.0) > 0.0)
}

/// Paper and colours.
pub(crate) fn land() -> Markup {
    let all = GEOMETRY.outline(&|_| true);
    html! {
        path .wm-land d=(all) {}
        @for (wash, ids) in WASHES {
            @let wanted = ids.iter().filter_map(|id| Place::index(id)).collect::<Vec<_>>();
            path class={ "wm-wash-" (wash) } d=(GEOMETRY.outline(&|place| wanted.contains(&place))) {}
        }
        @for nation in Nation::ALL {
            @let id = format!("war-land-{}", nation.id());
            @let d = GEOMETRY.outline(&|place| PLACES[place].nation == Some(nation));
            defs {
                path id=(id) d=(d) {}
                clipPath id={ (id) "-clip" } { use href={ "#" (id) } {} }
            }
            g class={ "wm-nation n-" (nation.id()) } clip-path={ "url(#" (id) "-clip)" } {
                use href={ "#" (id) } .wm-tint {}
                use href={ "#" (id) } .wm-band .wm-band--wide {}
                use href={ "#" (id) } .wm-band {}
            }
        }
    }
}

/// The lines between regions and between nations.
pub(crate) fn borders() -> Markup {
    let plain = GEOMETRY.lines(&|border| border.kind == Kind::Border && !border.is_frontier());
    let frontier = GEOMETRY.lines(&|border| border.is_frontier());
    let barrier = GEOMETRY.lines(&|border| border.kind == Kind::Impassable);
    html! {
        // Under the mountains that stand on it: also between two peaks nobody shall look for a way.
        path .wm-barrier d=(barrier) {}
        path .wm-border d=(plain) {}
        path .wm-frontier d=(frontier) {}
    }
}
