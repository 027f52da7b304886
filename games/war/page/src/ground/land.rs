//! The pale colours of woods and wastes, and the nations'.

use atlas::land::realm;
use maud::{Markup, html};

use super::chart::{GEOMETRY, nation_of};
use war::nation::Nation;
use war::region::{Region, RegionSet};

/// Regions with a colour of their own.
const WASHES: &[(&str, &[Region])] = &[
    (
        "wood",
        &[
            Region::NORTHERN_MIRKWOOD,
            Region::WESTERN_MIRKWOOD,
            Region::WOODLAND_REALM,
            Region::OLD_FOREST_ROAD,
            Region::NARROWS_OF_THE_FOREST,
            Region::EASTERN_MIRKWOOD,
            Region::SOUTHERN_MIRKWOOD,
            Region::DOL_GULDUR,
            Region::FANGORN,
            Region::OLD_FOREST,
            Region::DRUADAN_FOREST,
            Region::TROLLSHAWS,
        ],
    ),
    ("gold", &[Region::LORIEN]),
    (
        "ash",
        &[
            Region::BARAD_DUR,
            Region::GORGOROTH,
            Region::MORANNON,
            Region::MINAS_MORGUL,
            Region::NURN,
            Region::ASH_MOUNTAINS,
            Region::DAGORLAD,
            Region::WITHERED_HEATH,
        ],
    ),
    ("marsh", &[Region::DEAD_MARSHES, Region::GLADDEN_FIELDS]),
    (
        "dust",
        &[
            Region::WESTERN_BROWN_LANDS,
            Region::EASTERN_BROWN_LANDS,
            Region::NOMAN_LANDS,
            Region::NEAR_HARAD,
            Region::FAR_HARAD,
            Region::EAST_HARONDOR,
            Region::WEST_HARONDOR,
            Region::KHAND,
            Region::UMBAR,
        ],
    ),
];

/// Paper and colours.
pub(crate) fn land() -> Markup {
    html! {
        path .wm-land d=(GEOMETRY.outline(&|_| true)) {}
        @for (wash, regions) in WASHES {
            @let washed = regions.iter().copied().collect::<RegionSet>();
            path class={ "wm-wash-" (wash) } d=(GEOMETRY.outline(&|area| Region::nth(area).is_some_and(|at| washed.has(at)))) {}
        }
        @for nation in Nation::ALL {
            @let id = format!("war-land-{nation}");
            (realm(&GEOMETRY, &id, &format!("n-{nation}"), &|area| nation_of(area) == Some(nation)))
        }
    }
}
