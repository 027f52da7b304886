//! The last battle and the last Hunt as they went: what was rolled, with what, and what came of it. Everything is
//! read from the journal, whose lines tell where each number is from.

use maud::{Markup, html};
use serde_json::Value;
use table::{Message, Told};

use super::context::Context;

/// How far back the journal is read: whoever draws has always so many of its last lines.
const LINES: usize = 60;

/// What belongs to a battle.
const BATTLE: &[&str] = &[
    "attacked",
    "round_begins",
    "white_rider",
    "combat_card_chosen",
    "combat_card",
    "combat_effect",
    "strength",
    "battle_roll",
    "card_roll",
    "reroll",
    "round_hits",
    "lost",
    "reduced",
    "slain",
    "withdrew",
    "retreated",
    "battle_ends",
    "advanced_into",
    "captured",
];

/// What belongs to a Hunt.
const HUNT: &[&str] = &[
    "fellowship_moves",
    "hunt_roll",
    "hunt_again",
    "tile_drawn",
    "tile_die",
    "hunt_damage",
    "hunt_softened",
    "guide_helps",
    "slain",
    "taken_alive",
    "guides",
    "corrupted",
    "healed",
    "revealed",
    "revealed_at",
    "driven",
    "mordor_step",
];

fn what(told: &Told) -> &str {
    told.event["what"].as_str().unwrap_or_default()
}

/// The lines since the last of these, that one among them.
fn since<'a>(told: &'a [Told], starts: &[&str]) -> &'a [Told] {
    let told = &told[told.len().saturating_sub(LINES)..];
    let start = told.iter().rposition(|line| starts.contains(&what(line)));
    &told[start.unwrap_or(0)..]
}

/// The lines of the round that is being fought, or was fought last in this action.
pub(super) fn battle(told: &[Told]) -> Vec<&Told> {
    let action = since(told, &["die_taken", "turn"]);
    let round = since(action, &["round_begins", "attacked"]);
    let fought = action
        .iter()
        .any(|line| matches!(what(line), "attacked" | "round_begins"));
    let lines = round.iter().filter(|line| BATTLE.contains(&what(line)));
    if fought { lines.collect() } else { Vec::new() }
}

/// The lines of the Hunt of this action.
pub(super) fn hunt(told: &[Told]) -> Vec<&Told> {
    let action = since(told, &["die_taken", "turn", "fellowship_moves"]);
    let hunted = action
        .iter()
        .any(|line| matches!(what(line), "hunt_roll" | "tile_drawn"));
    let lines = action.iter().filter(|line| HUNT.contains(&what(line)));
    if hunted { lines.collect() } else { Vec::new() }
}

/// The lines, with the dice as they lie.
pub(super) fn report(id: &str, ctx: &Context, lines: &[&Told], say: &dyn Fn(&Message) -> String) -> Markup {
    html! {
        @if !lines.is_empty() {
            ol id=(id) .wreport aria-label=(ctx.say("war-board-report")) {
                @for line in lines {
                    li class={ "wreport__line wreport--" (what(line)) } {
                        (dice(&line.event))
                        span { (say(&line.say)) }
                    }
                }
            }
        }
    }
}

/// The dice of a line, those that count set off. The line says the same in words.
fn dice(event: &Value) -> Markup {
    let number = |name: &str| event[name].as_i64().unwrap_or(0);
    let (need, bonus) = match event["what"].as_str() {
        Some("battle_roll") => (number("need"), number("bonus")),
        Some("card_roll") => (number("need"), 0),
        Some("hunt_roll") => (6, number("boxed") + number("card")),
        _ => return html! {},
    };
    let faces = event["faces"].as_array().map_or(&[][..], Vec::as_slice);
    html! {
        span .wroll aria-hidden="true" {
            @for face in faces.iter().filter_map(Value::as_i64) {
                @let counts = face == 6 || face != 1 && face + bonus >= need;
                span .wpip .wpip--hit[counts] { (face) }
            }
        }
    }
}
