//! What the drawing must hold, whatever it looks like.

use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use maud::html;

use super::context::Context;
use super::geometry::{GEOMETRY, Kind};
use super::layout::{Area, PIECE, SLOTS, SPOTS, slot};
use super::place::{Nation, PLACES, Place};
use super::{
    Army, Damage, Face, Figure, Journey, Levy, Side, Standing, Tile, action_die, fellowship, figure_sign,
    growth, hunt_tile, map, mordor, politics, signs, victory,
};
use crate::art::curve::Curve;
use crate::art::pen::at;
use crate::journey::Lit;
use crate::text::Language;

/// Every pair of neighbours on the board, each once.
const NEIGHBOURS: &[(&str, &[&str])] = &[
    ("andrast", &["anfalas", "druwaith-iaur"]),
    ("anfalas", &["dol-amroth", "erech"]),
    ("angmar", &["arnor", "ettenmoors", "mount-gram"]),
    ("arnor", &["ettenmoors", "evendim", "north-downs"]),
    (
        "ash-mountains",
        &["dagorlad", "noman-lands", "south-rhun", "southern-dorwinion"],
    ),
    ("barad-dur", &["gorgoroth"]),
    (
        "bree",
        &["buckland", "north-downs", "south-downs", "weather-hills"],
    ),
    (
        "buckland",
        &[
            "cardolan",
            "evendim",
            "north-downs",
            "old-forest",
            "south-downs",
            "the-shire",
        ],
    ),
    (
        "cardolan",
        &[
            "minhiriath",
            "north-dunland",
            "old-forest",
            "south-downs",
            "south-ered-luin",
            "tharbad",
        ],
    ),
    (
        "carrock",
        &[
            "eagles-eyrie",
            "northern-mirkwood",
            "old-ford",
            "old-forest-road",
            "rhosgobel",
            "western-mirkwood",
        ],
    ),
    (
        "dagorlad",
        &["eastern-emyn-muil", "morannon", "noman-lands", "north-ithilien"],
    ),
    (
        "dale",
        &[
            "erebor",
            "iron-hills",
            "northern-rhovanion",
            "old-forest-road",
            "vale-of-the-carnen",
            "withered-heath",
            "woodland-realm",
        ],
    ),
    (
        "dead-marshes",
        &[
            "druadan-forest",
            "eastern-emyn-muil",
            "north-ithilien",
            "osgiliath",
            "western-emyn-muil",
        ],
    ),
    (
        "dimrill-dale",
        &[
            "gladden-fields",
            "lorien",
            "moria",
            "north-anduin-vale",
            "parth-celebrant",
            "south-anduin-vale",
        ],
    ),
    ("dol-amroth", &["erech", "lamedon"]),
    (
        "dol-guldur",
        &[
            "eastern-brown-lands",
            "eastern-mirkwood",
            "narrows-of-the-forest",
            "north-anduin-vale",
            "south-anduin-vale",
            "southern-mirkwood",
            "western-brown-lands",
        ],
    ),
    (
        "druadan-forest",
        &[
            "eastemnet",
            "folde",
            "minas-tirith",
            "osgiliath",
            "western-emyn-muil",
        ],
    ),
    ("druwaith-iaur", &["enedwaith", "fords-of-isen", "gap-of-rohan"]),
    ("eagles-eyrie", &["mount-gundabad", "old-ford"]),
    (
        "east-harondor",
        &["near-harad", "south-ithilien", "west-harondor"],
    ),
    (
        "east-rhun",
        &["iron-hills", "north-rhun", "south-rhun", "vale-of-the-carnen"],
    ),
    (
        "eastemnet",
        &[
            "fangorn",
            "folde",
            "parth-celebrant",
            "westemnet",
            "western-brown-lands",
            "western-emyn-muil",
        ],
    ),
    (
        "eastern-brown-lands",
        &[
            "eastern-emyn-muil",
            "noman-lands",
            "southern-mirkwood",
            "southern-rhovanion",
            "western-brown-lands",
            "western-emyn-muil",
        ],
    ),
    (
        "eastern-emyn-muil",
        &["noman-lands", "north-ithilien", "western-emyn-muil"],
    ),
    (
        "eastern-mirkwood",
        &[
            "narrows-of-the-forest",
            "northern-rhovanion",
            "old-forest-road",
            "southern-mirkwood",
        ],
    ),
    ("edoras", &["folde", "westemnet"]),
    (
        "enedwaith",
        &["gap-of-rohan", "minhiriath", "south-dunland", "tharbad"],
    ),
    ("erebor", &["iron-hills", "withered-heath"]),
    ("erech", &["lamedon"]),
    (
        "ered-luin",
        &["evendim", "grey-havens", "north-ered-luin", "tower-hills"],
    ),
    (
        "ettenmoors",
        &["mount-gram", "north-downs", "trollshaws", "weather-hills"],
    ),
    (
        "evendim",
        &["north-downs", "north-ered-luin", "the-shire", "tower-hills"],
    ),
    ("fangorn", &["fords-of-isen", "parth-celebrant", "westemnet"]),
    ("far-harad", &["khand", "near-harad"]),
    ("folde", &["westemnet"]),
    (
        "fords-of-bruinen",
        &["high-pass", "hollin", "rivendell", "trollshaws"],
    ),
    (
        "fords-of-isen",
        &["gap-of-rohan", "helms-deep", "orthanc", "westemnet"],
    ),
    ("forlindon", &["grey-havens"]),
    ("gap-of-rohan", &["orthanc", "south-dunland"]),
    ("gladden-fields", &["north-anduin-vale", "old-ford", "rhosgobel"]),
    ("goblins-gate", &["high-pass", "old-ford"]),
    ("gorgoroth", &["minas-morgul", "morannon", "nurn"]),
    ("grey-havens", &["harlindon", "tower-hills"]),
    ("harlindon", &["south-ered-luin"]),
    ("helms-deep", &["westemnet"]),
    ("hollin", &["moria", "north-dunland", "south-downs", "trollshaws"]),
    ("iron-hills", &["vale-of-the-carnen"]),
    ("khand", &["near-harad"]),
    ("lamedon", &["pelargir"]),
    ("lorien", &["parth-celebrant"]),
    ("lossarnach", &["minas-tirith", "osgiliath", "pelargir"]),
    ("minas-morgul", &["north-ithilien", "south-ithilien"]),
    ("minas-tirith", &["osgiliath"]),
    ("minhiriath", &["south-ered-luin", "tharbad"]),
    ("moria", &["north-dunland"]),
    ("mount-gram", &["mount-gundabad"]),
    (
        "narrows-of-the-forest",
        &["north-anduin-vale", "old-forest-road", "rhosgobel"],
    ),
    ("near-harad", &["umbar", "west-harondor"]),
    ("noman-lands", &["southern-dorwinion", "southern-rhovanion"]),
    ("north-anduin-vale", &["rhosgobel", "south-anduin-vale"]),
    ("north-downs", &["weather-hills"]),
    ("north-dunland", &["south-downs", "south-dunland", "tharbad"]),
    ("north-ithilien", &["osgiliath", "south-ithilien"]),
    (
        "north-rhun",
        &["northern-dorwinion", "vale-of-the-carnen", "vale-of-the-celduin"],
    ),
    (
        "northern-dorwinion",
        &["southern-dorwinion", "southern-rhovanion", "vale-of-the-celduin"],
    ),
    (
        "northern-mirkwood",
        &["western-mirkwood", "withered-heath", "woodland-realm"],
    ),
    (
        "northern-rhovanion",
        &[
            "old-forest-road",
            "southern-mirkwood",
            "southern-rhovanion",
            "vale-of-the-carnen",
            "vale-of-the-celduin",
        ],
    ),
    ("old-ford", &["rhosgobel"]),
    ("old-forest", &["south-ered-luin", "the-shire"]),
    (
        "old-forest-road",
        &["rhosgobel", "western-mirkwood", "woodland-realm"],
    ),
    ("osgiliath", &["pelargir", "south-ithilien", "west-harondor"]),
    ("parth-celebrant", &["south-anduin-vale", "western-brown-lands"]),
    ("pelargir", &["west-harondor"]),
    ("rivendell", &["trollshaws"]),
    ("south-anduin-vale", &["western-brown-lands"]),
    ("south-downs", &["trollshaws", "weather-hills"]),
    ("south-dunland", &["tharbad"]),
    ("south-ered-luin", &["the-shire", "tower-hills"]),
    ("south-ithilien", &["west-harondor"]),
    ("south-rhun", &["southern-dorwinion"]),
    ("southern-dorwinion", &["southern-rhovanion"]),
    ("southern-mirkwood", &["southern-rhovanion"]),
    ("southern-rhovanion", &["vale-of-the-celduin"]),
    ("the-shire", &["tower-hills"]),
    ("trollshaws", &["weather-hills"]),
    ("umbar", &["west-harondor"]),
    ("vale-of-the-carnen", &["vale-of-the-celduin"]),
    ("western-brown-lands", &["western-emyn-muil"]),
    ("western-mirkwood", &["woodland-realm"]),
    ("withered-heath", &["woodland-realm"]),
];

