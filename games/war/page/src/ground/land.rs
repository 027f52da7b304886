//! The pale colours of woods and wastes, and the nations'.

use atlas::land::realm;
use maud::{Markup, html};

use super::chart::GEOMETRY;
use crate::place::{Nation, PLACES, Place};

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

/// Paper and colours.
pub(crate) fn land() -> Markup {
    html! {
        path .wm-land d=(GEOMETRY.outline(&|_| true)) {}
        @for (wash, ids) in WASHES {
            @let wanted = ids.iter().filter_map(|id| Place::index(id)).collect::<Vec<_>>();
            path class={ "wm-wash-" (wash) } d=(GEOMETRY.outline(&|place| wanted.contains(&place))) {}
        }
        @for nation in Nation::ALL {
            @let id = format!("war-land-{}", nation.id());
            (realm(&GEOMETRY, &id, &format!("n-{}", nation.id()), &|place| PLACES[place].nation == Some(nation)))
        }
    }
}
