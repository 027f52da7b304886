//! The lay-outs of two games whose maps are not the war's: 63 places that are points on ten regions, and 52 regions in a
//! frame with seas. Both have room for names and pieces.

use atlas::geometry::Geometry;
use atlas::kind::Kind;
use atlas::layout::{Area, PIECE, Wanted};
use atlas::mark::Mark;
use atlas::search::Space;
use atlas::sheet::Sheet;
use canvas::Language;
use canvas::art::pen::{Point, at};
use serde::de::DeserializeOwned;
use serde_json::Value;

const QUEST: &str = include_str!("../../../games/quest/page/data/map.json");
const WIZARDS: &str = include_str!("../../../games/wizards/page/data/map.json");

/// A map has lengths in parts of its width; drawn, they are so wide. That of the wizards has small regions.
const WIDE: f32 = 2000.0;
const WIDER: f32 = 3200.0;

fn sheet(map: &Value, wide: f32) -> Sheet {
    Sheet { width: wide, height: map["height"].as_f64().expect("a height") as f32 * wide, edge: 0.0 }
}

/// A list of an object's entries, in its order.
fn named<T: DeserializeOwned>(map: &Value, list: &str) -> Vec<(String, T)> {
    let entries = map[list].as_object().expect("an object").iter();
    let entry = |(id, value): (&String, &Value)| {
        let value = serde_json::from_value(value.clone());
        (id.clone(), value.unwrap_or_else(|error| panic!("{id}: {error}")))
    };
    entries.map(entry).collect()
}

fn geometry(text: &str, wide: f32, areas: &[String]) -> Geometry {
    let index = |id: &str| areas.iter().position(|area| area == id);
    let frontier = |one: Option<usize>, other: Option<usize>| one.is_some() && other.is_some();
    Geometry::read(text, wide, areas.len(), &index, &frontier).expect("lines of a map")
}

fn holds(sheet: Sheet, area: &Area) -> bool {
    area.corners().iter().all(|corner| sheet.holds(*corner, -1.0))
}

fn ids<T>(named: &[(String, T)]) -> Vec<String> {
    named.iter().map(|(id, _)| id.clone()).collect()
}

#[test]
fn every_place_of_the_quest_has_its_name_and_room_for_pieces_inside_the_frame() {
    let map: Value = serde_json::from_str(QUEST).expect("JSON");
    let sheet = sheet(&map, WIDE);
    let marks = named::<Mark>(&map, "places");
    assert_eq!(marks.len(), 63);
    let labels = marks.iter().map(|(id, mark)| (id, mark.label.area(WIDE)));
    let labels = labels.collect::<Vec<_>>();
    for (id, label) in &labels {
        assert!(holds(sheet, label), "the name of {id} leaves the frame");
        for (other, theirs) in labels.iter().filter(|(other, _)| other != id) {
            assert!(label.gap(theirs) > 0.0, "the names of {id} and {other}");
        }
    }
    for (id, mark) in &marks {
        let (middle, radius) = mark.room(WIDE);
        assert!(radius >= PIECE - 1.0, "{id} has {radius} for its pieces");
        assert!(holds(sheet, &Area::new(middle, at(radius, radius))), "{id}");
        for (other, label) in &labels {
            assert!(label.far(middle) > radius * 0.9, "pieces of {id} on the name of {other}");
        }
        for (other, theirs) in marks.iter().filter(|(other, _)| other != id) {
            let (there, wide) = theirs.room(WIDE);
            assert!(middle.far(there) > radius + wide, "pieces of {id} and {other}");
            let sign = 0.0135 * WIDE;
            assert!(middle.far(theirs.point(WIDE)) > radius + sign, "{id} covers {other}");
        }
    }
}