fn neighbours() -> BTreeSet<(usize, usize)> {
    let number = |id: &str| Place::index(id).unwrap_or_else(|| panic!("no region '{id}'"));
    let pairs = NEIGHBOURS
        .iter()
        .flat_map(|(one, others)| others.iter().map(move |other| (*one, *other)));
    pairs
        .map(|(one, other)| (number(one).min(number(other)), number(one).max(number(other))))
        .collect()
}

fn plain(language: Language) -> Context<'static> {
    Context {
        language,
        lit: &|_| None,
        refused: &|_| None,
    }
}

fn long(points: &[crate::art::pen::Point]) -> f32 {
    points.windows(2).map(|pair| pair[0].far(pair[1])).sum()
}

#[test]
fn every_region_has_one_outline_that_closes() {
    for (index, place) in PLACES.iter().enumerate() {
        let ring = GEOMETRY.ring(index);
        let doubled = (0..ring.len()).map(|step| {
            let (a, b) = (ring[step], ring[(step + 1) % ring.len()]);
            a.x * b.y - b.x * a.y
        });
        let area = doubled.sum::<f32>().abs() / 2.0;
        assert!(area > 12_000.0, "{}: {area}", place.id);
        let outline = GEOMETRY.outline(&|other| other == index);
        assert_eq!(outline.matches('M').count(), 1, "{} is in one piece", place.id);
        assert!(outline.ends_with('z'), "{}", place.id);
        for pair in 0..ring.len() {
            let far = ring[pair].far(ring[(pair + 1) % ring.len()]);
            assert!(far > 0.0, "{} has a corner twice", place.id);
        }
    }
}

