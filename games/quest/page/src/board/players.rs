//! The players and their parts.

use maud::{Markup, html};
use quest::state::SAURON;
use table::Seat;

use super::sign::icon;
use super::{Scene, part, piece, who};

/// The progress of the story of a seat's side, and its length: it stays in sight wherever the track is.
fn gone(scene: &Scene, seat: Seat) -> Markup {
    let (table, ctx) = (&scene.view.table, scene.ctx);
    let all = table.pack.raw.tracks.story.finale;
    let lacks = if seat == SAURON { table.sauron_lacks() } else { table.heroes_lack() };
    let told = [("gone", all.saturating_sub(lacks).into()), ("all", all.into())];
    html! { span title=(ctx.with("quest-board-gone-of", &told)) { (all.saturating_sub(lacks)) "/" (all) } }
}

/// Sauron first, then the heroes in their order.
pub(crate) fn players(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let active = |seat: Seat| match view.table.turn.of {
        Some(of) => of == seat,
        None => seat == SAURON && view.table.turn.round > 0,
    };
    html! {
        ul #players .players aria-label=(ctx.say("quest-board-players")) {
            @for seat in std::iter::once(SAURON).chain(view.table.seats()) {
                li id={ "player-" (seat) } .player .player--active[active(seat)] .player--focus[ctx.own == Some(seat)] aria-current=[active(seat).then_some("true")] {
                    span .badge-picture {
                        @match who(view, seat) { Some(who) => (piece::badge(ctx, who)), None => span .qu-badge .qu-badge--sauron[seat == SAURON] aria-hidden="true" { (icon(if seat == SAURON { "influence" } else { "character" })) } }
                    }
                    span .player__who { span .player__name { (ctx.name(seat)) } ((scene.extra)(seat)) }
                    span .player__hobbit { (part(view, ctx, seat)) " · " (gone(scene, seat)) }
                }
            }
        }
    }
}
