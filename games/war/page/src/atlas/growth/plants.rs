//! Woods, marshes, grass and stones.

use maud::{Markup, html};

use super::{free, ids, strewn};
use crate::atlas::geometry::{Border, GEOMETRY, Kind};
use crate::atlas::stamp::Plant;
use crate::atlas::trail::Trail;
use canvas::Language;
use canvas::art::pen::tremor;

/// What grows in which regions, how far apart.
const PLANTS: &[(Plant, f32, &[&str])] = &[
    (
        Plant::Fir,
        13.0,
        &[
            "northern-mirkwood",
            "western-mirkwood",
            "woodland-realm",
            "old-forest-road",
            "narrows-of-the-forest",
            "eastern-mirkwood",
            "southern-mirkwood",
            "dol-guldur",
        ],
    ),
    (
        Plant::Leaf,
        14.0,
        &["fangorn", "old-forest", "druadan-forest", "trollshaws", "lorien"],
    ),
    // Groves in open country.
    (
        Plant::Leaf,
        46.0,
        &[
            "north-ithilien",
            "south-ithilien",
            "forlindon",
            "harlindon",
            "rivendell",
            "the-shire",
            "buckland",
            "rhosgobel",
            "carrock",
            "south-ered-luin",
            "fords-of-bruinen",
            "lossarnach",
            "pelargir",
            "north-anduin-vale",
            "south-anduin-vale",
            "old-ford",
            "grey-havens",
            "hollin",
            "bree",
        ],
    ),
    (Plant::Reed, 26.0, &["dead-marshes", "gladden-fields"]),
    (
        Plant::Grass,
        34.0,
        &[
            "eastemnet",
            "westemnet",
            "folde",
            "edoras",
            "parth-celebrant",
            "northern-rhovanion",
            "southern-rhovanion",
            "minhiriath",
            "enedwaith",
            "cardolan",
            "vale-of-the-celduin",
            "northern-dorwinion",
            "southern-dorwinion",
            "north-rhun",
            "minas-tirith",
            "tharbad",
            "arnor",
            "dimrill-dale",
            "osgiliath",
            "pelargir",
            "dol-amroth",
            "west-harondor",
            "east-harondor",
            "gap-of-rohan",
            "vale-of-the-carnen",
            "north-anduin-vale",
            "south-anduin-vale",
            "dale",
            "east-rhun",
            "south-rhun",
            "forlindon",
            "harlindon",
            "fords-of-isen",
            "helms-deep",
            "orthanc",
        ],
    ),
    (
        Plant::Stone,
        20.0,
        &[
            "gorgoroth",
            "dagorlad",
            "noman-lands",
            "western-brown-lands",
            "eastern-brown-lands",
            "near-harad",
            "far-harad",
            "khand",
            "withered-heath",
        ],
    ),
];

/// Woods, marshes, grass: a line of the pen for every row.
pub(crate) fn plants(language: Language) -> Markup {
    let thick = |border: &Border| match border.kind {
        Kind::Impassable => 9.0,
        Kind::Border => 1.0,
        Kind::Coast | Kind::Edge => 4.0,
    };
    let mut rows: Vec<(f32, &str, String)> = Vec::new();
    for (plant, gap, places) in PLANTS {
        for place in ids(places) {
            for row in strewn(place, *gap) {
                let mut trail = Trail::default();
                let mut any = false;
                for (step, spot) in row.iter().enumerate() {
                    let half = plant.size();
                    let middle = spot.by(0.0, -half.y / 2.0);
                    if GEOMETRY.depth(place, *spot, &thick) > 3.0
                        && GEOMETRY.depth(place, middle, &thick) > half.x
                        && free(place, *spot, half, language)
                    {
                        let kind = (tremor(place as u32, step as u32 + spot.y as u32) * 1.5 + 1.5) as u32;
                        plant.draw(&mut trail, *spot, kind);
                        any = true;
                    }
                }
                if any {
                    rows.push((row[0].y, plant.class(), trail.done()));
                }
            }
        }
    }
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    html! { @for (_, class, d) in rows { path class=(class) d=(d) {} } }
}
