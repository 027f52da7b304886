//! The sea, the lakes and the rivers.

use maud::{Markup, html};

use super::geometry::{GEOMETRY, HEIGHT, Kind, WIDTH, segment};
use super::layout::Area;
use super::trail;
use crate::art::pen::{Point, at, num, tremor};

/// The lakes: their middles, and half their widths and heights.
pub(super) const LAKES: [Area; 5] = [
    // Evendim's.
    Area::new(at(370.9, 172.1), at(20.0, 12.0)),
    // The Long Lake.
    Area::new(at(1588.8, 241.4), at(9.0, 20.0)),
    // The Sea of Rhûn.
    Area::new(at(1895.5, 569.7), at(34.0, 58.0)),
    // Núrnen.
    Area::new(at(1716.0, 1268.0), at(36.0, 11.0)),
    // A mere of the Gladden.
    Area::new(at(1149.7, 494.4), at(10.0, 7.0)),
];

/// Rivers from their springs, by points, and how wide they end.
const RIVERS: [(u8, &[(i16, i16)]); 19] = [
    // The Great River.
    (
        6,
        &[
            (1202, -14),
            (1209, 30),
            (1215, 75),
            (1198, 123),
            (1175, 165),
            (1150, 216),
            (1174, 242),
            (1203, 287),
            (1217, 308),
            (1200, 335),
            (1188, 369),
            (1187, 393),
            (1197, 419),
            (1186, 457),
            (1152, 499),
            (1150, 527),
            (1161, 559),
            (1172, 581),
            (1149, 603),
            (1134, 640),
            (1119, 663),
            (1148, 684),
            (1175, 717),
            (1208, 734),
            (1204, 770),
            (1217, 792),
            (1239, 816),
            (1272, 826),
            (1277, 855),
            (1298, 880),
            (1312, 904),
            (1342, 916),
            (1367, 935),
            (1387, 959),
            (1397, 998),
            (1407, 1032),
            (1396, 1056),
            (1374, 1065),
            (1366, 1092),
            (1353, 1122),
            (1365, 1144),
            (1353, 1166),
            (1365, 1218),
            (1337, 1248),
            (1308, 1275),
            (1266, 1291),
            (1244, 1305),
            (1223, 1312),
            (1208, 1322),
        ],
    ),
    // The Brandywine.
    (
        4,
        &[
            (383, 170),
            (406, 168),
            (429, 158),
            (438, 183),
            (454, 213),
            (459, 248),
            (449, 272),
            (437, 302),
            (457, 325),
            (476, 368),
            (509, 419),
            (492, 447),
            (474, 480),
            (440, 505),
            (427, 533),
            (438, 557),
            (464, 569),
            (488, 591),
            (497, 640),
            (464, 643),
            (437, 650),
            (406, 652),
            (389, 669),
        ],
    ),
    // The Loudwater, then the Greyflood.
    (
        4,
        &[
            (872, 253),
            (877, 282),
            (894, 309),
            (867, 334),
            (835, 400),
            (813, 428),
            (796, 445),
            (745, 448),
            (747, 482),
            (734, 516),
            (731, 548),
            (711, 570),
            (680, 594),
            (667, 622),
            (676, 649),
            (690, 677),
            (686, 706),
            (662, 731),
            (643, 765),
            (615, 784),
            (585, 788),
            (561, 772),
            (537, 762),
            (515, 772),
            (501, 800),
            (476, 816),
            (463, 840),
        ],
    ),
    // The Hoarwell.
    (
        3,
        &[
            (730, 187),
            (751, 217),
            (743, 252),
            (761, 320),
            (732, 378),
            (730, 404),
            (742, 429),
            (744, 448),
            (746, 465),
        ],
    ),
    // The Isen.
    (
        4,
        &[
            (893, 876),
            (855, 903),
            (830, 928),
            (797, 932),
            (768, 940),
            (741, 948),
            (718, 970),
            (684, 975),
            (651, 962),
            (622, 936),
            (593, 931),
            (564, 914),
            (534, 917),
            (508, 905),
        ],
    ),
    // The Entwash.
    (
        4,
        &[
            (921, 768),
            (922, 794),
            (937, 827),
            (950, 855),
            (964, 864),
            (987, 850),
            (1010, 832),
            (1045, 838),
            (1076, 831),
            (1103, 856),
            (1133, 865),
            (1157, 882),
            (1190, 886),
            (1216, 909),
            (1249, 916),
            (1309, 906),
        ],
    ),
    // The Silverlode.
    (
        3,
        &[
            (1032, 560),
            (1023, 588),
            (1042, 614),
            (1055, 649),
            (1079, 659),
            (1119, 663),
        ],
    ),
    // The Limlight.
    (
        3,
        &[
            (1025, 746),
            (1045, 760),
            (1070, 770),
            (1102, 786),
            (1135, 779),
            (1169, 796),
            (1207, 782),
        ],
    ),
    // The Gladden.
    (3, &[(1062, 514), (1103, 521), (1147, 514)]),
    // The Running River.
    (
        3,
        &[
            (1678, 162),
            (1666, 180),
            (1631, 206),
            (1593, 234),
            (1590, 247),
            (1591, 266),
            (1594, 302),
            (1636, 301),
            (1668, 301),
            (1697, 285),
            (1721, 315),
            (1710, 343),
            (1714, 378),
            (1693, 407),
            (1684, 451),
            (1679, 475),
            (1697, 489),
            (1717, 499),
            (1739, 484),
            (1771, 460),
            (1796, 445),
            (1806, 460),
            (1827, 484),
            (1862, 503),
            (1883, 531),
        ],
    ),
    // The Carnen.
    (
        3,
        &[
            (1844, 151),
            (1836, 183),
            (1823, 207),
            (1799, 228),
            (1779, 249),
            (1760, 267),
            (1741, 281),
            (1718, 308),
        ],
    ),
    // The Forest River.
    (
        3,
        &[
            (1429, -34),
            (1429, -11),
            (1441, 19),
            (1452, 54),
            (1466, 94),
            (1524, 135),
            (1588, 200),
            (1594, 227),
        ],
    ),
    // The Lune.
    (
        3,
        &[
            (356, 152),
            (343, 177),
            (336, 206),
            (347, 236),
            (336, 265),
            (342, 302),
            (320, 332),
            (303, 365),
            (272, 377),
            (237, 370),
            (207, 384),
            (182, 400),
        ],
    ),
    // The Lefnui.
    (
        3,
        &[
            (658, 1086),
            (671, 1103),
            (686, 1128),
            (694, 1155),
            (718, 1177),
            (730, 1202),
        ],
    ),
    // The Morthond.
    (
        3,
        &[
            (797, 1072),
            (811, 1093),
            (834, 1115),
            (851, 1142),
            (858, 1165),
            (837, 1184),
            (829, 1210),
            (811, 1229),
        ],
    ),
    // The Ringló.
    (
        3,
        &[
            (994, 1170),
            (1020, 1188),
            (1048, 1203),
            (1074, 1224),
            (1102, 1240),
            (1083, 1261),
            (1072, 1283),
        ],
    ),
    // The Erui.
    (
        3,
        &[
            (1181, 1217),
            (1201, 1231),
            (1231, 1230),
            (1273, 1232),
            (1320, 1205),
            (1358, 1180),
        ],
    ),
    // The Poros.
    (
        3,
        &[
            (1623, 1285),
            (1611, 1274),
            (1583, 1252),
            (1549, 1229),
            (1518, 1230),
            (1484, 1236),
            (1445, 1235),
            (1414, 1213),
            (1365, 1218),
        ],
    ),
    // The Harnen.
    (
        3,
        &[
            (1629, 1313),
            (1621, 1319),
            (1602, 1334),
            (1566, 1337),
            (1538, 1346),
            (1496, 1335),
            (1448, 1338),
            (1404, 1337),
            (1357, 1339),
            (1310, 1335),
            (1279, 1338),
            (1255, 1327),
            (1227, 1327),
            (1207, 1323),
        ],
    ),
];

