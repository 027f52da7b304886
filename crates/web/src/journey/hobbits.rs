//! Before the journey: who plays whom.

use journey::hobbit::Hobbit;
use journey::view::View;
use maud::{Markup, html};

use super::context::BoardContext;
use super::pawn::badge;

/// The four hobbits to take from, and who has taken them.
pub fn hobbit_choice(view: &View, ctx: &BoardContext) -> Markup {
    html! {
        div #hobbits .hobbits {
            @for hobbit in Hobbit::ALL {
                @let taken = view.seats.iter().find(|(_, player)| player.hobbit == Some(hobbit));
                @let name = ctx.say(hobbit.term());
                @let drawing = html! {
                    svg .hobbit__picture aria-hidden="true" viewBox="-34 -40 68 92" { (figure(hobbit)) }
                    span .hobbit__name { (name) }
                    span .hobbit__by { @if let Some((seat, _)) = taken { (ctx.name(seat)) } }
                };
                @let class = if taken.is_some() { "hobbit hobbit--taken" } else { "hobbit" };
                (ctx.thing(&format!("hobbit-{}", hobbit.name()), class, &name, None, &drawing))
            }
        }
    }
}

/// A hobbit in a cloak, with the sign as its brooch.
fn figure(hobbit: Hobbit) -> Markup {
    html! {
        g class={ "hobbit__cloak hobbit--" (hobbit.name()) } {
            path .v-a d="M-9-20C-14-30-8-38 0-38 8-38 14-30 9-20Z" {}
            path .badge__shape d="M-10-19Q0-14 10-19 22-12 25 14 28 34 24 44-4 50-24 44-28 34-25 14-22-12-10-19Z" {}
            path .v-b d="M-11-26q3-8 7-7 5 3 9 0 4 1 6 7M-4-26v1M4-26v1M-3-21q3 2 6 0M-14-8q-5 24-4 50M14-8q5 24 4 50M-13 46q-4 5-10 4M13 46q4 5 10 4" {}
            g transform="translate(0 12)" { (badge(hobbit)) }
        }
    }
}
