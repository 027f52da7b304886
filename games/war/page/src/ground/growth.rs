//! What stands and grows in which region: ranges along every line that nobody passes, and within the regions what the
//! world has there, wherever names and settlements leave room.

use atlas::geometry::{Border, Kind};
use atlas::growth::{self, Standing};
use atlas::layout::Area;
use atlas::river;
use atlas::stamp::{CRAG, HILL, LESSER, MOUNTAIN, Peak, Plant};
use canvas::Language;
use canvas::art::pen::{Point, at};
use maud::Markup;

use super::chart::{GEOMETRY, LAKES, RIVERS, SHEET};
use super::layout::SPOTS;
use war::region::Region;

/// Mountains and hills within regions.
const HEIGHTS: &[(Peak, f32, &[Region])] = &[
    (
        LESSER,
        22.0,
        &[
            Region::MORIA,
            Region::GOBLINS_GATE,
            Region::HIGH_PASS,
            Region::EAGLES_EYRIE,
            Region::MOUNT_GUNDABAD,
            Region::MOUNT_GRAM,
            Region::ANGMAR,
            Region::NORTH_ERED_LUIN,
            Region::ERED_LUIN,
            Region::IRON_HILLS,
            Region::EREBOR,
            Region::ETTENMOORS,
        ],
    ),
    (
        CRAG,
        30.0,
        &[
            Region::BARAD_DUR,
            Region::ASH_MOUNTAINS,
            Region::MORANNON,
            Region::MINAS_MORGUL,
        ],
    ),
    (
        HILL,
        30.0,
        &[
            Region::WEATHER_HILLS,
            Region::NORTH_DOWNS,
            Region::SOUTH_DOWNS,
            Region::EVENDIM,
            Region::TOWER_HILLS,
            Region::WESTERN_EMYN_MUIL,
            Region::EASTERN_EMYN_MUIL,
            Region::NORTH_DUNLAND,
            Region::SOUTH_DUNLAND,
            Region::ANDRAST,
            Region::ANFALAS,
            Region::LAMEDON,
            Region::ERECH,
            Region::HOLLIN,
            Region::DRUWAITH_IAUR,
            Region::RIVENDELL,
        ],
    ),
];

/// The regions behind the walls of Mordor.
const BLACK: [Region; 5] = [
    Region::BARAD_DUR,
    Region::MORANNON,
    Region::MINAS_MORGUL,
    Region::NURN,
    Region::GORGOROTH,
];

/// Is this line one of the walls of Mordor?
fn is_black(border: &Border) -> bool {
    let sides = border.sides.iter().flatten();
    sides
        .filter_map(|area| Region::nth(*area))
        .any(|region| BLACK.contains(&region))
}

/// Does this line lie under the Sea of Rhûn?
pub(crate) fn is_drowned(border: &Border) -> bool {
    [Region::NORTHERN_DORWINION, Region::NORTH_RHUN]
        .iter()
        .any(|other| border.parts(Region::SOUTH_RHUN.index(), other.index()))
}

