//! Rivers. They run along borders, so that the areas stay free for what stands and moves in them.

use std::collections::BTreeMap;

use canvas::art::pen::Point;
use maud::{Markup, html};
use serde::Deserialize;

use crate::distance::segment;
use crate::geometry::points;
use crate::trail;

/// A river from its spring.
#[derive(Clone, Debug, Deserialize)]
pub struct River {
    /// Width at the mouth: 3, 4 or 6.
    pub wide: u8,
    /// The points it runs through.
    #[serde(deserialize_with = "points")]
    pub course: Vec<Point>,
}

/// The distance of `point` from the nearest river, when it is near.
pub fn far(rivers: &[River], point: Point) -> f32 {
    let mut nearest = f32::INFINITY;
    for River { wide, course } in rivers {
        for pair in course.windows(2) {
            if (pair[0].y - point.y).abs() < 60.0 && (pair[0].x - point.x).abs() < 60.0 {
                nearest = nearest.min(segment(point, pair[0], pair[1]) - f32::from(*wide) / 2.0);
            }
        }
    }
    nearest
}

/// The rivers, on the land: all of a width as one line, the banks under the streams.
pub fn rivers(rivers: &[River]) -> Markup {
    let mut courses = BTreeMap::<(u8, usize), String>::new();
    for River { wide, course } in rivers {
        // A river widens twice on its way.
        let cut = course.len() / 3;
        let parts = [&course[..=cut], &course[cut..=2 * cut], &course[2 * cut..]];
        for (part, points) in parts.into_iter().enumerate() {
            courses.entry((*wide, part)).or_default().push_str(&trail::line(points));
        }
    }
    html! {
        @for line in ["bank", "stream"] {
            @for ((wide, part), d) in &courses {
                @if line == "bank" || *part > 0 || *wide > 3 {
                    path class={ "wm-" (line) " wm-" (line) "-" (wide) (part) } d=(d) {}
                }
            }
        }
    }
}