#[test]
fn every_place_of_the_quest_lies_in_one_region_and_each_region_closes() {
    let map: Value = serde_json::from_str(QUEST).expect("JSON");
    let regions = ids(&named::<Value>(&map, "regions"));
    let geometry = geometry(QUEST, WIDE, &regions);
    assert_eq!(geometry.areas(), 10);
    for area in 0..geometry.areas() {
        let outline = geometry.outline(&|other| other == area);
        assert_eq!((outline.matches('M').count(), outline.ends_with('z')), (1, true));
    }
    for (id, mark) in named::<Mark>(&map, "places") {
        let depth = |area| geometry.depth(area, mark.point(WIDE), &|_| 0.0);
        let inside = (0..geometry.areas()).filter(|area| depth(*area) > 0.0);
        assert_eq!(inside.count(), 1, "{id}");
    }
}

/// The box of a region's name, in the language with the larger letters.
fn name(value: &Value) -> Area {
    let number = |field: &str| value[field].as_f64().expect("a number") as f32 * WIDER;
    Area::new(at(number("x"), number("y")), at(number("w") / 2.0, number("h") / 2.0))
}

#[test]
fn every_region_of_the_wizards_has_its_name_and_room_for_three_pieces_inside() {
    let map: Value = serde_json::from_str(WIZARDS).expect("JSON");
    let sheet = sheet(&map, WIDER);
    let regions = named::<Value>(&map, "regions");
    let geometry = geometry(WIZARDS, WIDER, &ids(&regions));
    assert_eq!(geometry.areas(), 52);
    let names = named::<Value>(&map, "names");
    let boxes = names.iter().map(|(id, value)| (id, name(value))).collect::<Vec<_>>();
    for (index, (id, area)) in boxes.iter().enumerate() {
        assert_eq!(**id, regions[index].0);
        assert!(holds(sheet, area), "the name of {id} leaves the frame");
        for (other, theirs) in &boxes[..index] {
            assert!(area.gap(theirs) > 0.0, "the names of {id} and {other}");
        }
        let wanted = Wanted::default();
        let room = Space::of(&geometry, index, &wanted, &|_| f32::INFINITY);
        for (slot, (piece, free)) in room.slots(&[*area], area.centre).iter().enumerate() {
            assert!(*free > -8.0, "{id}: piece {slot} has {free} at {piece:?}");
            assert!(geometry.depth(index, *piece, &|_| 0.0) > PIECE * 0.55, "{id}, {slot}");
            assert!(area.far(*piece) > PIECE * 0.6, "{id}: piece {slot} lies on the name");
        }
    }
}

#[test]
fn a_name_and_pieces_are_found_room_where_none_is_laid_out() {
    // A field of 300 by 200 with a house.
    let lines = r#"{"arcs": [{"left": "field", "right": "edge", "kind": "edge",
        "points": [[0, 0], [0, 200], [300, 200], [300, 0], [0, 0]]}]}"#;
    let index = |id: &str| (id == "field").then_some(0);
    let geometry = Geometry::read(lines, 1.0, 1, &index, &|_, _| false).expect("lines");
    assert_eq!(geometry.borders[0].kind, Kind::Edge);
    let wanted = Wanted {
        id: "field".to_owned(),
        names: ["El campo de Maggot", "Farmer Maggot's field"].map(str::to_owned),
        seat: Some(at(20.0, 21.0)),
        ..Wanted::default()
    };
    let spot = Space::of(&geometry, 0, &wanted, &|_| f32::INFINITY).spot();
    let seat = spot.seat.expect("room for the house");
    for language in Language::ALL {
        for line in spot.name(language).areas() {
            assert!(line.gap(&seat) > 0.0);
            let inside = |corner: &Point| geometry.depth(0, *corner, &|_| 0.0) > 0.0;
            assert!(line.corners().iter().all(inside));
            for slot in spot.slots {
                assert!(line.far(slot) > PIECE * 0.7 && seat.far(slot) > PIECE * 0.7);
            }
        }
    }
    let kept = atlas::layout::Stored::of("field", &spot);
    assert!(kept.fits(&wanted));
    let again = kept.spot(&wanted);
    assert_eq!(again.name(Language::En).lines, spot.name(Language::En).lines);
    assert!(again.slot(3) != again.slot(0), "what comes after lies aside");
}
