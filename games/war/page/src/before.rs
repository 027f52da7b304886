//! What came of the round before, or of the Hunt before a battle, in lines above the question that follows at once: the panels are about
//! what is fought now, and the question may be word for word that of the round before.

use crate::prelude::*;
use crate::report::{self, Line};

/// Nothing where the question is about no battle, or its panel tells all.
pub(crate) fn before(scene: &Scene) -> Markup {
    let ctx = scene.ctx;
    if scene.view.battle.is_none() {
        return html! {};
    }
    let hunt = report::hunt_before(scene);
    html! {
        @if !hunt.is_empty() { (told(ctx, &ctx.say("war-board-before-hunt"), &hunt, None)) }
        @if let Some(round) = report::round_before(scene) {
            @let at = round.at.map(|at| ctx.say(&format!("{}.the", at.term())));
            @let title = match &at {
                Some(at) => ctx.with("war-board-before-at", &[("at", at.into())]),
                None => ctx.say("war-board-before"),
            };
            (told(ctx, &title, &round.lines, round.attacked_again.then(|| ctx.say("war-board-before-again"))))
        }
    }
}

/// The lines as one, below their title.
fn told(ctx: &Context, title: &str, lines: &[Line], last: Option<String>) -> Markup {
    let said = lines.iter().map(|(_, line)| (ctx.tell)(&line.say)).chain(last);
    html! { p .wa-before { b { (title) } " " (said.collect::<Vec<_>>().join(" ")) } }
}