#[test]
fn neighbours_share_a_border_that_can_be_seen_and_nobody_else_does() {
    let neighbours = neighbours();
    assert_eq!(neighbours.len(), 232);
    let mut bordering = BTreeSet::new();
    let mut parted = BTreeSet::new();
    for border in &GEOMETRY.borders {
        let [Some(one), Some(other)] = border.sides else {
            continue;
        };
        let pair = (one.min(other), one.max(other));
        match border.kind {
            Kind::Border => {
                let long = long(&border.points);
                assert!(long > 20.0, "{} and {}: {long}", PLACES[one].id, PLACES[other].id);
                bordering.insert(pair);
            }
            Kind::Impassable => {
                parted.insert(pair);
            }
            Kind::Coast | Kind::Edge => panic!("a coast between two regions"),
        }
    }
    assert_eq!(bordering, neighbours);
    assert_eq!(bordering.intersection(&parted).count(), 0);
}

#[test]
fn where_nobody_passes_mountains_stand_without_a_gap() {
    let feet = growth::barriers();
    for border in &GEOMETRY.borders {
        let barred = border.kind == Kind::Impassable && !growth::is_drowned(border);
        // At the edge of the sheet the frame cuts the peaks.
        let framed = |dot: crate::art::pen::Point| dot.y < 70.0 || dot.x > 1930.0;
        for dot in Curve::through(&border.points).dots(6.0).filter(|_| barred) {
            let near = feet.iter().any(|foot| foot.by(0.0, -10.0).far(dot) < 17.0);
            assert!(near || framed(dot), "{:?} at {dot:?}", border.sides);
        }
    }
}

#[test]
fn mountains_hide_no_border_that_may_be_passed() {
    let feet = growth::barriers();
    for border in GEOMETRY
        .borders
        .iter()
        .filter(|border| border.kind == Kind::Border)
    {
        // A peak hides what lies behind its body, which is narrower than its foot.
        let open = |dot: &crate::art::pen::Point| {
            feet.iter()
                .all(|foot| (foot.x - dot.x).abs() > 8.0 || !(foot.y - 20.0..foot.y).contains(&dot.y))
        };
        let seen = Curve::through(&border.points).dots(3.0).filter(open).count() * 3;
        assert!(
            seen >= 18,
            "{:?}: {seen}",
            border.sides.map(|side| side.map(|place| PLACES[place].id))
        );
    }
}

