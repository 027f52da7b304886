//! Scenario files that spell the state as an earlier version of the program did.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use toml_edit::{DocumentMut, Item, TableLike};

use super::{Failed, File, Format, empty, in_json, in_toml};
use crate::AnyGame;

/// Spells what a scenario says of the state as now.
pub(super) fn respell(file: &mut File, game: &dyn AnyGame) -> Result<(), String> {
    let version = file.state_version;
    if version == game.info().state_version {
        return Ok(());
    }
    if file.state != empty() {
        file.state = respelled(game, file.state.take(), version)?;
    }
    for step in &mut file.step {
        let expect = std::mem::take(&mut step.expect).into_iter();
        let now = expect.map(|(pointer, value)| pointed(game, &pointer, value, version));
        step.expect = now.collect::<Result<BTreeMap<_, _>, _>>()?;
    }
    Ok(())
}

fn respelled(game: &dyn AnyGame, part: Value, version: u32) -> Result<Value, String> {
    game.respell(part, version).map_err(|error| error.to_string())
}

/// A pointer into the state and what lies there, as now: what the part of a state that consists of nothing else is
/// spelled like, followed as deep as the pointer went.
fn pointed(game: &dyn AnyGame, pointer: &str, value: Value, version: u32) -> Result<(String, Value), String> {
    let steps = pointer.split('/').skip(1).collect::<Vec<_>>();
    let nest = |inner, step: &&str| {
        let step = step.replace("~1", "/").replace("~0", "~");
        Value::Object(Map::from_iter([(step, inner)]))
    };
    let part = steps.iter().rev().fold(value, nest);
    let mut found = respelled(game, part, version)?;
    let mut pointer = String::new();
    for _ in steps {
        let only = found.as_object().filter(|inner| inner.len() == 1);
        let Some((step, next)) = only.and_then(|inner| inner.iter().next()) else {
            break;
        };
        pointer = format!("{pointer}/{}", step.replace('~', "~0").replace('/', "~1"));
        found = next.clone();
    }
    Ok((pointer, found))
}

/// The text of a scenario file of a former spelling, spelled as now: comments and the rest stay as they are. `None`
/// when it is spelled as now already.
///
/// # Errors
/// What is wrong with the file, or cannot be spelled as now.
pub fn migrate<'a>(
    text: &str,
    format: Format,
    find: &dyn Fn(&str) -> Option<&'a dyn AnyGame>,
) -> Result<Option<String>, Failed> {
    let failed = |message: String| Failed { step: None, message };
    let file = File::read(text, format).map_err(failed)?;
    let game = find(&file.game).ok_or_else(|| failed(format!("there is no game '{}'", file.game)))?;
    if file.state_version == game.info().state_version {
        return Ok(None);
    }
    let migrated = match format {
        Format::Toml => in_place(text, &file, game),
        Format::Json => as_json(text, &file, game),
    };
    migrated.map(Some).map_err(failed)
}

fn as_json(text: &str, file: &File, game: &dyn AnyGame) -> Result<String, String> {
    let version = file.state_version;
    let mut json = serde_json::from_str::<Value>(text).map_err(|error| in_json(&error))?;
    if let Some(state) = json.get_mut("state") {
        *state = respelled(game, state.take(), version)?;
    }
    let steps = json
        .get_mut("step")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten();
    for expect in steps.filter_map(|step| step.get_mut("expect")?.as_object_mut()) {
        let old = std::mem::take(expect);
        for (pointer, value) in old {
            expect.extend([pointed(game, &pointer, value, version)?]);
        }
    }
    json["state_version"] = game.info().state_version.into();
    let pretty = serde_json::to_string_pretty(&json).map_err(|error| error.to_string())?;
    Ok(format!("{pretty}\n"))
}

fn in_place(text: &str, file: &File, game: &dyn AnyGame) -> Result<String, String> {
    let version = file.state_version;
    let mut document = text.parse::<DocumentMut>().map_err(|error| error.to_string())?;
    if file.state != empty() {
        let now = respelled(game, file.state.clone(), version)?;
        if let Some(table) = document.get_mut("state").and_then(Item::as_table_like_mut) {
            rewrite(table, &file.state, &now)?;
        }
    }
    let steps = document.get_mut("step").and_then(Item::as_array_of_tables_mut);
    for (step, table) in file
        .step
        .iter()
        .zip(steps.into_iter().flat_map(|steps| steps.iter_mut()))
    {
        let Some(expect) = table.get_mut("expect").and_then(Item::as_table_like_mut) else {
            continue;
        };
        for (pointer, value) in &step.expect {
            let (now, found) = pointed(game, pointer, value.clone(), version)?;
            if (&now, &found) != (pointer, value) {
                expect.remove(pointer);
                expect.insert(&now, item(&found)?);
            }
        }
    }
    document["state_version"] = toml_edit::value(i64::from(game.info().state_version));
    Ok(document.to_string())
}

/// Changes what differs, key by key, and leaves the rest as it is written.
fn rewrite(table: &mut dyn TableLike, old: &Value, now: &Value) -> Result<(), String> {
    let none = Map::new();
    let (old, now) = (old.as_object().unwrap_or(&none), now.as_object().unwrap_or(&none));
    for key in old.keys().filter(|key| !now.contains_key(*key)) {
        table.remove(key);
    }
    for (key, value) in now.iter().filter(|(key, value)| old.get(*key) != Some(value)) {
        table.insert(key, item(value)?);
    }
    Ok(())
}

/// JSON as TOML, on one line.
fn item(json: &Value) -> Result<Item, String> {
    let value = toml::Value::try_from(json).map_err(|error| error.to_string())?;
    let written = value.to_string();
    let value = written
        .parse::<toml_edit::Value>()
        .map_err(|error| error.to_string())?;
    Ok(toml_edit::value(value))
}

impl File {
    /// Reads a scenario file.
    pub(super) fn read(text: &str, format: Format) -> Result<Self, String> {
        match format {
            Format::Toml => toml::from_str(text).map_err(|error| in_toml(text, &error)),
            Format::Json => serde_json::from_str(text).map_err(|error| in_json(&error)),
        }
    }
}
