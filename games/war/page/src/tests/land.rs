//! The map: outlines, borders, ranges, names, room for pieces.

use canvas::Page as _;
use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use maud::html;

use super::plain;
use crate::Pieces;
use crate::ground::chart::{CHART, GEOMETRY};
use crate::ground::growth;
use crate::ground::layout::{SPOTS, STORED, slot, wanted};
use crate::map;
use atlas::kind::Kind;
use atlas::layout::{Area, Name, PIECE, SLOTS, Stored};
use atlas::search::Space;
use canvas::Context;
use canvas::Language;
use canvas::Lit;
use canvas::art::curve::Curve;
use canvas::art::pen::{Point, at};
use war::region::{Region, RegionSet, Site};

/// The map without pieces, with its layers.
fn whole(ctx: &Context) -> String {
    ctx.whole(&map(ctx, &Pieces::over(&html! {})))
}

fn long(points: &[Point]) -> f32 {
    points.windows(2).map(|pair| pair[0].far(pair[1])).sum()
}

/// The distance of a point on the land from water.
fn dry(point: Point) -> f32 {
    let lakes = CHART.lakes.iter().map(|lake| lake.far(point));
    let lakes = lakes.fold(f32::INFINITY, f32::min);
    lakes.min(atlas::river::far(&CHART.rivers, point) - 1.0)
}

/// The peaks along the lines that cannot be crossed.
fn barriers() -> Vec<Point> {
    growth::barred().into_iter().map(|peak| peak.foot).collect()
}

#[test]
fn every_region_has_one_outline_that_closes() {
    for region in Region::all() {
        let ring = GEOMETRY.ring(region.index());
        let doubled = (0..ring.len()).map(|step| {
            let (a, b) = (ring[step], ring[(step + 1) % ring.len()]);
            a.x * b.y - b.x * a.y
        });
        let area = doubled.sum::<f32>().abs() / 2.0;
        assert!(area > 12_000.0, "{region}: {area}");
        let outline = GEOMETRY.outline(&|other| other == region.index());
        assert_eq!(outline.matches('M').count(), 1, "{region} is in one piece");
        assert!(outline.ends_with('z'), "{region}");
        for pair in 0..ring.len() {
            let far = ring[pair].far(ring[(pair + 1) % ring.len()]);
            assert!(far > 0.0, "{region} has a corner twice");
        }
    }
}

/// Every region with each of those that `beside` names, each pair once.
fn pairs(beside: impl Fn(Region) -> RegionSet) -> BTreeSet<(Region, Region)> {
    let both = Region::all().flat_map(|one| beside(one).iter().map(move |other| (one, other)));
    both.filter(|(one, other)| one < other).collect()
}

#[test]
fn neighbours_share_a_border_that_can_be_seen_and_nobody_else_does() {
    let mut bordering = BTreeSet::new();
    let mut parted = BTreeSet::new();
    for border in &GEOMETRY.borders {
        let [Some(one), Some(other)] = border.sides.map(|side| side.and_then(Region::nth)) else {
            continue;
        };
        let pair = (one.min(other), one.max(other));
        match border.kind {
            Kind::Border => {
                let long = long(&border.points);
                assert!(long > 20.0, "{one} and {other}: {long}");
                bordering.insert(pair);
            }
            Kind::Impassable => {
                parted.insert(pair);
            }
            Kind::Coast | Kind::Edge => panic!("a coast between two regions"),
        }
    }
    assert_eq!(bordering, pairs(Region::near));
    // Pelargir and Umbar lie on either side of a bay: the sea parts them.
    let mut walls = pairs(Region::walls);
    assert!(walls.remove(&(Region::PELARGIR, Region::UMBAR)));
    assert_eq!(parted, walls);
}

#[test]
fn where_nobody_passes_mountains_stand_without_a_gap() {
    let feet = barriers();
    for border in &GEOMETRY.borders {
        let barred = border.kind == Kind::Impassable && !growth::is_drowned(border);
        // At the edge of the sheet the frame cuts the peaks.
        let framed = |dot: Point| dot.y < 70.0 || dot.x > 1930.0;
        for dot in Curve::through(&border.points).dots(6.0).filter(|_| barred) {
            let near = feet.iter().any(|foot| foot.by(0.0, -10.0).far(dot) < 17.0);
            assert!(near || framed(dot), "{:?} at {dot:?}", border.sides);
        }
    }
}

