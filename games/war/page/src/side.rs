//! The counters beside the map: dice and Rings above it, the tracks at the side.

use war::CRACK_OF_DOOM;
use war::questions::{Companions, Pick, Separate, Trek};
use war::tile::Tile;

use crate::about::odds;
use crate::battle::one;
use crate::dice::{action_die, damage, die, face_signs, hunt_tile, hunt_tile_back};
use crate::prelude::*;
use crate::report;
use crate::spots::{Spot, spots};
use crate::stack::chip;
use crate::track::{
    Journey, Standing, company, elven_rings, fellowship, hunt_box, mordor, of_needed, politics, victory,
};

/// The Action dice of both sides, the die that is being spent, the uses of the Elven Rings, and figures that
/// may be chosen but stand nowhere on the map.
pub(crate) fn dice(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let row = |camp: Side| {
        let roll = scene.last(|event| matches!(event, Event::ActionRoll { side, .. } if *side == camp));
        html! {
            div class={ "wa-cup wa-cup--" (camp) } role="group" aria-label=(ctx.say(camp.term())) {
                span .wa-cup__who { (ctx.say(camp.term())) }
                @for face in Face::ALL { @for number in 0..view.dice[camp][face] {
                    (die(ctx, &format!("die-{camp}-{number}-{face}"), camp, Some(face), roll))
                } }
            }
        }
    };
    html! {
        section #action-dice .wa-track .wa-cups aria-label=(ctx.say("war-board-dice")) {
            h3 .wa-track__title { (ctx.with("war-board-turn", &[("number", view.turn.into())])) }
            @for camp in Side::ALL { (row(camp)) }
            @if let Some(action) = view.action {
                div .wa-cup .wa-cup--spent {
                    span .wa-cup__who { (ctx.say("war-board-spent")) }
                    (action_die(ctx, "spent-die", action.side, Some(action.face)))
                }
            }
            (picked(view, ctx))
            (exchanges(scene))
            (elsewhere(scene))
        }
    }
}

/// Figures that may be chosen and are neither on the map nor in the Fellowship.
fn elsewhere(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let walks =
        |spot: &Spot| matches!(spot.piece, Piece::Person(who) if view.people[who] == Place::Fellowship);
    let elsewhere = |spot: &Spot| spot.at.is_none() && !walks(spot);
    let all = spots(view, scene.legal()).filter(elsewhere).collect::<Vec<_>>();
    html! {
        @if !all.is_empty() {
            section #spots .wa-choosing aria-label=(ctx.say("war-board-spots")) {
                div .wforce { @for spot in all { (chip(ctx, &format!("spot-{}", spot.choice), spot.piece, 1, false)) } }
            }
        }
    }
}

/// The figures picked so far.
fn picked(view: &View, ctx: &Context) -> Markup {
    let force = match view.question {
        Some(Frame::Pick(Pick { force, .. }) | Frame::Trek(Trek { force, .. })) => force,
        Some(Frame::Companions(Companions { group, .. }) | Frame::Separate(Separate { group, .. })) => {
            Force { people: group, ..Force::default() }
        }
        _ => Force::default(),
    };
    html! {
        @if !force.is_empty() {
            div #picked .wforce .wa-picked {
                span .wa-cup__who { (ctx.say("war-board-picked")) }
                @for (piece, count) in force.iter() { (one(ctx, piece, count)) }
            }
        }
    }
}

/// The exchanges of a die by an Elven Ring: folded away, for they are seldom used.
fn exchanges(scene: &Scene) -> Markup {
    let ctx = scene.ctx;
    let all = scene.legal().filter_map(|choice| match choice {
        Choice::Ring(from, to) => Some((*from, *to)),
        _ => None,
    });
    let all = all.collect::<Vec<_>>();
    html! {
        @if !all.is_empty() {
            details #exchanges .wa-exchanges {
                summary { (icon("ring")) " " (ctx.say("war-map-elven-ring")) }
                div .wa-exchanges__all { @for (from, to) in all { (exchange(ctx, from, to)) } }
            }
        }
    }
}