/// What grows in which regions, how far apart.
const PLANTS: &[(Plant, f32, &[Region])] = &[
    (
        Plant::Fir,
        13.0,
        &[
            Region::NORTHERN_MIRKWOOD,
            Region::WESTERN_MIRKWOOD,
            Region::WOODLAND_REALM,
            Region::OLD_FOREST_ROAD,
            Region::NARROWS_OF_THE_FOREST,
            Region::EASTERN_MIRKWOOD,
            Region::SOUTHERN_MIRKWOOD,
            Region::DOL_GULDUR,
        ],
    ),
    (
        Plant::Leaf,
        14.0,
        &[
            Region::FANGORN,
            Region::OLD_FOREST,
            Region::DRUADAN_FOREST,
            Region::TROLLSHAWS,
            Region::LORIEN,
        ],
    ),
    // Groves in open country.
    (
        Plant::Leaf,
        46.0,
        &[
            Region::NORTH_ITHILIEN,
            Region::SOUTH_ITHILIEN,
            Region::FORLINDON,
            Region::HARLINDON,
            Region::RIVENDELL,
            Region::THE_SHIRE,
            Region::BUCKLAND,
            Region::RHOSGOBEL,
            Region::CARROCK,
            Region::SOUTH_ERED_LUIN,
            Region::FORDS_OF_BRUINEN,
            Region::LOSSARNACH,
            Region::PELARGIR,
            Region::NORTH_ANDUIN_VALE,
            Region::SOUTH_ANDUIN_VALE,
            Region::OLD_FORD,
            Region::GREY_HAVENS,
            Region::HOLLIN,
            Region::BREE,
        ],
    ),
    (Plant::Reed, 26.0, &[Region::DEAD_MARSHES, Region::GLADDEN_FIELDS]),
    (
        Plant::Grass,
        34.0,
        &[
            Region::EASTEMNET,
            Region::WESTEMNET,
            Region::FOLDE,
            Region::EDORAS,
            Region::PARTH_CELEBRANT,
            Region::NORTHERN_RHOVANION,
            Region::SOUTHERN_RHOVANION,
            Region::MINHIRIATH,
            Region::ENEDWAITH,
            Region::CARDOLAN,
            Region::VALE_OF_THE_CELDUIN,
            Region::NORTHERN_DORWINION,
            Region::SOUTHERN_DORWINION,
            Region::NORTH_RHUN,
            Region::MINAS_TIRITH,
            Region::THARBAD,
            Region::ARNOR,
            Region::DIMRILL_DALE,
            Region::OSGILIATH,
            Region::PELARGIR,
            Region::DOL_AMROTH,
            Region::WEST_HARONDOR,
            Region::EAST_HARONDOR,
            Region::GAP_OF_ROHAN,
            Region::VALE_OF_THE_CARNEN,
            Region::NORTH_ANDUIN_VALE,
            Region::SOUTH_ANDUIN_VALE,
            Region::DALE,
            Region::EAST_RHUN,
            Region::SOUTH_RHUN,
            Region::FORLINDON,
            Region::HARLINDON,
            Region::FORDS_OF_ISEN,
            Region::HELMS_DEEP,
            Region::ORTHANC,
        ],
    ),
    (
        Plant::Stone,
        20.0,
        &[
            Region::GORGOROTH,
            Region::DAGORLAD,
            Region::NOMAN_LANDS,
            Region::WESTERN_BROWN_LANDS,
            Region::EASTERN_BROWN_LANDS,
            Region::NEAR_HARAD,
            Region::FAR_HARAD,
            Region::KHAND,
            Region::WITHERED_HEATH,
        ],
    ),
];

/// The ground that rises towards the ranges.
pub(crate) fn foothills() -> Markup {
    let lines = GEOMETRY.lines(&|border| border.kind == Kind::Impassable && !is_drowned(border));
    growth::foothills("war-ranges", &lines)
}

/// The peaks along every line that nobody passes.
fn barred() -> Vec<Standing> {
    let lines = GEOMETRY.borders.iter().enumerate();
    let barred = lines.filter(|(_, border)| border.kind == Kind::Impassable && !is_drowned(border));
    let peaks = barred.flat_map(|(seed, border)| {
        let great = if is_black(border) { CRAG } else { MOUNTAIN };
        growth::range(SHEET, &border.points, great, seed as u32)
    });
    peaks.collect()
}

/// Where they stand.
#[cfg(test)]
pub(crate) fn barriers() -> Vec<Point> {
    barred().into_iter().map(|peak| peak.foot).collect()
}

/// All mountains and hills.
pub(crate) fn mountains(language: Language) -> Markup {
    let mut all = barred();
    for (peak, gap, regions) in HEIGHTS {
        for region in *regions {
            all.extend(growth::strewn(
                &GEOMETRY,
                region.index(),
                *peak,
                *gap,
                &free(language),
            ));
        }
    }
    growth::mountains(all)
}

/// Woods, marshes, grass.
pub(crate) fn plants(language: Language) -> Markup {
    let mut rows = Vec::new();
    for (plant, gap, regions) in PLANTS {
        for region in *regions {
            rows.extend(growth::planted(
                &GEOMETRY,
                region.index(),
                *plant,
                *gap,
                &free(language),
            ));
        }
    }
    growth::plants(rows)
}

/// Free of names, settlements and water.
fn free(language: Language) -> impl Fn(usize, Point, Point) -> bool {
    move |place, foot, half| {
        let here = Area::new(foot.by(0.0, -half.y / 2.0), at(half.x, half.y / 2.0));
        let spot = &SPOTS[place];
        spot.seat
            .iter()
            .chain(&spot.landmark)
            .all(|seat| seat.gap(&here) > 1.0)
            && spot.name(language).areas().all(|line| line.gap(&here) > 1.0)
            && LAKES.iter().all(|lake| lake.gap(&here) > 2.0)
            && river::far(&RIVERS, foot) > 1.0
    }
}