fn points(course: &[(i16, i16)]) -> Vec<Point> {
    course
        .iter()
        .map(|(x, y)| at(f32::from(*x), f32::from(*y)))
        .collect()
}

/// How far `point` is from the nearest river, when it is near.
pub(super) fn far_from_rivers(point: Point) -> f32 {
    let mut nearest = f32::INFINITY;
    for (wide, course) in RIVERS {
        for pair in points(course).windows(2) {
            if (pair[0].y - point.y).abs() < 60.0 && (pair[0].x - point.x).abs() < 60.0 {
                nearest = nearest.min(segment(point, pair[0], pair[1]) - f32::from(wide) / 2.0);
            }
        }
    }
    nearest
}

/// The lakes as closed lines.
fn lake(index: u32, area: &Area, part: f32) -> String {
    let spots = 14;
    let points = (0..spots).map(|step| {
        let angle = step as f32 / spots as f32 * std::f32::consts::TAU;
        let r = part * (1.0 + 0.2 * tremor(index + 70, step));
        area.centre
            .by(area.half.x * r * angle.cos(), area.half.y * r * angle.sin())
    });
    let points = points.collect::<Vec<_>>();
    let mut trail = trail::Trail::default();
    let start = points[0].towards(points[points.len() - 1], 0.5);
    trail.go(start);
    for (step, point) in points.iter().enumerate() {
        let next = points[(step + 1) % points.len()];
        trail.bend(*point, point.towards(next, 0.5));
    }
    trail.close();
    trail.done()
}

