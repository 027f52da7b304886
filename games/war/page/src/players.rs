//! The players: their side, their Nations, and the leading player.

use crate::camp::camp_of;
use crate::cards::backs;
use crate::prelude::*;

/// The players and their sides. Of partners each has Nations of their own, and one of them the leading player's token.
pub(crate) fn players(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    html! {
        ul #players .players .wa-players aria-label=(ctx.say("war-board-players")) {
            @for (seat, _) in view.hands.iter() {
                @let camp = camp_of(view, seat);
                @let won = view.over.is_some_and(|over| over.winner() == camp);
                li id={ "player-" (seat) } .player .player--won[won] .player--focus[ctx.own == Some(seat)] {
                    span class={ "badge-picture wa-badge wa-badge--" (camp) } { (icon(if camp == Side::Free { "will" } else { "eye" })) }
                    span .player__who {
                        span .player__name { (ctx.name(seat)) }
                        ((scene.extra)(seat))
                    }
                    (backs(view, ctx, seat))
                    @let role = ctx.say(&format!("war-seat-{}-{}", view.players, seat.number()));
                    @if view.players == 2 { span .player__hobbit { (role) } } @else { (nations(scene, seat, &role)) }
                }
            }
        }
    }
}

/// The Nations of one of several players, and whether the token of the leading player lies there.
fn nations(scene: &Scene, seat: Seat, role: &str) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let all = Nation::ALL.into_iter().filter(|folk| view.seats[*folk] == seat);
    html! {
        span .wa-nations title=(role) {
            span .unseen { (role) }
            @for folk in all {
                span class={ "wa-nation wa-nation--small " (own(folk)) } aria-hidden="true" { (icon(folk.id())) }
            }
            @if view.leading[camp_of(view, seat)] == seat { span .wa-leads { (canvas::art::icon("flag")) " " (ctx.say("war-board-leads")) } }
        }
    }
}
