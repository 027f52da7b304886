//! What stands in a region, as a little picture, with the sign of its nation and what it is worth.

use maud::{Markup, html};

use super::layout::SPOTS;
use super::place::{PLACES, Place, Settlement};
use crate::art::pen::num;

/// All of them.
pub(super) fn settlements() -> Markup {
    html! {
        @for (place, spot) in PLACES.iter().zip(SPOTS.iter()) {
            @if let Some(seat) = spot.seat {
                g class={ "wm-seat" @if let Some(nation) = place.nation { " n-" (nation.id()) } }
                    transform={ "translate(" (num(seat.centre.x)) " " (num(seat.centre.y)) ")" } {
                    (standing(place))
                }
            }
        }
    }
}

fn standing(place: &Place) -> Markup {
    html! { @match place.settlement {
        Some(Settlement::Stronghold) => { rect .wm-house x="-20" y="-28" width="40" height="40" {} }
        Some(Settlement::City) => { rect .wm-house x="-18" y="-22" width="36" height="30" {} }
        Some(_) => { rect .wm-house x="-12" y="-16" width="24" height="20" {} }
        None => { circle .wm-house r="7" {} }
    } }
}
