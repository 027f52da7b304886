//! Tests of the things beside the map: tracks, dice, tiles, pieces; and their words.

use std::collections::BTreeSet;

use super::plain;
use crate::{
    Army, Figure, Journey, Levy, Standing, action_die, army, captured, fellowship, figure_sign, hunt_tile,
    mordor, politics, signs, victory,
};
use canvas::Language;
use war::face::Face;
use war::nation::{BySide, Nation, Side};
use war::region::Region;
use war::tile::{Damage, Tile};

/// The tag that begins with this id, up to its end.
fn tag<'a>(drawn: &'a str, id: &str) -> &'a str {
    let at = drawn.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
    let from = drawn[..at].rfind('<').expect("a tag");
    &drawn[from..at + drawn[at..].find('>').expect("its end")]
}

#[test]
fn politics_show_every_nation_once_in_its_row_and_whether_it_is_active() {
    let standings = Nation::ALL.map(|nation| Standing {
        nation,
        steps: nation as u8 % 4,
        active: nation.side() == Side::Shadow,
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
        assert_eq!(tag(row, &id).contains("wa-nation--passive"), !standing.active, "{id}");
    }
    assert!(
        rows[3].contains("At War") && rows[1].contains("2 steps away") && rows[2].contains("1 step away")
    );
}

#[test]
fn the_fellowship_and_its_burden_stand_on_their_numbers() {
    let at = |progress, corruption, revealed| {
        let journey = Journey { progress, corruption, revealed };
        fellowship(&plain(Language::En), &journey).into_string()
    };
    let apart = at(3, 5, false);
    assert_eq!((apart.matches("<li").count(), apart.matches("wa-box__progress").count()), (13, 1));
    assert!(tag(&apart, "fellowship-3").contains("Progress (hidden)"));
    assert!(tag(&apart, "fellowship-5").contains("5: Corruption"));
    assert!(!tag(&apart, "fellowship-4").contains(':'));
    assert_eq!(apart.matches("wa-box--burnt").count(), 5);
    let together = at(0, 0, true);
    assert!(tag(&together, "fellowship-0").contains("Progress (revealed): Corruption"));
    assert_eq!(together.matches("wa-box--burnt").count(), 0);
    let here = mordor(&plain(Language::En), Some(5)).into_string();
    assert!(tag(&here, "mordor-5").contains("Crack of Doom: Ring-bearers"));
    assert_eq!(here.matches("wa-box__progress").count(), 1);
    assert_eq!(mordor(&plain(Language::En), None).into_string().matches("wa-box__progress").count(), 0);
}

#[test]
fn victory_is_counted_against_what_each_side_needs() {
    let drawn = victory(&plain(Language::En), &BySide::from_array([3, 9])).into_string();
    assert!(drawn.contains(">3/4<") && drawn.contains(">9/10<"), "{drawn}");
    assert!(tag(&drawn, "victory-free").contains("Free Peoples: 3 of 4"));
    assert!(tag(&drawn, "victory-shadow").contains("Shadow: 9 of 10"));
}

#[test]
fn every_face_and_tile_has_a_name_in_both_languages_and_a_sign() {
    for language in Language::ALL {
        let mut names = BTreeSet::new();
        for face in Face::ALL.map(Some).into_iter().chain([None]) {
            let drawn = action_die(&plain(language), "die", Side::Shadow, face).into_string();
            let told = tag(&drawn, "die").split("aria-label=").nth(1).expect("a name").to_owned();
            assert!(!told.contains("war-map-"), "{told}");
            assert!(names.insert(told), "{face:?} is called like another");
            assert_eq!(drawn.contains("#war-s-"), face.is_some(), "{face:?}");
        }
        for tile in Tile::all() {
            let drawn = hunt_tile(&plain(language), "tile", tile).into_string();
            let facts = tile.facts();
            assert_eq!(drawn.contains("#war-s-stop"), facts.stop, "{tile}");
            assert_eq!(drawn.contains("#war-s-fellowship"), facts.reveal, "{tile}");
            assert_eq!(drawn.contains("wa-tile--free"), facts.special == Some(Side::Free), "{tile}");
            if let Damage::Number(points) = facts.damage {
                let shown = points.to_string().replace('-', "\u{2212}");
                assert!(drawn.contains(&format!(">{shown}<")), "{tile}");
            }
            assert!(!drawn.contains("war-map-"));
        }
    }
}

#[test]
fn an_army_tells_how_many_of_what_kind_and_only_what_it_has() {
    let levies = [
        Levy { nation: Nation::Gondor, regulars: 3, elites: 0 },
        Levy { nation: Nation::Rohan, regulars: 4, elites: 0 },
    ];
    let draw = |levies, leaders, besieged| {
        let counter = Army { levies, leaders, besieged };
        army(&plain(Language::En), "army", &counter, "name").into_string()
    };
    let mixed = draw(&levies, 2, false);
    assert!(mixed.contains(">7<") && mixed.contains(">2<"), "seven regular units, two leaders");
    assert_eq!(mixed.matches("wa-f-count-back").count(), 2, "no place for elite units that are not there");
    assert!(
        mixed.contains("wa-f-stripe wa-n-rohan")
            && mixed.contains("wa-n-gondor")
            && !mixed.contains("wa-f-siege")
    );
    let alone = draw(&levies[..1], 0, true);
    assert!(alone.contains("wa-f-siege") && !alone.contains("wa-f-stripe"));
    assert_eq!(draw(&[], 1, false), "");
}

#[test]
fn kinds_of_pieces_differ_in_shape_and_not_in_colour_alone() {
    let shape = |figure: Figure| {
        let drawn = figure_sign(figure).into_string();
        drawn.split("d=\"").nth(1).expect("an outline").split('"').next().unwrap_or("").to_owned()
    };
    let nation = Nation::Rohan;
    let shapes =
        [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation), Figure::Companion("Gi")]
            .map(shape);
    assert_eq!(shapes.iter().collect::<BTreeSet<_>>().len(), 4);
    for nation in Nation::ALL {
        let drawn = figure_sign(Figure::Regular(nation)).into_string();
        assert!(
            drawn.contains(&format!("#war-s-{}\"", nation.id()))
                && drawn.contains(&format!("wa-n-{}\"", nation.id()))
        );
    }
    let signs = signs().into_string();
    for sign in
        ["dwarves", "southrons", "nazgul", "ring", "army", "muster", "event", "will", "eye", "character"]
    {
        assert_eq!(signs.matches(&format!("id=\"war-s-{sign}\"")).count(), 1, "{sign}");
    }
}

#[test]
fn a_banner_flies_only_where_a_settlement_can_be_taken() {
    let ctx = plain(Language::En);
    let drawn =
        captured(&ctx, "flag", Region::MINAS_TIRITH, Side::Shadow).expect("a city to take").into_string();
    assert!(
        drawn.contains("<title>Minas Tirith: controlled by the Shadow</title>")
            && drawn.contains("#war-s-sauron")
    );
    assert!(captured(&ctx, "flag", Region::RHOSGOBEL, Side::Shadow).is_none(), "only a sign stands there");
}

#[test]
fn no_message_is_left_over() {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut sources = String::new();
    while let Some(folder) = folders.pop() {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if !path.is_dir() {
                sources.push_str(&std::fs::read_to_string(path).unwrap());
            } else if path.file_name().is_some_and(|name| name != "tests") {
                folders.push(path);
            }
        }
    }
    for line in include_str!("../../locales/es/war-map.ftl").lines() {
        let Some((id, _)) = line.split_once(" = ").filter(|(id, _)| id.starts_with("war-map-")) else {
            continue;
        };
        assert!(sources.contains(&format!("\"{id}\"")), "nobody asks for {id}");
    }
}
