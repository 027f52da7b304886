//! The sea, the lakes and the rivers.

use maud::{Markup, html};

use super::geometry::{GEOMETRY, HEIGHT, Kind, WIDTH, segment};
use super::layout::Area;
use super::trail;
use crate::art::pen::{Point, at, num, tremor};

/// The lakes: their middles, and half their widths and heights.
pub(super) const LAKES: [Area; 5] = [
    // Evendim's.
    Area::new(at(398.0, 186.0), at(20.0, 12.0)),
    // The Long Lake.
    Area::new(at(1546.0, 232.0), at(9.0, 20.0)),
    // The Sea of Rhûn.
    Area::new(at(1858.0, 548.0), at(34.0, 58.0)),
    // Núrnen.
    Area::new(at(1728.0, 1246.0), at(40.0, 13.0)),
    // A mere of the Gladden.
    Area::new(at(1152.0, 470.0), at(10.0, 7.0)),
];

/// Rivers from their springs, by points, and how wide they end.
const RIVERS: [(u8, &[(i16, i16)]); 19] = [
    // The Great River.
    (
        6,
        &[
            (1160, 62),
            (1172, 92),
            (1190, 122),
            (1170, 154),
            (1153, 183),
            (1148, 213),
            (1176, 235),
            (1196, 263),
            (1219, 287),
            (1199, 317),
            (1193, 352),
            (1187, 382),
            (1192, 412),
            (1183, 451),
            (1156, 474),
            (1161, 503),
            (1171, 535),
            (1180, 559),
            (1153, 581),
            (1136, 611),
            (1118, 635),
            (1149, 652),
            (1171, 679),
            (1201, 697),
            (1199, 729),
            (1216, 751),
            (1238, 778),
            (1272, 789),
            (1269, 825),
            (1284, 856),
            (1298, 882),
            (1332, 890),
            (1360, 908),
            (1380, 931),
            (1388, 966),
            (1396, 1000),
            (1382, 1026),
            (1359, 1038),
            (1350, 1064),
            (1337, 1096),
            (1349, 1130),
            (1339, 1163),
            (1352, 1196),
            (1328, 1213),
            (1309, 1242),
            (1277, 1254),
            (1250, 1276),
            (1218, 1289),
            (1192, 1309),
        ],
    ),
    // The Brandywine.
    (
        4,
        &[
            (412, 184),
            (440, 180),
            (466, 170),
            (476, 195),
            (496, 223),
            (500, 256),
            (485, 281),
            (469, 310),
            (492, 337),
            (503, 369),
            (525, 398),
            (508, 422),
            (495, 454),
            (467, 474),
            (451, 502),
            (462, 529),
            (490, 549),
            (510, 575),
            (519, 607),
            (486, 615),
            (457, 633),
            (423, 642),
            (403, 664),
        ],
    ),
    // The Loudwater, then the Greyflood.
    (
        4,
        &[
            (902, 246),
            (892, 281),
            (896, 310),
            (869, 332),
            (854, 364),
            (828, 386),
            (812, 411),
            (783, 425),
            (776, 460),
            (759, 490),
            (756, 524),
            (741, 551),
            (718, 573),
            (703, 604),
            (709, 636),
            (722, 666),
            (715, 696),
            (689, 718),
            (672, 748),
            (647, 769),
            (618, 774),
            (589, 756),
            (558, 746),
            (529, 757),
            (511, 787),
            (482, 806),
            (466, 833),
        ],
    ),
    // The Hoarwell.
    (
        3,
        &[
            (748, 196),
            (773, 235),
            (776, 275),
            (787, 309),
            (780, 345),
            (779, 380),
            (786, 405),
            (783, 425),
        ],
    ),
    // The Isen.
    (
        4,
        &[
            (868, 815),
            (887, 836),
            (913, 853),
            (877, 864),
            (849, 885),
            (816, 892),
            (784, 905),
            (752, 917),
            (729, 944),
            (698, 951),
            (667, 939),
            (641, 915),
            (607, 915),
            (574, 902),
            (539, 908),
            (510, 898),
        ],
    ),
    // The Entwash.
    (
        4,
        &[
            (932, 740),
            (928, 769),
            (935, 803),
            (938, 832),
            (948, 842),
            (978, 828),
            (1006, 807),
            (1041, 804),
            (1073, 793),
            (1098, 818),
            (1129, 833),
            (1154, 856),
            (1189, 860),
            (1220, 877),
            (1253, 885),
            (1296, 884),
        ],
    ),
    // The Silverlode.
    (
        3,
        &[
            (1030, 540),
            (1020, 568),
            (1043, 591),
            (1057, 621),
            (1085, 630),
            (1118, 635),
        ],
    ),
    // The Limlight.
    (
        3,
        &[
            (1017, 712),
            (1040, 737),
            (1069, 753),
            (1099, 763),
            (1131, 748),
            (1165, 755),
            (1204, 740),
        ],
    ),
    // The Gladden.
    (3, &[(1070, 491), (1110, 495), (1154, 487)]),
    // The Running River.
    (
        3,
        &[
            (1616, 186),
            (1596, 206),
            (1568, 214),
            (1548, 222),
            (1548, 244),
            (1551, 288),
            (1560, 322),
            (1604, 327),
            (1639, 331),
            (1673, 319),
            (1692, 334),
            (1677, 354),
            (1680, 378),
            (1662, 402),
            (1656, 430),
            (1650, 452),
            (1674, 470),
            (1698, 484),
            (1718, 466),
            (1740, 446),
            (1758, 434),
            (1768, 450),
            (1789, 478),
            (1819, 494),
            (1840, 516),
        ],
    ),
    // The Carnen.
    (
        3,
        &[
            (1830, 170),
            (1822, 200),
            (1812, 222),
            (1786, 240),
            (1762, 262),
            (1738, 284),
            (1716, 304),
            (1690, 330),
        ],
    ),
    // The Forest River.
    (
        3,
        &[
            (1421, 40),
            (1416, 66),
            (1425, 98),
            (1440, 130),
            (1470, 148),
            (1500, 158),
            (1530, 182),
            (1545, 212),
        ],
    ),
    // The Lune.
    (
        3,
        &[
            (380, 164),
            (367, 191),
            (360, 221),
            (374, 252),
            (374, 286),
            (382, 319),
            (358, 342),
            (335, 365),
            (300, 374),
            (262, 366),
            (228, 380),
            (196, 397),
        ],
    ),
    // The Lefnui.
    (
        3,
        &[
            (663, 1076),
            (675, 1094),
            (689, 1123),
            (696, 1155),
            (719, 1179),
            (731, 1206),
        ],
    ),
    // The Morthond.
    (
        3,
        &[
            (810, 1054),
            (824, 1076),
            (846, 1099),
            (860, 1127),
            (863, 1152),
            (841, 1176),
            (829, 1207),
            (810, 1229),
        ],
    ),
    // The Ringló.
    (
        3,
        &[
            (992, 1144),
            (1017, 1163),
            (1044, 1180),
            (1067, 1203),
            (1090, 1220),
            (1072, 1248),
            (1060, 1276),
        ],
    ),
    // The Erui.
    (
        3,
        &[
            (1180, 1184),
            (1204, 1194),
            (1239, 1189),
            (1273, 1194),
            (1307, 1183),
            (1346, 1176),
        ],
    ),
    // The Poros.
    (
        3,
        &[
            (1606, 1252),
            (1590, 1244),
            (1559, 1234),
            (1528, 1220),
            (1495, 1225),
            (1462, 1225),
            (1430, 1220),
            (1404, 1200),
            (1352, 1196),
        ],
    ),
    // The Harnen.
    (
        3,
        &[
            (1612, 1290),
            (1598, 1300),
            (1571, 1324),
            (1535, 1322),
            (1501, 1334),
            (1466, 1327),
            (1433, 1338),
            (1399, 1336),
            (1364, 1337),
            (1330, 1327),
            (1295, 1331),
            (1261, 1317),
            (1226, 1321),
            (1192, 1311),
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

/// Rivers and lakes, on the land.
pub(super) fn waters() -> Markup {
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
        @for (index, area) in LAKES.iter().enumerate() {
            path .wm-lake d=(lake(index as u32, area, 1.0)) {}
            @for (step, part) in [0.82, 0.62].iter().enumerate() {
                @if area.half.x * part > 12.0 { path class={ "wm-ripple wm-ripple-" (step) } d=(lake(index as u32, area, *part)) {} }
            }
        }
    }
}
