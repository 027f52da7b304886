//! The story: four markers on their way, the stages, Shadow Falls, the conclusion; and who dominates.

use canvas::Context;
use canvas::art::pen::num;
use maud::{Markup, html};
use quest::Event;
use quest::ids::Mission;
use quest::kinds::Colour;
use quest::story::Dominant;
use quest::view::View;

use super::{Scene, panel};

const STEP: f32 = 17.0;
const LANE: f32 = 20.0;

/// Markers from above: the heroes' first.
const LANES: [Colour; 4] = [Colour::Green, Colour::Yellow, Colour::Red, Colour::Black];

/// The track.
pub(crate) fn story(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    let stage = ctx.say(&format!("quest-stage-{}", view.table.stage() + 1));
    let when = match view.table.turn.round {
        0 => stage,
        round => format!("{} · {stage}", ctx.with("quest-board-round", &[("number", round.into())])),
    };
    let dominant = match view.table.dominant() {
        Dominant::Heroes => "quest-board-dominant-heroes",
        Dominant::Sauron => "quest-board-dominant-sauron",
        Dominant::Nobody => "quest-board-dominant-nobody",
    };
    let why = ctx.with(
        "quest-board-dominance",
        &[("heroes", view.table.heroes_lack().into()), ("sauron", view.table.sauron_lacks().into())],
    );
    let inside = html! {
        (track(view, ctx))
        p .qu-note { b { (ctx.say(dominant)) } " " (why) }
    };
    panel("story", "qstory", &ctx.say("quest-board-story"), &when, &inside)
}

fn track(view: &View, ctx: &Context) -> Markup {
    let facts = &view.table.pack.raw.tracks.story;
    let wide = 22.0 + STEP * f32::from(facts.finale + 1) + 6.0;
    let tall = 16.0 + LANE * 4.0;
    let x = |space: u8| 22.0 + STEP * (f32::from(space) + 0.5);
    html! {
        svg .qu-track viewBox={ "0 0 " (num(wide)) " " (num(tall)) } role="group" aria-label=(ctx.say("quest-board-story")) {
            @for (stage, first) in facts.stages.iter().enumerate() {
                @let end = facts.stages.get(stage + 1).map_or(facts.finale + 1, |next| *next);
                rect class={ "qu-track__stage qu-track__stage--" (stage) } x=(num(x(*first) - STEP / 2.0)) y="14" width=(num(STEP * f32::from(end - first))) height=(num(LANE * 4.0)) {}
                text .qu-track__name x=(num((x(*first) + x(end - 1)) / 2.0)) y="10" { (["I", "II", "III"][stage]) }
            }
            @let falls = x(facts.shadow_falls) - STEP / 2.0;
            path .qu-track__falls d={ "M" (num(falls)) " 14V" (num(tall - 2.0)) } { title { (ctx.say("quest-story-shadow-falls")) } }
            @let end = x(facts.finale) - STEP / 2.0;
            path .qu-track__end d={ "M" (num(end)) " 14V" (num(tall - 2.0)) } { title { (ctx.say("quest-story-finale")) } }
            @for (lane, colour) in LANES.iter().enumerate() {
                @let y = 14.0 + LANE * (lane as f32 + 0.5);
                (marker(view, ctx, *colour, y, x(0), x(view.table.markers[colour.index()])))
            }
        }
    }
}

/// The progress of each side's story.
pub(crate) fn ending(scene: &Scene) -> Markup {
    let (view, ctx) = (scene.view, scene.ctx);
    html! {
        ul {
            @for (side, mission) in view.missions.iter().enumerate() {
                @if let Some(mission) = mission { li { (of_mission(scene, side, *mission)) } }
            }
            @for colour in LANES { li { (told(view, ctx, colour)) } }
        }
    }
}

/// A side's mission, and whether it was fulfilled when the story ended.
fn of_mission(scene: &Scene, side: usize, mission: Mission) -> String {
    let id = ["quest-board-mission-sauron", "quest-board-mission-heroes"][side];
    let name = scene.ctx.say(mission.term());
    let fulfilled = u32::from(was_fulfilled(scene, side, mission));
    scene.ctx.with(id, &[("mission", (&name).into()), ("fulfilled", fulfilled.into())])
}

/// A mission that was shown says so. Of one that was not the markers tell, which advance for it where they still can: the last combat may
/// have changed what it asks for.
fn was_fulfilled(scene: &Scene, side: usize, mission: Mission) -> bool {
    let table = &scene.view.table;
    let ended = scene.told.iter().rposition(|told| matches!(told.event, Event::Conclusion));
    let since = || scene.told.iter().skip(ended.unwrap_or(scene.told.len())).map(|told| &told.event);
    let shown = since().find_map(|event| match *event {
        Event::MissionShown { mission: shown, fulfilled } if shown == mission => Some(fulfilled),
        _ => None,
    });
    let of_side = |colour: Colour| (colour == Colour::Green) == (side == 1);
    let room = |colour: &Colour| {
        of_side(*colour) && table.markers[colour.index()] < table.pack.raw.tracks.story.finale
    };
    let moved = || since().any(|event| matches!(*event, Event::Marker { colour, .. } if of_side(colour)));
    // They advance before the last combat, and not where a mission decides.
    let would_have =
        || since().any(|event| matches!(event, Event::Champion { .. })) && LANES.iter().any(room);
    shown.unwrap_or_else(|| moved() || !would_have() && table.fulfilled(mission))
}

/// The steps a marker goes in a Story step.
fn speed(view: &View, colour: Colour) -> u8 {
    if colour == Colour::Green {
        view.table.pack.raw.tracks.story.heroes
    } else {
        view.table.story_speed(colour)
    }
}

/// A marker in words: where it is, and how far it goes in a step.
fn told(view: &View, ctx: &Context, colour: Colour) -> String {
    let speed = speed(view, colour);
    let name = ctx.say(colour.term());
    let words = [
        ("colour", (&name).into()),
        ("space", view.table.markers[colour.index()].into()),
        ("speed", speed.into()),
    ];
    ctx.with("quest-board-marker", &words)
}

fn marker(view: &View, ctx: &Context, colour: Colour, y: f32, from: f32, at: f32) -> Markup {
    let space = view.table.markers[colour.index()];
    let speed = speed(view, colour);
    let name = told(view, ctx, colour);
    let drawing = html! {
        path .qu-track__gone d={ "M" (num(from)) " " (num(y)) "H" (num(at)) } {}
        circle .qu-track__marker cx=(num(at)) cy=(num(y)) r="8" {}
        text .qu-track__space x=(num(at)) y=(num(y + 4.0)) { (space) }
        text .qu-track__speed x="11" y=(num(y + 4.0)) { "+" (speed) }
    };
    ctx.group(&format!("marker-{colour}"), &format!("qu-mark qu-mark--{colour}"), &name, &drawing)
}
