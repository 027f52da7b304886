//! The lay-out of the map is one of the pack's places and paths.

use std::collections::BTreeSet;

use serde_json::Value;

const LAYOUT: &str = include_str!("../../data/map.json");
const PACK: &str = include_str!("../../../rules/data/map.toml");

fn layout() -> Value {
    serde_json::from_str(LAYOUT).expect("JSON")
}

fn pack(list: &str) -> Vec<toml::Value> {
    let file = PACK.parse::<toml::Table>().expect("a sound file");
    file[list].as_array().expect("a list").clone()
}

fn text<'a>(record: &'a toml::Value, field: &str) -> &'a str {
    record[field].as_str().expect("a text")
}

#[test]
fn every_place_and_region_lies_somewhere_and_no_other() {
    for (list, drawn) in [("location", "places"), ("region", "regions")] {
        let known = pack(list);
        let known = known.iter().map(|record| text(record, "id").to_owned());
        let layout = layout();
        let drawn = layout[drawn].as_object().expect("an object").keys().cloned();
        assert_eq!(known.collect::<BTreeSet<_>>(), drawn.collect::<BTreeSet<_>>());
    }
}

#[test]
fn every_path_is_drawn_from_end_to_end() {
    let layout = layout();
    let drawn = layout["paths"].as_array().expect("a list");
    let ends =
        |value: &Value| [&value["a"], &value["b"]].map(|end| end.as_str().expect("a place").to_owned());
    let known = pack("path");
    let known = known.iter().map(|path| ["a", "b"].map(|end| text(path, end).to_owned()));
    assert_eq!(known.collect::<BTreeSet<_>>(), drawn.iter().map(ends).collect::<BTreeSet<_>>());
    for path in drawn {
        let points = path["points"].as_array().expect("points");
        for (end, point) in ends(path).iter().zip([points.first(), points.last()]) {
            let place = &layout["places"][end];
            let point = point.expect("a point");
            for (at, coordinate) in ["x", "y"].into_iter().enumerate() {
                let apart =
                    place[coordinate].as_f64().expect("a number") - point[at].as_f64().expect("a number");
                assert!(apart.abs() < 0.001, "the path of {end} does not reach it");
            }
        }
    }
}

#[test]
fn the_names_on_the_map_are_those_of_the_pack() {
    let layout = layout();
    for (list, drawn, lines) in [("location", "places", "label"), ("region", "regions", "name")] {
        for record in pack(list) {
            let id = text(&record, "id");
            for (language, field) in [("es", "lines_es"), ("en", "lines_en")] {
                let lines = layout[drawn][id][lines][field].as_array().expect("lines");
                let lines = lines.iter().map(|line| line.as_str().expect("a line"));
                let name = lines.collect::<Vec<_>>().join(" ");
                assert_eq!(
                    name,
                    record["name"][language].as_str().expect("a name").replace('’', "'"),
                    "{id}"
                );
            }
        }
    }
}