#[test]
fn names_lie_within_their_region_and_clear_of_everything() {
    for (index, spot) in SPOTS.iter().enumerate() {
        let id = PLACES[index].id;
        assert_eq!(
            spot.seat.is_some(),
            PLACES[index].settlement.is_some() || PLACES[index].nation.is_some(),
            "{id}"
        );
        for name in &spot.names {
            assert!(name.size > 14.0, "{id} is written in {}", name.size);
            for line in name.areas() {
                for x in [-1.0, -0.5, 0.0, 0.5, 1.0] {
                    for y in [-1.0, 1.0] {
                        let point = line.centre.by(line.half.x * x, line.half.y * y);
                        assert!(GEOMETRY.depth(index, point, &|_| 0.0) > 2.0, "{id} at {point:?}");
                    }
                }
                let clear = spot
                    .seat
                    .iter()
                    .chain(&spot.landmark)
                    .all(|seat| seat.gap(&line) > 0.0);
                assert!(clear, "{id}: what stands there lies on its name");
            }
        }
    }
}

#[test]
fn pieces_lie_in_their_region_and_cover_neither_name_nor_settlement() {
    for (index, spot) in SPOTS.iter().enumerate() {
        let id = PLACES[index].id;
        for (number, middle) in spot.slots.iter().enumerate() {
            assert_eq!(slot(id, number), Some(*middle));
            assert!(
                GEOMETRY.depth(index, *middle, &|_| 0.0) > PIECE * 0.55,
                "{id}, {number}: {middle:?}"
            );
            for other in &spot.slots[..number] {
                assert!(middle.far(*other) > PIECE * 1.8, "{id}: {number} lies on another");
            }
            let names = spot
                .names
                .iter()
                .flat_map(|name| name.areas().collect::<Vec<_>>());
            for area in names.chain(spot.seat) {
                assert!(
                    area.far(*middle) > PIECE * 0.7,
                    "{id}, {number}: {} from {area:?}",
                    area.far(*middle)
                );
            }
        }
        // What comes after lies on them, but never in the same place.
        let all = (0..SLOTS * 2)
            .filter_map(|number| slot(id, number))
            .collect::<Vec<_>>();
        assert!(
            (1..all.len()).all(|number| !all[..number].contains(&all[number])),
            "{id}"
        );
    }
    assert_eq!(slot("nowhere", 0), None);
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
        let drawn = map(&plain(language), &html! {}).into_string();
        for place in &PLACES {
            let id = format!("war-map-region-{}", place.id);
            let name = language
                .text_if_known(&id)
                .unwrap_or_else(|| panic!("{id} in {language:?}"));
            assert!(!name.is_empty() && name != id);
            for word in name.split(' ') {
                assert!(drawn.contains(word), "{word} in {language:?}");
            }
            let group = format!("<g id=\"region-{}\"", place.id);
            assert_eq!(drawn.matches(&group).count(), 1, "{}", place.id);
        }
        assert!(
            !drawn.contains("war-map-"),
            "a message is missing in {language:?}"
        );
    }
}

