//! The spelling of a stored state: the second names sides, Nations, faces and characters, the first had them by their
//! number, and is still read.

use crate::War;
use crate::prelude::*;

use std::fmt::Display;

use serde_json::Value;
use table::Game;
use table::kit::{By, Key};

/// A state of the first spelling, or a part of one or of a view, as now.
pub(crate) fn respell(mut state: Value, version: u32) -> Result<Value, String> {
    if version != 1 {
        return Err(format!("nobody knows how version {version} has spelled a state"));
    }
    each(&mut state, of_field);
    Ok(state)
}

/// A field of the first spelling, of a state, its battle or its team, as now; one of now stays as it is.
pub(crate) fn of_field(field: &str, value: &mut Value) {
    match field {
        "people" => named::<Character>(value),
        "casualties" => {
            // The Nations of the Shadow were left out: they have none.
            if let Value::Array(lost) = value {
                lost.resize(Nation::COUNT, [0; 3].to_vec().into());
            }
            named::<Nation>(value);
        }
        "politics" | "reserve" | "seats" => named::<Nation>(value),
        "dice" => {
            named::<Side>(value);
            each(value, |_, dice| named::<Face>(dice));
        }
        "hunt_box" | "rings" | "ring_used" | "leading" | "deciding" | "points" | "pools" | "decks"
        | "odds" | "backs" | "mixed" | "offered" | "cards" | "chosen" | "cancelled" | "rounds" => {
            named::<Side>(value)
        }
        "battle" | "team" => each(value, of_field),
        _ => {}
    }
}

/// Changes each field of an object by its name.
fn each(value: &mut Value, change: impl Fn(&str, &mut Value)) {
    let fields = value.as_object_mut().into_iter().flatten();
    fields.for_each(|(field, value)| change(field, value));
}

/// Changes numbers, single or in a list, to names.
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
    let mut text = War::saved(state);
    let dice = state.dice.values().map(|dice| dice.values().collect::<Vec<_>>());
    put(&mut text, "dice", &state.dice, dice)?;
    // The Nations of the Shadow were left out: they have no casualties.
    let lost = state.casualties.values().take(Side::Free.nations().len());
    put(&mut text, "casualties", &state.casualties, lost)?;
    number(&mut text, "people", &state.people.table())?;
    number(&mut text, "politics", &state.politics)?;
    number(&mut text, "reserve", &state.reserve)?;
    number(&mut text, "hunt_box", &state.hunt_box)?;
    number(&mut text, "rings", &state.rings)?;
    number(&mut text, "ring_used", &state.ring_used)?;
    number(&mut text, "mixed", &state.team.mixed)?;
    number(&mut text, "offered", &state.team.offered)?;
    number(&mut text, "leading", &state.leading)?;
    number(&mut text, "deciding", &state.deciding)?;
    if let Some(battle) = &state.battle {
        number(&mut text, "cards", &battle.cards)?;
        number(&mut text, "chosen", &battle.chosen)?;
        number(&mut text, "cancelled", &battle.cancelled)?;
        number(&mut text, "rounds", &battle.rounds)?;
    }
    Some(text)
}

/// Spells the value of this field by number instead of by name.
fn number<K: Key + Display, T: Serialize, const N: usize>(
    text: &mut String,
    field: &str,
    now: &By<K, T, N>,
) -> Option<()> {
    put(text, field, now, now.values())
}

/// Puts the list of `then` in the place of `now`, the value of this field.
fn put<T: Serialize>(
    text: &mut String,
    field: &str,
    now: &impl Serialize,
    then: impl Iterator<Item = T>,
) -> Option<()> {
    let spelled = |value: String| format!("\"{field}\":{value}");
    let now = spelled(serde_json::to_string(now).ok()?);
    let then = spelled(serde_json::to_string(&then.collect::<Vec<_>>()).ok()?);
    *text = text.replacen(&now, &then, 1);
    Some(())
}
