//! The game in one small picture, for the entrance: two towers, and the land between them.

use maud::{Markup, html};

use crate::card::{Face, back, face};

/// A few cards on the table. A picture for the eye only.
pub fn poster() -> Markup {
    let cards = ["wt", "h3", "m8", "f5", "s6", "r1", "bt"];
    html! {
        svg .poster viewBox="0 0 640 132" aria-hidden="true" {
            path .poster__land d="M0 92Q160 60 320 84T640 70V132H0Z" {}
            @for (index, notation) in cards.into_iter().enumerate() {
                @let left = 22 + index * 86;
                @let top = 8 + (index as i32 - 3).abs() * 3;
                svg x=(left) y=(top) width="82" height="115" {
                    @if let Some(card) = Face::of(notation) { (face(card, "")) } @else { (back()) }
                }
            }
        }
    }
}