#[test]
fn a_region_that_may_be_chosen_is_a_button_and_tells_why_not_otherwise() {
    let lit = |place: &str| {
        (place == "region-moria").then(|| Lit {
            notation: "move moria".into(),
            label: "To Moria".into(),
            effect: "through the dark".into(),
            ply: 7,
        })
    };
    let refused = |place: &str| (place == "region-lorien").then(|| "Too far (WAR-1)".to_owned());
    let ctx = Context {
        language: Language::En,
        lit: &lit,
        refused: &refused,
    };
    let drawn = map(&ctx, &html! {}).into_string();
    let group = |id: &str| {
        let from = drawn.find(&format!("<g id=\"{id}\"")).expect("the region");
        drawn[from..]
            .split_once("<path")
            .expect("its ground")
            .0
            .to_owned()
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
    assert!(
        bree.contains("role=\"img\"") && bree.contains("<title>Bree, The North, Town</title>"),
        "{bree}"
    );
    assert!(group("region-erebor").contains("Stronghold, 2 victory points"));
    assert_eq!(drawn.matches("role=\"button\"").count(), 1);
}

/// The page may not be heavy for a phone, nor ask for an exception from the content policy.
#[test]
fn the_map_is_light_always_the_same_and_without_styles_of_its_own() {
    for language in Language::ALL {
        let drawn = map(&plain(language), &html! {}).into_string();
        assert!(!drawn.contains(" style="));
        assert_eq!(drawn, map(&plain(language), &html! {}).into_string());
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(drawn.as_bytes()).unwrap();
        let packed = gzip.finish().unwrap().len();
        assert!(packed < 90_000, "{packed} bytes packed");
    }
}

/// The tag that begins with this id, up to its end.
fn tag<'a>(drawn: &'a str, id: &str) -> &'a str {
    let at = drawn
        .find(&format!("id=\"{id}\""))
        .unwrap_or_else(|| panic!("no {id}"));
    let from = drawn[..at].rfind('<').expect("a tag");
    &drawn[from..at + drawn[at..].find('>').expect("its end")]
}

#[test]
fn politics_show_every_nation_once_in_its_row_and_whether_it_is_active() {
    let standings = Nation::ALL.map(|nation| Standing {
        nation,
        steps: nation as u8 % 4,
        active: !nation.is_free(),
    });
    let drawn = politics(&plain(Language::En), &standings).into_string();
    let rows = drawn.split("<li ").skip(1).collect::<Vec<_>>();
    assert_eq!(rows.len(), 4);
    for standing in standings {
        let id = format!("politics-{}", standing.nation.id());
        let holding = rows.iter().filter(|row| row.contains(&format!("id=\"{id}\"")));
        assert_eq!(holding.count(), 1, "{id}");
        let row = rows[usize::from(3 - standing.steps)];
        let state = if standing.active { ", active" } else { ", passive" };
        assert!(tag(row, &id).contains(state), "{id}");
        assert_eq!(
            tag(row, &id).contains("ntoken--passive"),
            !standing.active,
            "{id}"
        );
    }
    assert!(
        rows[3].contains("At war") && rows[1].contains("2 steps away") && rows[2].contains("1 step away")
    );
}

#[test]
fn the_fellowship_and_its_burden_stand_on_their_numbers() {
    let at = |progress, corruption, revealed| {
        let journey = Journey {
            progress,
            corruption,
            revealed,
        };
        fellowship(&plain(Language::En), &journey).into_string()
    };
    let apart = at(3, 5, false);
    assert_eq!(
        (
            apart.matches("<li").count(),
            apart.matches("wbox__progress").count()
        ),
        (13, 1)
    );
    assert!(tag(&apart, "fellowship-3").contains("progress (hidden)"));
    assert!(tag(&apart, "fellowship-5").contains("5: Corruption"));
    assert!(!tag(&apart, "fellowship-4").contains(':'));
    assert_eq!(apart.matches("wbox--burnt").count(), 5);
    let together = at(0, 0, true);
    assert!(tag(&together, "fellowship-0").contains("progress (revealed): Corruption"));
    assert_eq!(together.matches("wbox--burnt").count(), 0);
    let here = mordor(&plain(Language::En), Some(5)).into_string();
    assert!(tag(&here, "mordor-5").contains("Crack of Doom: Ring-bearers"));
    assert_eq!(here.matches("wbox__progress").count(), 1);
    assert_eq!(
        mordor(&plain(Language::En), None)
            .into_string()
            .matches("wbox__progress")
            .count(),
        0
    );
}

#[test]
fn victory_is_counted_against_what_each_side_needs() {
    let drawn = victory(&plain(Language::En), 3, 9).into_string();
    assert_eq!(
        (drawn.matches("\"pip\"").count(), drawn.matches("pip--on").count()),
        (2, 12)
    );
    assert!(tag(&drawn, "victory-free").contains("Free Peoples: 3 of 4"));
    assert!(tag(&drawn, "victory-shadow").contains("Shadow: 9 of 10"));
}