fn exchange(ctx: &Context, from: Face, to: Face) -> Markup {
    let name = format!("{} → {}", ctx.say(from.term()), ctx.say(to.term()));
    let drawing = html! { (face_signs(from)) " → " (face_signs(to)) };
    ctx.thing(&format!("ring-{from}>{to}"), "wa-exchange", &name, &drawing)
}

pub(crate) fn tracks(view: &View, ctx: &Context) -> Markup {
    let journey = Journey {
        progress: view.fellowship.progress,
        corruption: view.fellowship.corruption,
        revealed: !view.fellowship.hidden,
    };
    let walkers: Vec<Character> = view.people.keys_where(|place| *place == Place::Fellowship);
    let standings = Nation::ALL.map(|nation| Standing {
        nation,
        steps: view.politics[nation].steps,
        active: view.politics[nation].active,
    });
    html! {
        (victory(ctx, &view.points))
        (fellowship(ctx, &journey))
        @if view.fellowship.mordor.is_some() { (mordor(ctx, view.fellowship.mordor)) }
        (boxed(view, ctx))
        (company(ctx, &walkers, view.fellowship.guide))
        (politics(ctx, &standings))
        (elven_rings(ctx, view.rings[Side::Free], view.rings[Side::Shadow]))
    }
}

/// The result of the war.
pub(crate) fn ending(view: &View, ctx: &Context) -> Markup {
    let points = Side::ALL.map(|camp| of_needed(ctx, camp, view.points[camp]));
    let at_war: Vec<Nation> = view.politics.keys_where(|stand| stand.steps == 0);
    let at_war = at_war.iter().map(|folk| ctx.say(folk.term())).collect::<Vec<_>>();
    html! {
        dl {
            dt { (ctx.with("war-board-turn", &[("number", view.turn.into())])) } dd { @for line in &points { div { (line) } } }
            dt { (ctx.say("war-map-fellowship")) }
            dd {
                div { (icon("ring")) " " (ctx.say("war-map-progress")) ": " (view.fellowship.progress) }
                div { (icon("corruption")) " " (ctx.say("war-map-corruption")) ": " (view.fellowship.corruption) "/" (war::DOOM) }
            }
            @if !at_war.is_empty() { dt { (ctx.say("war-map-at-war")) } dd { (ctx.language.list(&at_war)) } }
        }
    }
}

/// The Hunt Box. While dice are put into it, each number of dice that may be is a die to be clicked.
fn boxed(view: &View, ctx: &Context) -> Markup {
    let dice = |camp: Side, shown: Face, count: u8| {
        let die = |number| action_die(ctx, &format!("hunting-{camp}-{number}"), camp, Some(shown));
        (0..count).map(die).collect::<Vec<_>>()
    };
    let [free, shadow] = Side::ALL.map(|camp| view.hunt_box[camp]);
    let mut eyes = dice(Side::Shadow, Face::Eye, shadow);
    if view.question == Some(Frame::Allocate) {
        let offered = (0..=10_u8).filter(|count| ctx.lit(&format!("allot-{count}")).is_some());
        eyes.extend(offered.map(|count| {
            let name = ctx.with("war-board-allot", &[("number", count.into())]);
            let drawing = html! { (icon("eye")) b { (count) } };
            let class = "wa-die wa-die--shadow wa-die--cup wa-die--two";
            ctx.thing(&format!("allot-{count}"), class, &name, &drawing)
        }));
    }
    let moves = dice(Side::Free, Face::Character, free);
    hunt_box(ctx, &eyes, &moves, [free, shadow], &hunts(view, ctx))
}

