//! The account of the round before, or of the Hunt before a battle or another Hunt, in lines above the question that follows at once:
//! the panels are about what is fought now, and the question may be word for word that of the round before.

use crate::prelude::*;
use crate::report::{self, Line};

/// An account of what came before, in one paragraph.
struct Account<'a> {
    title: String,
    lines: Vec<Line<'a>>,
}

/// Nothing where the question is about neither a battle nor a Hunt, or its panel tells all.
pub(crate) fn before(scene: &Scene) -> Markup {
    html! { @for account in accounts(scene) { (told(scene.ctx, &account)) } }
}

/// The numbers of the lines that it tells, in the journal.
pub(crate) fn recalled(scene: &Scene) -> Vec<usize> {
    let lines = accounts(scene).into_iter().flat_map(|account| account.lines);
    lines.map(|(number, _)| number - 1).collect()
}

fn accounts<'a>(scene: &Scene<'a>) -> Vec<Account<'a>> {
    let (view, ctx) = (scene.view, scene.ctx);
    let fights = view.battle.is_some();
    let hunt = match (fights, view.hunt) {
        (true, _) => report::hunt_before(scene),
        (false, Some(_)) => report::hunt_first(scene),
        (false, None) => return Vec::new(),
    };
    let hunt = (!hunt.is_empty()).then(|| Account { title: ctx.say("war-board-before-hunt"), lines: hunt });
    let round = report::round_before(scene).filter(|_| fights);
    let round = round.map(|round| Account { title: titled(ctx, &round), lines: round.lines });
    hunt.into_iter().chain(round).collect()
}

/// The title of a round: where it was fought. That this is another attack stands first, where no edge hides it.
fn titled(ctx: &Context, round: &report::RoundBefore) -> String {
    let at = round.at.map(|at| ctx.say(&format!("{}.the", at.term())));
    let title = match &at {
        Some(at) => ctx.with("war-board-before-at", &[("at", at.into())]),
        None => ctx.say("war-board-before"),
    };
    match round.attacked_again {
        true => format!("{} {title}", ctx.say("war-board-before-again")),
        false => title,
    }
}

/// The lines as one, below their title.
fn told(ctx: &Context, account: &Account) -> Markup {
    let said = account.lines.iter().map(|(_, line)| (ctx.tell)(&line.say));
    html! { p .wa-before { b { (account.title) } " " (said.collect::<Vec<_>>().join(" ")) } }
}