/// What lies below the land: the sea, and the lines that follow its coast.
pub(super) fn sea() -> Markup {
    let coast = GEOMETRY.lines(&|border| border.kind == Kind::Coast);
    html! {
        rect .sea width=(num(WIDTH)) height=(num(HEIGHT)) {}
        defs { path #war-coast d=(coast) {} }
        @for line in (1..=6).rev() {
            use href="#war-coast" class={ "wm-tide wm-tide-" (line) } {}
            use href="#war-coast" class={ "wm-water wm-water-" (line) } {}
        }
        path .wm-wave d=(waves()) {}
        @for (foot, size, ship) in SHIPS {
            g .n-elves transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ") scale(" (size) ")" } {
                @for (class, d) in *ship { path class={ "w-" (class) } d=(d) {} }
            }
        }
    }
}

/// Ships, where they lie and how large they are.
const SHIPS: &[(Point, &str, super::settlement::Picture)] = &[
    (at(124.0, 112.0), "1.15", SWAN_SHIP),
    (at(872.0, 1376.0), "1", CORSAIR),
];

const SWAN_SHIP: super::settlement::Picture = &[
    (
        'a',
        "M-26-6Q-30-20-24-24-19-27-19-22L-23-21Q-24-14-18-9H16Q24-12 26-20 28-6 18-1-4 4-18-1Z",
    ),
    ('l', "M-15-5H14M-10-2H12M19-8q4-2 5-6M-24-23h-3l2 2"),
    ('a', "M-4-11V-46Q18-36 14-13Q6-18-4-11Z"),
    ('a', "M-6-12V-40Q-18-28-15-14Q-10-16-6-12Z"),
    ('l', "M-5-9V-50M2-40q9 6 8 24M-9-32q-5 7-4 16"),
    ('n', "M-5-50l10 2-10 3Z"),
    (
        'l',
        "M-32 3q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0M-26 7q4-4 8 0t8 0 8 0 8 0 8 0",
    ),
];

const CORSAIR: super::settlement::Picture = &[
    ('d', "M-24-8-26-14-20-9H20L26-16 24-6 18 0H-16Z"),
    ('l', "M-18-5H18M-12-1l-4 6M-4-1l-4 6M4-1 0 5M12-1 8 5"),
    ('d', "M-2-10V-42Q18-30 14-12Q6-16-2-10Z"),
    ('l', "M-3-9V-46M-3-42-16-12"),
    ('l', "M-30 4q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0"),
];

/// Small waves, wherever the water is wide.
fn waves() -> String {
    let mut trail = trail::Trail::default();
    for step in 0..440_u32 {
        let spot = at(
            50.0 + (step % 20) as f32 * 58.0 + tremor(31, step) * 22.0,
            60.0 + (step / 20) as f32 * 66.0 + tremor(32, step) * 24.0,
        );
        let afar = GEOMETRY.far(Kind::Coast, spot);
        let wet = (spot.x < 1080.0 && spot.y > 500.0) || spot.x < 200.0;
        if wet
            && afar > 58.0
            && SHIPS.iter().all(|(foot, ..)| foot.far(spot) > 62.0)
            && !super::land::dry(spot)
            && !super::frame::kept(spot)
        {
            trail.stamp(spot, "q5-5 9 0t9 0");
        }
    }
    trail.done()
}

/// The coast's own line.
pub(super) fn coast() -> Markup {
    html! { use href="#war-coast" .wm-coast {} }
}

/// The rivers, on the land.
pub(super) fn rivers() -> Markup {
    // A river widens twice on its way.
    let courses = RIVERS.map(|(wide, course)| {
        let course = points(course);
        let cut = course.len() / 3;
        let parts = [&course[..=cut], &course[cut..=2 * cut], &course[2 * cut..]];
        (wide, parts.map(trail::line))
    });
    html! {
        @for line in ["bank", "stream"] {
            @for (wide, parts) in &courses {
                @for (part, d) in parts.iter().enumerate() {
                    @if line == "bank" || part > 0 || *wide > 3 {
                        path class={ "wm-" (line) " wm-" (line) "-" (wide) (part) } d=(d) {}
                    }
                }
            }
        }
    }
}

/// The lakes, over the borders that end in them.
pub(super) fn lakes() -> Markup {
    html! {
        @for (index, area) in LAKES.iter().enumerate() {
            path .wm-lake d=(lake(index as u32, area, 1.0)) {}
            @for (step, part) in [0.82, 0.62].iter().enumerate() {
                @if area.half.x * part > 12.0 { path class={ "wm-ripple wm-ripple-" (step) } d=(lake(index as u32, area, *part)) {} }
            }
        }
    }
}
