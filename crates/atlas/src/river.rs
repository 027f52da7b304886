//! Rivers. They run along borders, so that the areas stay free for what stands and moves in them.

use canvas::art::pen::Point;
use maud::{Markup, html};
use serde::Deserialize;

use crate::geometry::{points, segment};
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

/// The rivers, on the land.
pub fn rivers(rivers: &[River]) -> Markup {
    // A river widens twice on its way.
    let courses = rivers.iter().map(|River { wide, course }| {
        let cut = course.len() / 3;
        let parts = [&course[..=cut], &course[cut..=2 * cut], &course[2 * cut..]];
        (*wide, parts.map(trail::line))
    });
    let courses = courses.collect::<Vec<_>>();
    html! {
        @for line in ["bank", "stream"] {
            @for (wide, parts) in &courses {
                @for (part, d) in parts.iter().enumerate() {
                    @if line == "bank" || part > 0 || *wide > 3 {
                        path class={ "wm-" (line) " wm-" (line) "-" (wide) (part) } d=(d) {}
                    }
                }
            }
        }
    }
}