#[test]
fn mountains_hide_no_border_that_may_be_passed() {
    let feet = barriers();
    for border in GEOMETRY.borders.iter().filter(|border| border.kind == Kind::Border) {
        // A peak hides what lies behind its body, which is narrower than its foot.
        let open = |dot: &Point| {
            feet.iter().all(|foot| (foot.x - dot.x).abs() > 8.0 || !(foot.y - 20.0..foot.y).contains(&dot.y))
        };
        let seen = Curve::through(&border.points).dots(3.0).filter(open).count() * 3;
        assert!(seen >= 18, "{:?}: {seen}", border.sides.map(|side| side.and_then(Region::nth)));
    }
}

#[test]
fn names_lie_within_their_region_and_clear_of_everything() {
    for (region, spot) in Region::all().zip(SPOTS.iter()) {
        assert_eq!(spot.seat.is_some(), region.site() != Site::None || region.nation().is_some(), "{region}");
        for name in &spot.names {
            assert!(name.size > 14.0, "{region} is written in {}", name.size);
            for line in name.areas() {
                for x in [-1.0, -0.5, 0.0, 0.5, 1.0] {
                    for y in [-1.0, 1.0] {
                        let point = line.centre.by(line.half.x * x, line.half.y * y);
                        assert!(
                            GEOMETRY.depth(region.index(), point, &|_| 0.0) > 2.0,
                            "{region} at {point:?}"
                        );
                    }
                }
                let clear = spot.seat.iter().chain(&spot.landmark).all(|seat| seat.gap(&line) > 0.0);
                assert!(clear, "{region}: what stands there lies on its name");
            }
        }
    }
}

/// The largest letters of a name: where the map is drawn small, the style lets those grow that would be hard to read.
fn largest(name: &Name) -> f32 {
    let style = include_str!("../../style-map.css");
    let class = format!(".wm-name-{}", name.size as i32);
    let grows = style.lines().find(|line| line.contains(&class) && line.contains("clamp("));
    let most = grows.and_then(|line| line.rsplit(", ").next()?.split("px").next()?.parse().ok());
    most.unwrap_or(name.size)
}

#[test]
fn names_as_large_as_the_style_lets_them_grow_lie_on_no_other() {
    for language in 0..Language::ALL.len() {
        let (mut lines, mut grow) = (Vec::<(Region, Area)>::new(), 0);
        for (region, spot) in Region::all().zip(SPOTS.iter()) {
            let name = &spot.names[language];
            let most = largest(name);
            grow += usize::from(most > name.size);
            for line in name.areas() {
                // Its foot stays where it is.
                let middle = line.centre.by(0.0, (name.size - most) * 0.27);
                let grown = Area::new(middle, at(line.half.x * most / name.size, most * 0.42));
                for (other, theirs) in &lines {
                    let least = if *other == region { -4.0 } else { 0.0 };
                    assert!(grown.gap(theirs) > least, "{region} lies on {other} by {}", grown.gap(theirs));
                }
                lines.push((region, grown));
            }
        }
        assert!(grow > 0, "those that are small grow");
    }
}

#[test]
fn pieces_lie_in_their_region_and_cover_neither_name_nor_settlement() {
    for (region, spot) in Region::all().zip(SPOTS.iter()) {
        for (number, middle) in spot.slots.iter().enumerate() {
            assert_eq!(slot(region, number), *middle);
            assert!(
                GEOMETRY.depth(region.index(), *middle, &|_| 0.0) > PIECE * 0.55,
                "{region}, {number}: {middle:?}"
            );
            for other in &spot.slots[..number] {
                assert!(middle.far(*other) > PIECE * 1.8, "{region}: {number} lies on another");
            }
            let names = spot.names.iter().flat_map(|name| name.areas().collect::<Vec<_>>());
            for area in names.chain(spot.seat) {
                assert!(
                    area.far(*middle) > PIECE * 0.7,
                    "{region}, {number}: {} from {area:?}",
                    area.far(*middle)
                );
            }
        }
        // Further ones lie on them, but never in the same place.
        let all = (0..SLOTS * 2).map(|number| slot(region, number)).collect::<Vec<_>>();
        assert!((1..all.len()).all(|number| !all[..number].contains(&all[number])), "{region}");
    }
}