/// What a Hunt would be now: its dice, what is added to each, which of them are rolled again, and the tiles.
fn hunts(view: &View, ctx: &Context) -> Vec<String> {
    let number = |id: &str, number: u8| ctx.with(id, &[("number", number.into())]);
    let [free, shadow] = Side::ALL.map(|camp| view.hunt_box[camp]);
    if view.fellowship.mordor.is_some() {
        return vec![number("war-board-hunts-mordor", free + shadow), pool(view, ctx)];
    }
    let reasons =
        ["war-event-hunt-again-stronghold", "war-event-hunt-again-army", "war-event-hunt-again-nazgul"];
    let there = reasons.into_iter().zip(view.hunted_by()).filter(|(_, there)| *there);
    let there = there.map(|(reason, _)| ctx.say(reason)).collect::<Vec<_>>();
    let (dice, again) = (shadow.min(5), there.len() as u8);
    let (at, reasons) = (ctx.say(view.fellowship.at.term()), ctx.language.list(&there));
    let words = [("number", again.into()), ("at", (&at).into()), ("reasons", (&reasons).into())];
    vec![
        number("war-board-hunts-dice", dice),
        number("war-board-hunts-bonus", free),
        ctx.with("war-board-hunts-again", &words),
        ctx.with("war-board-hunts-odds", &[("percent", odds([dice, free, again]).into())]),
        pool(view, ctx),
    ]
}

/// The tiles of the Hunt Pool by their damage, and how many of them reveal.
fn pool(view: &View, ctx: &Context) -> String {
    let mut kinds: Vec<(String, u8)> = Vec::new();
    let mut reveal = 0_u8;
    for (tile, count) in Tile::all().zip(view.tiles.pool).filter(|(_, count)| *count > 0) {
        let shown = damage(ctx, tile.facts().damage);
        match kinds.iter_mut().find(|(other, _)| *other == shown) {
            Some((_, number)) => *number += count,
            None => kinds.push((shown, count)),
        }
        reveal += if tile.facts().reveal { count } else { 0 };
    }
    let kinds = kinds.iter().map(|(shown, count)| format!("{shown} ×{count}")).collect::<Vec<_>>();
    let kinds = kinds.join(", ");
    let words = [("number", view.tiles.left().into()), ("kinds", (&kinds).into()), ("reveal", reveal.into())];
    ctx.with("war-board-hunts-pool", &words)
}

/// The tile that was drawn last in a Hunt.
fn was_drawn(lines: &[report::Line]) -> Option<Tile> {
    lines.iter().rev().find_map(|(_, told)| match told.event {
        Event::TileDrawn { tile } => Some(tile),
        _ => None,
    })
}

/// The Hunt that is being resolved, its sums line by line; or the line of the one that was resolved last.
pub(crate) fn hunt(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let lines = report::hunt(scene);
    let Some(hunt) = view.hunt else {
        let name = html! {
            (icon("eye")) " " (ctx.say("war-board-hunt-over"))
            @if let Some(tile) = was_drawn(&lines) { (hunt_tile(ctx, "hunt-tile", tile)) }
        };
        return html! { @if !lines.is_empty() { (report::over(ctx, ["hunting", "hunt-report"], &name, &lines)) (doom(view, ctx)) } };
    };
    let title = ctx.say("war-board-hunt");
    html! {
        section #hunting .wa-track .wevent aria-label=(title) {
            h3 .wa-track__title { (icon("eye")) " " (title) }
            (doom(view, ctx))
            div .wa-event__row {
                @match hunt.tile {
                    Some(drawn) => (hunt_tile(ctx, "hunt-tile", drawn)),
                    None => (hunt_tile_back(ctx, "hunt-tile")),
                }
                p { (came(ctx, &lines, hunt.successes, hunt.damage)) }
            }
            (report::report("hunt-report", ctx, &lines))
        }
    }
}

/// The successes and the damage; where nothing was rolled (a card, the Mordor Track) the damage alone.
fn came(ctx: &Context, lines: &[report::Line], successes: u8, damage: u8) -> String {
    let rolled = lines.iter().any(|(_, told)| matches!(told.event, Event::HuntRoll { .. }));
    match rolled || successes > 0 {
        true => ctx.with("war-board-hunt-sum", &[("successes", successes.into()), ("damage", damage.into())]),
        false => ctx.with("war-board-hunt-damage", &[("damage", damage.into())]),
    }
}

/// That one step more ends it.
fn doom(view: &View, ctx: &Context) -> Markup {
    html! {
        @if view.fellowship.mordor == Some(CRACK_OF_DOOM - 1) { p .wa-report--comes { (icon("ring")) " " (ctx.say("war-board-doom")) } }
    }
}
