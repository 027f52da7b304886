//! The players.

use maud::{Markup, html};
use table::Seat;
use tricks::view::{PhaseView, View};

use crate::objective::sign;
use crate::plaque::on_turn;
use canvas::Context;
use canvas::art::icon;

/// All players, with the characters they play. `extra` adds what the page knows of a seat.
pub fn players(view: &View, ctx: &Context, extra: &dyn Fn(Seat) -> Markup) -> Markup {
    let won = match &view.phase {
        PhaseView::Over { winners, .. } => !winners.is_empty(),
        _ => false,
    };
    html! {
        ul #players .players aria-label=(ctx.say("tricks-art-players")) {
            @for (seat, _) in ctx.names.iter() {
                @let chairs = view.chairs.iter().filter(|chair| chair.seat == seat).collect::<Vec<_>>();
                @let turn = chairs.iter().any(|chair| on_turn(view, chair.chair));
                li id={ "player-" (seat) } .player .player--active[turn] .player--won[won] .player--focus[seat == ctx.focus] aria-current=[turn.then_some("true")] {
                    span .badge-picture { (icon("person")) }
                    span .player__who { span .player__name { (ctx.name(seat)) } (extra(seat)) }
                    span .player__state {
                        @for chair in &chairs { @if let Some(objective) = &chair.objective { (sign(objective.status, ctx)) } }
                    }
                    span .player__hobbit {
                        @for (index, character) in chairs.iter().filter_map(|chair| chair.character).enumerate() {
                            @if index > 0 { ", " } (ctx.say(character.term()))
                        }
                    }
                }
            }
        }
    }
}
