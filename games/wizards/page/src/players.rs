//! Who plays, and how many points each has, by their classes.

use canvas::{Scene, Value};
use maud::{Markup, html};
use wizards::Wizards;
use wizards::rules::Points;

/// The six classes of points, by the words for them.
const CLASSES: [&str; 6] = ["characters", "items", "factions", "allies", "creatures", "other"];

/// Both players.
pub(crate) fn players(scene: &Scene<Wizards>) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let won = |seat| view.turn.over.is_some_and(|(_, winners)| winners.has(seat));
    html! {
        ul #players .players aria-label=(ctx.say("wizards-page-players")) {
            @for (seat, _) in ctx.names.iter() {
                @let side = &view.sides[seat.index()];
                li id={ "player-" (seat) } .player .player--active[view.turn.active == seat] .player--won[won(seat)] .player--focus[ctx.own == Some(seat)] {
                    span .badge-picture { (canvas::art::icon("person")) }
                    span .player__who { span .player__name { (ctx.name(seat)) } ((scene.extra)(seat)) }
                    span .player__state title=(classes(&side.points, ctx)) {
                        (ctx.with("wizards-page-points", &[("points", Value::Text(&side.total.to_string()))]))
                    }
                    span .player__hobbit {
                        (ctx.with("wizards-page-general", &[("free", Value::Text(&side.general.to_string()))]))
                    }
                }
            }
        }
    }
}

fn classes(points: &Points, ctx: &canvas::Context) -> String {
    let parts = points
        .classes()
        .into_iter()
        .zip(CLASSES)
        .filter(|(count, _)| *count != 0);
    let parts = parts.map(|(count, class)| {
        let class = format!("wizards-points-{class}");
        ctx.with(&class, &[("points", Value::Text(&count.to_string()))])
    });
    parts.collect::<Vec<_>>().join(" · ")
}
