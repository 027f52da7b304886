//! The battle that is being fought: who, where, with which cards, and how it goes.

use war::state::{Assault, Battle};
use war::view::Odds;

use crate::cards::card;
use crate::prelude::*;
use crate::report;

/// The panel of the battle, or the line of the one that was fought last in this turn; nothing when there is none.
pub(crate) fn battle(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let lines = report::battle(scene);
    let Some(battle) = &view.battle else {
        let name = html! { (icon("army")) " " (ctx.say("war-board-battle-over")) };
        return html! { @if !lines.is_empty() { (report::over(ctx, ["battle", "battle-report"], &name, &lines)) } };
    };
    let id = match battle.kind {
        Assault::Field => "war-board-battle",
        Assault::Siege => "war-board-assault",
        Assault::Sortie => "war-board-sortie",
    };
    let title = ctx.with(id, &[("at", (&ctx.say(battle.at.term())).into())]);
    // Which round it is and what hits it has brought stand in the panel's own head: below it is what they come from.
    let heads = |event: &Event| matches!(event, Event::RoundBegins { .. } | Event::RoundHits { .. });
    let struck = lines.iter().any(|(_, told)| matches!(told.event, Event::RoundHits { .. }));
    let below = lines.iter().filter(|(_, told)| !heads(&told.event)).copied().collect::<Vec<_>>();
    html! {
        section #battle .wa-track .wevent aria-label=(title) {
            h3 .wa-track__title {
                (icon("army")) " " (title)
                @if battle.round > 0 {
                    span .wa-track__sum { (ctx.with("war-board-round", &[("number", battle.round.into())])) }
                }
            }
            div #battle-field .wa-field { @for camp in [battle.attacker, battle.attacker.other()] { (army(view, ctx, battle, camp, struck, &rolls(&lines, camp))) } }
            (report::report("battle-report", ctx, &below))
        }
    }
}

/// The dice of a side in this round, as they lie: those of its Army, then those it rolled again.
fn rolls(lines: &[report::Line], camp: Side) -> Markup {
    let of_camp = |event: &Event| matches!(event, Event::BattleRoll { side, .. } if *side == camp);
    let rolled = lines.iter().filter(|(_, told)| of_camp(&told.event));
    html! { @for (number, told) in rolled { (report::dice("battle-field", *number, &told.event)) } }
}

/// A side of it: its figures, its strength, its dice, its card, and, once the round was `struck`, its hits.
fn army(view: &View, ctx: &Context, battle: &Battle, camp: Side, struck: bool, rolls: &Markup) -> Markup {
    let (force, role) = match camp == battle.attacker {
        true => (battle.force, "war-board-attacker"),
        false => (force_in(view, battle.at, camp), "war-board-defender"),
    };
    let round = battle.rounds[camp];
    let hits = round.early + round.hits;
    html! {
        div .wa-event__side {
            p .wa-event__who { (ctx.say(camp.term())) " · " (ctx.say(role)) @if struck || hits > 0 { " · " b { (ctx.with("war-board-hits", &[("number", hits.into())])) } } }
            div .wforce { @for (piece, count) in force.iter() { (one(ctx, piece, count)) } }
            @if let Some(odds) = view.odds { (sums(ctx, &odds[camp], round.bonus)) }
            @if !rolls.0.is_empty() { p { (rolls) } }
            @match (battle.cards[camp], view.backs[camp]) {
                (Some(shown), _) => (card(ctx, shown)),
                (None, Some(deck)) => p { (icon("event")) " " (ctx.say("war-board-face-down")) " (" (ctx.say(deck.term())) ")" },
                (None, None) => {},
            }
        }
    }
}

/// All figures of a side in a region.
pub(crate) fn force_in(view: &View, region: Region, camp: Side) -> Force {
    Force { figures: view.board.at(region).of(camp), people: view.people_in(region, camp) }
}

/// The strength of a side: dice, the faces they must show, Leadership. Each says what it is.
fn sums(ctx: &Context, odds: &Odds, bonus: i8) -> Markup {
    let more = match bonus {
        0 => String::new(),
        _ => format!(" ({bonus:+})").replace('-', "\u{2212}"),
    };
    let rows = [
        ("war-board-strength", odds.dice.to_string()),
        ("war-board-need", format!("{}+{more}", odds.need)),
        ("war-board-leadership", odds.leadership.to_string()),
    ];
    html! {
        dl .wa-sums { @for (id, number) in rows { div title=(ctx.say(&format!("{id}.why"))) { dt { (ctx.say(id)) } dd { (number) } } } }
    }
}

/// Figures of one kind, with their number.
pub(crate) fn one(ctx: &Context, piece: Piece, count: u8) -> Markup {
    let name = counted(ctx.language, piece, count);
    html! { span .wa-force__one title=(name) { (sign_of(ctx.language, piece)) span aria-hidden="true" { "×" (count) } span .unseen { (name) } } }
}
