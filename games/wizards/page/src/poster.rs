//! The game in one small picture, for the entrance: two staffs, and the road between the mountains.

use maud::{Markup, html};

/// A picture for the eye only.
pub(crate) fn poster() -> Markup {
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            path .wz-poster__far d="M0 92L60 52 108 84 176 34 246 88 318 46 392 90 462 40 536 86 596 58 640 82V132H0Z" {}
            path .wz-poster__near d="M0 112Q96 88 200 104T402 100 640 106V132H0Z" {}
            path .wz-poster__road d="M300 132Q330 118 312 108T340 94 330 84" {}
            @for (x, tilt) in [(150, -6), (490, 6)] {
                g transform={ "translate(" (x) " 124) rotate(" (tilt) ")" } {
                    path .wz-poster__staff d="M0 0V-84" {}
                    circle .wz-poster__light cx="0" cy="-92" r="9" {}
                }
            }
        }
    }
}
