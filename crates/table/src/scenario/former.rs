//! Scenario files that spell the state as an earlier version of the program did.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use toml_edit::{DocumentMut, Item, RawString, TableLike};

use super::file::{Expect, File, Table, empty, in_json};
use super::{Failed, Format};
use crate::AnyGame;

/// Spells the state in a scenario as now.
pub(super) fn respell(file: &mut File, game: &dyn AnyGame) -> Result<(), String> {
    let version = file.state_version;
    if version == game.info().state_version {
        return Ok(());
    }
    for table in file.tables_mut() {
        if table.state != empty() {
            table.state = respelled(game, table.state.take(), version)?;
        }
        for expect in table.steps.iter_mut().filter_map(|step| step.expect.pointers_mut()) {
            let old = std::mem::take(expect).into_iter();
            let now = old.map(|(pointer, value)| pointed(game, &pointer, value, version));
            *expect = now.collect::<Result<BTreeMap<_, _>, _>>()?;
        }
    }
    Ok(())
}

fn respelled(game: &dyn AnyGame, part: Value, version: u32) -> Result<Value, String> {
    game.respell(part, version).map_err(|error| error.to_string())
}

/// A pointer into the state and its value, spelled as now: as the part of a state that consists of nothing else, followed
/// as deep as the pointer went.
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
    let failed = Failed::from;
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
    table_as_json(&mut json, game, version)?;
    let variants = json.get_mut("variant").and_then(Value::as_array_mut);
    for variant in variants.into_iter().flatten() {
        table_as_json(variant, game, version)?;
    }
    json["state_version"] = game.info().state_version.into();
    let pretty = serde_json::to_string_pretty(&json).map_err(|error| error.to_string())?;
    Ok(format!("{pretty}\n"))
}

fn table_as_json(table: &mut Value, game: &dyn AnyGame, version: u32) -> Result<(), String> {
    if let Some(state) = table.get_mut("state") {
        *state = respelled(game, state.take(), version)?;
    }
    let steps = table.get_mut("step").and_then(Value::as_array_mut);
    let steps = steps.into_iter().flatten();
    for expect in steps.filter_map(|step| step.get_mut("expect")?.as_object_mut()) {
        let old = std::mem::take(expect);
        for (pointer, value) in old {
            expect.extend([pointed(game, &pointer, value, version)?]);
        }
    }
    Ok(())
}

fn in_place(text: &str, file: &File, game: &dyn AnyGame) -> Result<String, String> {
    let version = file.state_version;
    let mut document = text.parse::<DocumentMut>().map_err(|error| error.to_string())?;
    table_in_place(document.as_table_mut(), &file.table, game, version)?;
    let variants = document.get_mut("variant").and_then(Item::as_array_of_tables_mut);
    let variants = variants.into_iter().flat_map(|variants| variants.iter_mut());
    for ((_, table), written) in file.variants.iter().zip(variants) {
        table_in_place(written, table, game, version)?;
    }
    document["state_version"] = toml_edit::value(i64::from(game.info().state_version));
    Ok(document.to_string())
}

fn table_in_place(
    written: &mut toml_edit::Table,
    table: &Table,
    game: &dyn AnyGame,
    version: u32,
) -> Result<(), String> {
    if table.state != empty() {
        let now = respelled(game, table.state.clone(), version)?;
        if let Some(written) = written.get_mut("state").and_then(Item::as_table_like_mut) {
            rewrite(written, &table.state, &now)?;
        }
    }
    let steps = written.get_mut("step").and_then(Item::as_array_of_tables_mut);
    let steps = steps.into_iter().flat_map(|steps| steps.iter_mut());
    for (step, written) in table.steps.iter().zip(steps) {
        let expect = written.get_mut("expect").and_then(Item::as_table_like_mut);
        let (Some(written), Expect::Pointers(pointers)) = (expect, &step.expect) else {
            continue;
        };
        for (pointer, value) in pointers {
            let (now, found) = pointed(game, pointer, value.clone(), version)?;
            if (&now, &found) != (pointer, value) {
                put(written, pointer, &now, &found)?;
            }
        }
    }
    Ok(())
}

/// Changes the parts that differ, key by key and as deep as they go, and leaves the rest as it is written.
fn rewrite(table: &mut dyn TableLike, old: &Value, now: &Value) -> Result<(), String> {
    let none = Map::new();
    let (old, now) = (old.as_object().unwrap_or(&none), now.as_object().unwrap_or(&none));
    let mut said = String::new();
    for key in old.keys().filter(|key| !now.contains_key(*key)) {
        said += &comments(table, key);
        table.remove(key);
    }
    for (key, value) in now.iter().filter(|(key, value)| old.get(*key) != Some(value)) {
        let inner = table.get_mut(key).and_then(Item::as_table_like_mut);
        match (inner, old.get(key)) {
            (Some(inner), Some(old)) if value.is_object() => rewrite(inner, old, value)?,
            _ => put(table, key, key, value)?,
        }
    }
    // What was said of a key that is gone is said before the first that is left.
    let first = table.iter().next().map(|(key, _)| key.to_owned());
    if let Some(mut first) = first.as_deref().and_then(|first| table.key_mut(first)) {
        let decor = first.leaf_decor_mut();
        let before = decor.prefix().and_then(RawString::as_str).unwrap_or_default();
        decor.set_prefix(said + before);
    }
    Ok(())
}

/// Puts a value in the place of the one at `old`, under `key`, with the comments that stand around it.
fn put(table: &mut dyn TableLike, old: &str, key: &str, json: &Value) -> Result<(), String> {
    let mut now = item(json)?;
    let was = table.get(old).and_then(Item::as_value);
    if let (Some(was), Some(now)) = (was, now.as_value_mut()) {
        *now.decor_mut() = was.decor().clone();
    }
    let around = table.key(old).map(|key| key.leaf_decor().clone());
    if key != old {
        table.remove(old);
    }
    table.insert(key, now);
    if let (Some(around), Some(mut key)) = (around, table.key_mut(key)) {
        *key.leaf_decor_mut() = around;
    }
    Ok(())
}

/// The comments before a key and behind its value, each on a line.
fn comments(table: &dyn TableLike, key: &str) -> String {
    let before = table.key(key).and_then(|key| key.leaf_decor().prefix());
    let behind = table.get(key).and_then(Item::as_value).and_then(|value| value.decor().suffix());
    let said = [before, behind].into_iter().flatten().filter_map(RawString::as_str);
    let lines = said.flat_map(str::lines).map(str::trim);
    lines.filter(|line| line.starts_with('#')).map(|line| format!("{line}\n")).collect()
}

/// JSON as TOML, on one line.
fn item(json: &Value) -> Result<Item, String> {
    let value = toml::Value::try_from(json).map_err(|error| error.to_string())?;
    let written = value.to_string();
    let value = written.parse::<toml_edit::Value>().map_err(|error| error.to_string())?;
    Ok(toml_edit::value(value))
}
