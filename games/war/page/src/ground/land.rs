//! The pale colours of woods and wastes, and the nations'.

use atlas::land::realm;

use super::chart::{CHART, GEOMETRY, nation_of};
use crate::prelude::*;

/// Colours of land, by its kind.
const WASHES: [&str; 5] = ["wood", "gold", "ash", "marsh", "dust"];

/// Paper and colours.
pub(crate) fn land() -> Markup {
    html! {
        path .wm-land d=(GEOMETRY.outline(&|_| true)) {}
        @for wash in WASHES {
            @let washed = CHART.land(wash);
            path class={ "wm-wash-" (wash) } d=(GEOMETRY.outline(&|area| Region::nth(area).is_some_and(|at| washed.has(at)))) {}
        }
        @for nation in Nation::ALL {
            @let id = format!("war-land-{nation}");
            (realm(&GEOMETRY, &id, &format!("wa-n-{nation}"), &|area| nation_of(area) == Some(nation)))
        }
    }
}
