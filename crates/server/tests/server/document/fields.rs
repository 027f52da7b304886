//! Every field of every answer that holds words, and whether it tells of a guest: a new one that is not in the list fails, until
//! somebody has thought about to whom it goes.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::document::Document;
use crate::house::Open;

/// One line a field: `Type.field word`. The words:
///
/// - `plain`: it tells of no guest
/// - `own`: it tells of a guest, and goes to that guest alone
/// - `asker`: the same, in an answer that others get as well, without it
/// - `group`: it tells of guests, and goes to those of their group
/// - `table`: it tells of a guest, and goes to those who may see the table
const FIELDS: &str = include_str!("fields.txt");

/// The paths for a guest's own things.
const OWN: [&str; 7] = [
    "/api/v1/me",
    "/api/v1/guests",
    "/api/v1/devices",
    "/api/v1/passkeys",
    "/api/v1/decks",
    "/api/v1/tables/{id}/note",
    "/api/v1/tables/{id}/seats/{seat}/apart",
];

/// The paths of a table, which checks the reader itself.
const TABLE: [&str; 6] =
    ["/api/v1/tables", "/api/v1/events", "/api/v1/me/", "/api/v1/decks", "/api/v1/groups", "/api/v1/puzzles"];

/// The fields that hold words, and by which operations they are answered.
fn fields(document: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::<String, BTreeSet<String>>::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for operation in methods.as_object().expect("methods").values() {
            let Some(responses) = operation["responses"].as_object() else {
                continue;
            };
            let well = responses.iter().filter(|(status, _)| status.starts_with('2'));
            for (_, response) in well {
                let mut seen = BTreeSet::new();
                let media = response["content"].as_object();
                for content in media.into_iter().flat_map(|media| media.values()) {
                    walk(document, &format!("={path}"), &content["schema"], &mut seen, &mut |field| {
                        found.entry(field).or_default().insert(path.clone());
                    });
                }
            }
        }
    }
    found
}

/// Goes through a schema and all that it refers to; `name` is the field it is of.
fn walk(
    document: &Value,
    name: &str,
    schema: &Value,
    seen: &mut BTreeSet<String>,
    tell: &mut impl FnMut(String),
) {
    if let Some(reference) = schema["$ref"].as_str() {
        if seen.insert(reference.to_owned()) {
            let whole = document.pointer(reference.trim_start_matches('#')).expect("a schema");
            let name = reference.rsplit('/').next().unwrap_or_default();
            walk(document, name, whole, seen, tell);
        }
        return;
    }
    let some = |key: &str| schema[key].as_array().into_iter().flatten();
    for part in some("oneOf").chain(some("anyOf")).chain(some("allOf")).chain(some("prefixItems")) {
        walk(document, name, part, seen, tell);
    }
    if let Some(properties) = schema["properties"].as_object() {
        for (field, schema) in properties {
            walk(document, &format!("{name}.{field}"), schema, seen, tell);
        }
        return;
    }
    for inner in ["items", "additionalProperties"] {
        if schema[inner].is_object() {
            walk(document, name, &schema[inner], seen, tell);
        }
    }
    let types = schema["type"].as_array().cloned().unwrap_or_else(|| vec![schema["type"].clone()]);
    // One of some words says no more than these; what may be anything may be words.
    let words = types.iter().any(|one| one == "string") && schema["enum"].is_null();
    let anything =
        schema["type"].is_null() && ["oneOf", "anyOf", "allOf"].iter().all(|key| schema[*key].is_null());
    if words || anything {
        tell(name.to_owned());
    }
}

#[tokio::test]
async fn every_field_that_names_a_guest_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let inn = Open::new(folder.path()).await;
    let found = fields(&Document::of(&inn).await.0);
    inn.close().await;
    let listed = FIELDS.lines().map(|line| line.split_once(' ').expect("a field and a word"));
    let listed = listed.collect::<BTreeMap<_, _>>();
    let unknown = found.keys().filter(|field| !listed.contains_key(field.as_str())).collect::<Vec<_>>();
    assert!(unknown.is_empty(), "to whom do these go? {unknown:#?}");
    let gone = listed.keys().filter(|field| !found.contains_key(**field)).collect::<Vec<_>>();
    assert!(gone.is_empty(), "there are no such fields any more: {gone:#?}");
    for (field, paths) in &found {
        let allowed: &[&str] = match listed[field.as_str()] {
            "plain" => continue,
            "own" => &OWN,
            "group" => &["/api/v1/groups", "/api/v1/me/data"],
            "table" | "asker" => &TABLE,
            word => panic!("{field}: {word}?"),
        };
        for path in paths {
            let well = allowed.iter().any(|start| path.starts_with(start));
            assert!(well, "{field} is answered at {path}");
        }
    }
}

/// The list names every field that everybody knows to name somebody.
#[test]
fn the_list_knows_what_names_people() {
    for (field, word) in [
        ("Me.name", "own"),
        ("SeatView.name", "table"),
        ("TableSeat.name", "table"),
        ("ChatLine.text", "table"),
        ("NewGuest.token", "own"),
        ("MyData.name", "own"),
    ] {
        assert!(FIELDS.lines().any(|line| line == format!("{field} {word}")), "{field}");
    }
}
