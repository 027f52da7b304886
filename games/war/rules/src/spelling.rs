//! How a state is written down: the second spelling names sides, Nations, faces and characters, the first had them by
//! their number, and is still read.

use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;
use table::kit::Key;

use crate::character::Character;
use crate::face::Face;
use crate::nation::{Nation, Side};
use crate::state::State;

/// A state of the first spelling, or a part of one or of a view, as now.
pub(crate) fn respell(mut state: Value, version: u32) -> Result<Value, String> {
    if version != 1 {
        return Err(format!("nobody knows how version {version} has spelled a state"));
    }
    for (field, value) in state.as_object_mut().into_iter().flatten() {
        match field.as_str() {
            "people" => named::<Character>(value),
            "casualties" => {
                // The Nations of the Shadow were not told of: they have none.
                if let Value::Array(lost) = value {
                    lost.resize(Nation::COUNT, [0; 3].to_vec().into());
                }
                named::<Nation>(value);
            }
            "politics" | "reserve" | "seats" => named::<Nation>(value),
            "dice" => {
                named::<Side>(value);
                let sides = value.as_object_mut().into_iter().flatten();
                sides.for_each(|(_, dice)| named::<Face>(dice));
            }
            "hunt_box" | "rings" | "ring_used" | "leading" | "deciding" | "points" | "pools" | "decks"
            | "odds" | "backs" | "mixed" => named::<Side>(value),
            "battle" => {
                let fields = value.as_object_mut().into_iter().flatten();
                fields.for_each(|(field, value)| of_battle(field, value));
            }
            "team" => {
                let fields = value.as_object_mut().into_iter().flatten();
                let by_side = fields.filter(|(field, _)| ["mixed", "offered"].contains(&field.as_str()));
                by_side.for_each(|(_, value)| named::<Side>(value));
            }
            _ => {}
        }
    }
    Ok(state)
}

/// A field of a battle of the first spelling, as now; one of now stays as it is.
pub(crate) fn of_battle(field: &str, value: &mut Value) {
    if ["cards", "chosen", "cancelled", "rounds"].contains(&field) {
        named::<Side>(value);
    }
}

/// What was told by number, in a list or by single numbers, by name.
fn named<K: Key + Display>(value: &mut Value) {
    let name = |number: usize| (number < K::COUNT).then(|| K::at(number).to_string());
    match value {
        Value::Array(items) => {
            let items = std::mem::take(items).into_iter().enumerate();
            let items = items.filter_map(|(number, item)| Some((name(number)?, item)));
            *value = Value::Object(items.collect());
        }
        Value::Object(items) => {
            let items_now = std::mem::take(items).into_iter().map(|(key, item)| {
                let known = key.parse().ok().and_then(name);
                (known.unwrap_or(key), item)
            });
            *items = items_now.collect();
        }
        _ => {}
    }
}

/// A state as the first spelling had it, byte for byte.
pub(crate) fn former(state: &State, version: u32) -> Option<String> {
    if version != 1 {
        return None;
    }
    let mut text = serde_json::to_string(state).ok()?;
    let dice = state.dice.values().map(|dice| list(dice.values()));
    put(&mut text, "dice", &state.dice, &list(dice))?;
    put(&mut text, "people", &state.people, &list(state.people.values()))?;
    put(
        &mut text,
        "politics",
        &state.politics,
        &list(state.politics.values()),
    )?;
    put(
        &mut text,
        "reserve",
        &state.reserve,
        &list(state.reserve.values()),
    )?;
    let lost = state.casualties.values().take(Side::Free.nations().len());
    put(&mut text, "casualties", &state.casualties, &list(lost))?;
    put(
        &mut text,
        "hunt_box",
        &state.hunt_box,
        &list(state.hunt_box.values()),
    )?;
    put(&mut text, "rings", &state.rings, &list(state.rings.values()))?;
    put(
        &mut text,
        "ring_used",
        &state.ring_used,
        &list(state.ring_used.values()),
    )?;
    put(
        &mut text,
        "mixed",
        &state.team.mixed,
        &list(state.team.mixed.values()),
    )?;
    put(
        &mut text,
        "offered",
        &state.team.offered,
        &list(state.team.offered.values()),
    )?;
    put(
        &mut text,
        "leading",
        &state.leading,
        &list(state.leading.values()),
    )?;
    put(
        &mut text,
        "deciding",
        &state.deciding,
        &list(state.deciding.values()),
    )?;
    if let Some(battle) = &state.battle {
        put(&mut text, "cards", &battle.cards, &list(battle.cards.values()))?;
        put(&mut text, "chosen", &battle.chosen, &list(battle.chosen.values()))?;
        put(
            &mut text,
            "cancelled",
            &battle.cancelled,
            &list(battle.cancelled.values()),
        )?;
        put(&mut text, "rounds", &battle.rounds, &list(battle.rounds.values()))?;
    }
    Some(text)
}

fn list<T>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.collect()
}

/// Puts `then` in the place of `now`, the value of this field.
fn put(text: &mut String, field: &str, now: &impl Serialize, then: &impl Serialize) -> Option<()> {
    let spelled = |value: String| format!("\"{field}\":{value}");
    let now = spelled(serde_json::to_string(now).ok()?);
    let then = spelled(serde_json::to_string(then).ok()?);
    *text = text.replacen(&now, &then, 1);
    Some(())
}
