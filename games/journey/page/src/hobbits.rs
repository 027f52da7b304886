//! The players and their hobbits, before the journey.

use journey::hobbit::Hobbit;
use journey::view::View;
use maud::{Markup, html};

use crate::pawn::badge;
use canvas::Context;

/// The four hobbits to take from, and who has taken them.
pub(crate) fn hobbit_choice(view: &View, ctx: &Context) -> Markup {
    html! {
        div #hobbits .jo-hobbits {
            @for hobbit in Hobbit::ALL {
                @let taken = view.seats.iter().find(|(_, player)| player.hobbit == Some(hobbit));
                @let name = ctx.say(hobbit.term());
                @let drawing = html! {
                    (picture(hobbit))
                    span .jo-hobbit__name {
                        (name)
                        @if let Some((seat, _)) = taken { span .jo-hobbit__by { (ctx.name(seat)) } }
                    }
                };
                @let class = if taken.is_some() { "jo-hobbit jo-hobbit--taken" } else { "jo-hobbit" };
                (ctx.thing(&format!("hobbit-{}", hobbit.id()), class, &name, &drawing))
            }
        }
    }
}

/// A hobbit as a picture of their own.
pub(crate) fn picture(hobbit: Hobbit) -> Markup {
    html! { svg .jo-hobbit__picture aria-hidden="true" viewBox="-34 -44 70 92" { (figure(hobbit)) } }
}

/// A hobbit on the road: curls, a cloak with the sign as its brooch, a staff, bare feet.
fn figure(hobbit: Hobbit) -> Markup {
    html! {
        g class={ "jo-hobbit--" (hobbit.id()) } {
            path .jo-v-a d="M-13 40q-9 1-10 6 8 3 16 0v-8ZM11 40q10 1 11 6-9 3-17 0v-8Z" {}
            path .jo-v-b d="M-20 43l1-3M-17 42.5l1-3M17 42.5l1-3M20 43l0-3" {}
            path .jo-v-a d="M-10-20Q-12-36 0-37 12-36 10-20 6-13 0-13-6-13-10-20Z" {}
            path .badge__shape d="M-11-17Q0-8 11-17 21-12 24 8 27 26 23 40-2 47-23 40-27 26-24 8-21-12-11-17Z" {}
            path .jo-v-curls d="M-11-19c-5-1-5-7-2-8-3-4 0-9 4-8 1-5 7-6 9-3 3-3 8-1 8 3 5 0 7 5 4 8 3 2 2 7-1 8 0-4-2-7-4-8-6 2-12 1-15-1-2 2-3 5-3 9Z" {}
            path .jo-v-b d="M-4-23v1.5M4-23v1.5M-3-17q3 2.5 6 0M-15-4q-5 20-3 42M15-4q5 20 3 42M-8 30q8 4 16 0M-9-35q2-2 4 0M2-37q3-2 5 1M-12-29q2-2 3 1" {}
            path .jo-v-a-none d="M28-30q3 36 1 76M28-30q-5-3-2-7 5-2 6 3" {}
            g transform="translate(0 11) scale(.86)" { (badge(hobbit)) }
        }
    }
}
