//! The last battle and the last Hunt as they went: the rolls, their modifiers, and their results. Everything
//! is read from the journal, whose lines give the source of each number.

use table::Told;

use crate::prelude::*;

/// The number of journal lines read: the page always has that many of the last ones.
const LINES: usize = 60;

/// The part of a battle that an event reports, by its name in the style; `None` where it reports none.
const fn of_battle(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Attacked { .. } => "attacked",
        Event::RoundBegins { .. } => "round_begins",
        Event::WhiteRider => "white_rider",
        Event::CombatCardChosen { .. } => "combat_card_chosen",
        Event::CombatCard { .. } => "combat_card",
        Event::CombatEffect { .. } => "combat_effect",
        Event::Strength { .. } => "strength",
        Event::BattleRoll { .. } => "battle_roll",
        Event::CardRoll { .. } => "card_roll",
        Event::Reroll { .. } => "reroll",
        Event::RoundHits { .. } => "round_hits",
        Event::Lost { .. } => "lost",
        Event::Reduced { .. } => "reduced",
        Event::Slain { .. } => "slain",
        Event::Withdrew { .. } => "withdrew",
        Event::Retreated { .. } => "retreated",
        Event::BattleEnds { .. } => "battle_ends",
        Event::AdvancedInto { .. } => "advanced_into",
        Event::Captured { .. } => "captured",
        _ => return None,
    })
}

/// The same of a Hunt.
const fn of_hunt(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::FellowshipMoves { .. } => "fellowship_moves",
        Event::HuntRoll { .. } => "hunt_roll",
        Event::HuntAgain { .. } => "hunt_again",
        Event::TileDrawn { .. } => "tile_drawn",
        Event::TileDie { .. } => "tile_die",
        Event::HuntDamage { .. } => "hunt_damage",
        Event::HuntSoftened { .. } => "hunt_softened",
        Event::GuideHelps { .. } => "guide_helps",
        Event::Slain { .. } => "slain",
        Event::TakenAlive { .. } => "taken_alive",
        Event::Guides { .. } => "guides",
        Event::Corrupted { .. } => "corrupted",
        Event::Healed { .. } => "healed",
        Event::Revealed => "revealed",
        Event::RevealedAt { .. } => "revealed_at",
        Event::Driven { .. } => "driven",
        Event::MordorStep { .. } => "mordor_step",
        _ => return None,
    })
}

/// A line of a report.
pub(crate) struct Line<'a> {
    /// Its number in the journal, from 1.
    number: usize,
    /// The line.
    told: &'a Told<Event>,
    /// The topic, as the style names it.
    what: &'static str,
}

/// Some of the last lines, with the number of those before them.
type Lines<'a> = (usize, &'a [Told<Event>]);

/// The lines since the last of this kind, that one among them.
fn since<'a>((before, told): Lines<'a>, starts: impl Fn(&Event) -> bool) -> Lines<'a> {
    let start = told.iter().rposition(|line| starts(&line.event)).unwrap_or(0);
    (before + start, &told[start..])
}

fn last<'a>(scene: &Scene<'a>) -> Lines<'a> {
    let skipped = scene.told.len().saturating_sub(LINES);
    (scene.before + skipped, &scene.told[skipped..])
}

fn lines<'a>((before, told): Lines<'a>, what: fn(&Event) -> Option<&'static str>) -> Vec<Line<'a>> {
    let numbered = (before + 1..).zip(told);
    let line = |(number, told): (usize, &'a Told<Event>)| {
        let what = what(&told.event)?;
        Some(Line { number, told, what })
    };
    numbered.filter_map(line).collect()
}

const fn begins_action(event: &Event) -> bool {
    matches!(event, Event::DieTaken { .. } | Event::Turn { .. })
}

const fn begins_round(event: &Event) -> bool {
    matches!(event, Event::RoundBegins { .. } | Event::Attacked { .. })
}

/// The lines of the round that is being fought, or was fought last in this action.
pub(crate) fn battle<'a>(scene: &Scene<'a>) -> Vec<Line<'a>> {
    let action = since(last(scene), begins_action);
    let fought = action.1.iter().any(|line| begins_round(&line.event));
    if !fought {
        return Vec::new();
    }
    lines(since(action, begins_round), of_battle)
}

/// The lines of the Hunt of this action.
pub(crate) fn hunt<'a>(scene: &Scene<'a>) -> Vec<Line<'a>> {
    let moves = |event: &Event| matches!(event, Event::FellowshipMoves { .. });
    let action = since(last(scene), |event| begins_action(event) || moves(event));
    let hunts = |event: &Event| matches!(event, Event::HuntRoll { .. } | Event::TileDrawn { .. });
    if !action.1.iter().any(|line| hunts(&line.event)) {
        return Vec::new();
    }
    lines(action, of_hunt)
}

/// The lines, with the dice as they lie.
pub(crate) fn report(id: &str, ctx: &Context, lines: &[Line]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ol id=(id) .wreport tabindex="0" aria-label=(ctx.say("war-board-report")) {
                @for line in lines {
                    li class={ "wreport__line wa-report--" (line.what) } {
                        (dice(id, line))
                        span { ((ctx.tell)(&line.told.say)) }
                    }
                }
            }
        }
    }
}

/// The dice of a line, those that count set off. The line says the same in words. They tumble when they are new.
fn dice(id: &str, line: &Line) -> Markup {
    let (faces, need, bonus) = match &line.told.event {
        Event::BattleRoll { faces, need, bonus, .. } => (faces, *need, *bonus),
        Event::CardRoll { faces, need, .. } => (faces, *need, 0),
        Event::HuntRoll { faces, boxed, card, .. } => (faces, 6, (boxed + card) as i8),
        _ => return html! {},
    };
    html! {
        span id={ (id) "-roll-" (line.number) } .wa-roll aria-hidden="true" data-roll=(line.number) {
            @for face in faces.iter().copied() {
                @let counts = face == 6 || face != 1 && face as i8 + bonus >= need as i8;
                span .wa-face .wa-face--hit[counts] { (face) }
            }
        }
    }
}
