//! The account of the round before, or of the Hunt before a battle or another Hunt, in lines above the question that follows at once:
//! the panels are about what is fought now, and the question may be word for word that of the round before.

use crate::prelude::*;
use crate::report::{self, Line};

/// Nothing where the question is about neither a battle nor a Hunt, or its panel tells all.
pub(crate) fn before(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let fights = view.battle.is_some();
    let hunt = match (fights, view.hunt) {
        (true, _) => report::hunt_before(scene),
        (false, Some(_)) => report::hunt_first(scene),
        (false, None) => return html! {},
    };
    html! {
        @if !hunt.is_empty() { (told(ctx, &ctx.say("war-board-before-hunt"), &hunt, None)) }
        @if let Some(round) = report::round_before(scene).filter(|_| fights) {
            @let at = round.at.map(|at| ctx.say(&format!("{}.the", at.term())));
            @let title = match &at {
                Some(at) => ctx.with("war-board-before-at", &[("at", at.into())]),
                None => ctx.say("war-board-before"),
            };
            (told(ctx, &title, &round.lines, round.attacked_again.then(|| ctx.say("war-board-before-again"))))
        }
    }
}

/// The lines as one, below their title; `first` stands before it, where no edge hides it.
fn told(ctx: &Context, title: &str, lines: &[Line], first: Option<String>) -> Markup {
    let said = lines.iter().map(|(_, line)| (ctx.tell)(&line.say));
    let title = first.into_iter().chain([title.to_owned()]).collect::<Vec<_>>().join(" ");
    html! { p .wa-before { b { (title) } " " (said.collect::<Vec<_>>().join(" ")) } }
}