#[test]
fn every_face_and_tile_has_a_name_in_both_languages_and_a_sign() {
    for language in Language::ALL {
        let mut names = BTreeSet::new();
        for face in Face::ALL.map(Some).into_iter().chain([None]) {
            let drawn = action_die(&plain(language), "die", Side::Shadow, face).into_string();
            let told = tag(&drawn, "die")
                .split("aria-label=")
                .nth(1)
                .expect("a name")
                .to_owned();
            assert!(!told.contains("war-map-"), "{told}");
            assert!(names.insert(told), "{face:?} is called like another");
            assert_eq!(drawn.contains("#war-s-"), face.is_some(), "{face:?}");
        }
        let tile = Tile {
            damage: Damage::Points(-2),
            reveal: true,
            stop: true,
            side: Some(Side::Free),
        };
        let drawn = hunt_tile(&plain(language), "tile", &tile).into_string();
        assert!(
            drawn.contains("\u{2212}2")
                && drawn.contains("#war-s-stop")
                && drawn.contains("#war-s-fellowship")
        );
        assert!(!drawn.contains("war-map-"));
    }
}

#[test]
fn an_army_tells_how_many_of_what_kind_and_only_what_it_has() {
    let levies = [
        Levy {
            nation: Nation::Gondor,
            regulars: 3,
            elites: 0,
        },
        Levy {
            nation: Nation::Rohan,
            regulars: 4,
            elites: 0,
        },
    ];
    let draw = |levies, leaders, besieged| {
        let army = Army {
            levies,
            leaders,
            besieged,
        };
        super::army(&plain(Language::En), "army", &army, "name").into_string()
    };
    let mixed = draw(&levies, 2, false);
    assert!(
        mixed.contains(">7<") && mixed.contains(">2<"),
        "seven regular units, two leaders"
    );
    assert_eq!(
        mixed.matches("wf-count-back").count(),
        2,
        "no place for elite units that are not there"
    );
    assert!(mixed.contains("wf-stripe n-rohan") && mixed.contains("n-gondor") && !mixed.contains("wf-siege"));
    let alone = draw(&levies[..1], 0, true);
    assert!(alone.contains("wf-siege") && !alone.contains("wf-stripe"));
    assert_eq!(draw(&[], 1, false), "");
}

#[test]
fn kinds_of_pieces_differ_in_shape_and_not_in_colour_alone() {
    let shape = |figure: Figure| {
        let drawn = figure_sign(figure).into_string();
        drawn
            .split("d=\"")
            .nth(1)
            .expect("an outline")
            .split('"')
            .next()
            .unwrap_or("")
            .to_owned()
    };
    let nation = Nation::Rohan;
    let shapes = [
        Figure::Regular(nation),
        Figure::Elite(nation),
        Figure::Leader(nation),
        Figure::Companion("Gi"),
    ]
    .map(shape);
    assert_eq!(shapes.iter().collect::<BTreeSet<_>>().len(), 4);
    for nation in Nation::ALL {
        let drawn = figure_sign(Figure::Regular(nation)).into_string();
        assert!(
            drawn.contains(&format!("#war-s-{}\"", nation.id()))
                && drawn.contains(&format!("n-{}\"", nation.id()))
        );
    }
    let signs = signs().into_string();
    for sign in [
        "dwarves",
        "southrons",
        "nazgul",
        "ring",
        "army",
        "muster",
        "event",
        "will",
        "eye",
        "character",
    ] {
        assert_eq!(
            signs.matches(&format!("id=\"war-s-{sign}\"")).count(),
            1,
            "{sign}"
        );
    }
}

/// Messages that are put together from a beginning and an id.
const FAMILIES: [&str; 4] = [
    "war-map-region-",
    "war-map-nation-",
    "war-map-side-",
    "war-map-face-",
];

#[test]
fn no_message_is_left_over() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/war");
    let sources = std::fs::read_dir(folder)
        .unwrap()
        .filter_map(|file| std::fs::read_to_string(file.unwrap().path()).ok());
    let sources = sources.collect::<String>();
    let kinds = super::Settlement::ALL.map(|kind| format!("war-map-{}", kind.id()));
    for line in include_str!("../../locales/es/war-map.ftl").lines() {
        let Some((id, _)) = line
            .split_once(" = ")
            .filter(|(id, _)| id.starts_with("war-map-"))
        else {
            continue;
        };
        let built =
            FAMILIES.iter().any(|family| id.starts_with(family)) || kinds.iter().any(|kind| kind == id);
        assert!(
            built || sources.contains(&format!("\"{id}\"")),
            "nobody asks for {id}"
        );
    }
}