#[test]
fn a_rectangle_knows_how_far_others_are() {
    let area = Area::new(at(10.0, 10.0), at(5.0, 2.0));
    assert_eq!(area.gap(&Area::new(at(20.0, 10.0), at(2.0, 9.0))), 3.0);
    assert_eq!(area.far(at(18.0, 16.0)), 5.0);
    assert!(area.gap(&Area::new(at(12.0, 11.0), at(1.0, 1.0))) < 0.0);
}

#[test]
fn both_languages_name_every_region_on_the_map() {
    for language in Language::ALL {
        let drawn = whole(&plain(language));
        for region in Region::all() {
            let id = region.term();
            let name = language.text_if_known(id).unwrap_or_else(|| panic!("{id} in {language:?}"));
            assert!(!name.is_empty() && name != id);
            for word in name.split(' ') {
                assert!(drawn.contains(word), "{word} in {language:?}");
            }
            let group = format!("<g id=\"region-{region}\"");
            assert_eq!(drawn.matches(&group).count(), 1, "{region}");
        }
        assert!(!drawn.contains("war-map-"), "a message is missing in {language:?}");
    }
}

#[test]
fn a_region_that_may_be_chosen_is_a_button_and_tells_why_not_otherwise() {
    canvas::learn(&crate::WarPage::words());
    let lit = |place: &str| {
        (place == "region-moria").then(|| Lit {
            notation: "move moria".into(),
            label: "To Moria".into(),
            effect: "through the dark".into(),
            ply: 7,
            ahead: None,
        })
    };
    let refused = |place: &str| (place == "region-lorien").then(|| "Too far (WAR-1)".to_owned());
    let ctx = Context::lit_by(Language::En, &lit, &refused);
    let drawn = whole(&ctx);
    let group = |id: &str| {
        let from = drawn.find(&format!("<g id=\"{id}\"")).expect("the region");
        drawn[from..].split_once("<use").expect("its ground").0.to_owned()
    };
    let moria = group("region-moria");
    for part in [
        "role=\"button\"",
        "tabindex=\"0\"",
        "data-choice=\"move moria\"",
        "data-ply=\"7\"",
        "To Moria: through the dark",
    ] {
        assert!(moria.contains(part), "{part} in {moria}");
    }
    let lorien = group("region-lorien");
    assert!(
        lorien.contains("dim") && lorien.contains("Too far (WAR-1)") && !lorien.contains("button"),
        "{lorien}"
    );
    let bree = group("region-bree");
    assert!(bree.contains("role=\"img\"") && bree.contains("<title>Bree, The North, Town</title>"), "{bree}");
    assert!(group("region-erebor").contains("Stronghold, 2 Victory Points"));
    assert_eq!(drawn.matches("role=\"button\"").count(), 1);
}

/// The page may not be heavy for a phone, nor ask for an exception from the content policy.
#[test]
fn the_map_is_light_always_the_same_and_without_styles_of_its_own() {
    for language in Language::ALL {
        let drawn = whole(&plain(language));
        assert!(!drawn.contains(" style="));
        assert_eq!(drawn, whole(&plain(language)));
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(drawn.as_bytes()).unwrap();
        let packed = gzip.finish().unwrap().len();
        assert!(packed < 90_000, "{packed} bytes packed");
        // The part sent anew when something is lit: each region by itself.
        let (_, changing) = drawn.split_once("id=\"war-regions\"").expect("the regions");
        let heaviest = changing.split("<svg").map(str::len).max().unwrap_or(0);
        assert!(heaviest < 600, "{heaviest} bytes for one region");
    }
}

/// Looking takes a while, so it is done only on demand; the stored places must still be about this map.
#[test]
fn the_stored_places_are_those_of_the_regions() {
    canvas::learn(&crate::WarPage::words());
    if std::env::var_os("BREE_BLESS").is_some() {
        let found = |region: Region| {
            let spot = Space::of(&GEOMETRY, region.index(), &wanted(region), &dry).spot();
            serde_json::to_string(&Stored::of(region.id(), &spot)).unwrap()
        };
        let lines = Region::all().map(found).collect::<Vec<_>>();
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/places.json");
        std::fs::write(path, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
        return;
    }
    let stored: Vec<Stored> = serde_json::from_str(STORED).unwrap();
    assert_eq!(stored.len(), Region::all().count());
    for (stored, region) in stored.iter().zip(Region::all()) {
        assert!(stored.fits(&wanted(region)), "{region} has other words or settlements than it had");
    }
}
