//! What the eye looks for on a map of this world besides settlements: Mount Doom, a ruined watch-tower, a
//! dragon. They count for nothing, and stand only where there is room.

use maud::{Markup, html};

use super::layout::SPOTS;
use atlas::Picture;
use canvas::art::pen::{Point, at, num};
use war::region::Region;

/// A landmark: where, half its width, its height, its picture.
type Landmark = (Region, f32, f32, Picture);

const LANDMARKS: &[Landmark] = &[
    (Region::GORGOROTH, 26.0, 46.0, MOUNT_DOOM),
    (Region::WEATHER_HILLS, 13.0, 22.0, WATCH_TOWER),
    (Region::TOWER_HILLS, 14.0, 32.0, WHITE_TOWERS),
    (Region::WITHERED_HEATH, 24.0, 26.0, DRAGON),
    (Region::EAGLES_EYRIE, 14.0, 12.0, EAGLE),
    (Region::FAR_HARAD, 22.0, 30.0, OLIPHAUNT),
    (Region::KHAND, 16.0, 22.0, PALMS),
    (Region::NEAR_HARAD, 16.0, 22.0, PALMS),
    (Region::WESTERN_EMYN_MUIL, 20.0, 34.0, KINGS),
    (Region::ERECH, 10.0, 14.0, STONE),
    (Region::ANDRAST, 12.0, 26.0, BEACON),
    (Region::ARNOR, 14.0, 20.0, RUIN),
    (Region::CARDOLAN, 16.0, 14.0, BARROWS),
    (Region::THARBAD, 20.0, 12.0, BRIDGE),
    (Region::EAST_RHUN, 14.0, 14.0, TENTS),
    (Region::NOMAN_LANDS, 14.0, 14.0, TENTS),
];

/// Half the width and half the height of what stands in a region.
pub(crate) fn size(region: Region) -> Option<Point> {
    let (_, half, tall, _) = LANDMARKS.iter().find(|(at, ..)| *at == region)?;
    Some(at(*half, tall / 2.0))
}

/// Is it what everybody knows of that region?
pub(crate) fn is_great(region: Region) -> bool {
    region == Region::GORGOROTH
}

/// All that found room.
pub(crate) fn landmarks() -> Markup {
    let standing = Region::all().zip(SPOTS.iter()).filter_map(|(region, spot)| {
        let area = spot.landmark?;
        let (_, _, tall, picture) = LANDMARKS.iter().find(|(at, ..)| *at == region)?;
        Some((area.centre.by(0.0, tall / 2.0), *picture))
    });
    html! {
        @for (foot, picture) in standing {
            g .wm-landmark transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ")" } { (atlas::picture(picture)) }
        }
    }
}

pub(crate) const MOUNT_DOOM: Picture = &[
    (
        's',
        "M-4-32Q-16-38-12-46-22-50-12-54-4-60 4-54 14-58 16-50 24-46 14-42 12-34 4-32Z",
    ),
    (
        'l',
        "M-4-33Q-16-38-12-46M-12-46q-6-4 1-8M4-54q10-3 12 4M14-42q-2 8-9 10M-4-44q5-4 8 0M4-40q3-3 6-1",
    ),
    ('a', "M-27 0-18-8-11-20-6-32-2-29 1-32 5-29 7-31 12-19 19-8 27 0Z"),
    ('s', "M7-31 12-19 20-8 30 0H10L5-10 8-18 3-27Z"),
    (
        'e',
        "M-6-32-2-29 1-32 5-29 7-31 4-24 5-17 1-10 2-5-1-12 1-18-2-24Z",
    ),
    (
        'l',
        "M-8-24l-2 9-5 6M-4-20l-1 8-3 8M12-19l0 6 4 6M20-8l2 5M-19-8l-2 5",
    ),
];

const WATCH_TOWER: Picture = &[
    ('a', "M-13 0Q-8-9 0-10T13 0Z"),
    ('a', "M-6-8V-17l2-3 1 4 2-2 1 3 2-6 3 3V-8Q0-10-6-8Z"),
    ('l', "M-4-13h2M2-12h2M-9-3l2-2M8-4l-2-2"),
];

const WHITE_TOWERS: Picture = &[
    ('a', "M-14 0Q-6-8 0-8T14 0Z"),
    (
        'a',
        "M-11-5V-20L-9-25-7-20V-6ZM-2-8V-26L0-32 2-26V-8ZM6-6V-18L8-23 10-18V-4Z",
    ),
    ('l', "M-9-25v-3M0-32v-3M8-23v-3"),
];

const DRAGON: Picture = &[
    (
        'a',
        "M-24-4Q-18-12-10-9-12-16-8-18L-14-26Q-2-26 2-18L6-26Q14-22 12-13 20-12 21-18L17-20 20-24 24-22 23-14Q22-6 12-6 2-6-4-3-12 1-24-4Z",
    ),
    (
        'l',
        "M-8-18Q-4-14-2-10M2-18Q4-13 2-9M12-13Q8-11 6-8M-14-26q5 4 7 9M6-26q0 6-2 10M20-21h1",
    ),
    ('l', "M-20-3l-1 3M-6-3v4M8-6l1 5M24-22l4-1M24-20l4 2"),
];

const EAGLE: Picture = &[
    (
        'a',
        "M-14-8Q-7-12 0-6 7-12 14-8 8-8 5-4L2-3 4 1H-3L-1-3-4-4Q-8-8-14-8Z",
    ),
    ('l', "M-11-8l3 2M-8-8l2 3M11-8l-3 2M8-8l-2 3"),
];

const OLIPHAUNT: Picture = &[
    (
        'a',
        "M-15-6Q-18-20-6-21H6Q14-21 15-15 21-14 20-6 19 0 22-1L21 1Q16 1 16-7L14-8V0H9V-7H-6V0H-11V-6L-13-2-15 0Z",
    ),
    ('a', "M-6-21V-29H6V-21Z"),
    (
        'l',
        "M-8-29H8M0-29v-4l5 1.500-5 1.500M11-17q-4 2-2 7 4 0 5-4M17-12h.5M14-8q2 4 7 2",
    ),
];

const PALMS: Picture = &[
    ('l', "M-5 0Q-4-8-7-14M7 0Q6-6 8-11"),
    (
        't',
        "M-7-14Q-14-16-15-10-11-13-7-14-12-20-14-17-9-21-7-14-4-21 0-17-5-18-7-14-1-15 0-10-3-14-7-14Z",
    ),
    (
        't',
        "M8-11Q3-13 2-8 5-11 8-11 4-16 2-14 7-18 8-11 10-17 14-14 10-15 8-11 13-12 14-8 11-11 8-11Z",
    ),
];

const KINGS: Picture = &[
    (
        'a',
        "M-18 0V-6H-16V-22L-18-26-14-33-10-26-12-22 V-6H-8V0ZM18 0V-6H16V-22L18-26 14-33 10-26 12-22V-6H8V0Z",
    ),
    (
        'l',
        "M-16-20-19-16M-12-20-8-23M16-20 19-16M12-20 8-23M-14-14v6M14-14v6",
    ),
    ('w', "M-7 0Q0-5 7 0Z"),
];

const STONE: Picture = &[
    ('a', "M-10 0Q-4-4 0-4T10 0Z"),
    ('d', "M-6-3Q-8-13 0-14 8-13 6-3 0-1-6-3Z"),
];

const BEACON: Picture = &[
    ('a', "M-11 0Q-4-12 0-13T11 0Z"),
    ('a', "M-4-12V-18H4V-12Z"),
    ('e', "M-3-18Q-4-22 0-27 4-22 3-18Z"),
    ('l', "M-7-3l2-4M6-4l-2-4"),
];

const RUIN: Picture = &[
    (
        'a',
        "M-13 0V-12l2-3 2 4V0ZM-6 0V-17q6-6 12 0V0H3V-14Q0-18-3-14V0ZM9 0V-8l3-3 2 4V0Z",
    ),
    ('l', "M-15 0H16M-11-6h1M-4-19l3-2"),
];

const BARROWS: Picture = &[
    ('a', "M-16 0Q-10-12-4 0ZM2 0Q8-10 14 0ZM-8 0Q0-14 8 0Z"),
    ('d', "M-2 0V-4H2V0Z"),
    ('l', "M-2-9v-3h4v3M-13-4l1-2M10-4l-1-2"),
];

const BRIDGE: Picture = &[
    ('w', "M-20 0V-3H20V0Z"),
    (
        'a',
        "M-20-8H-6V-10H-2L0-8H6V-9H20V0H16Q13-5 10 0H4Q2-5-2-2V0H-4Q-7-5-10 0H-14Q-16-5-18 0H-20Z",
    ),
    ('l', "M-16-8v-3M14-9v-3"),
];

const TENTS: Picture = &[
    ('a', "M-14 0-7-12 0 0ZM1 0 7-9 13 0Z"),
    ('d', "M-9 0-7-5-5 0ZM6 0 7-4 8 0Z"),
    ('l', "M-7-12v-4l4 1-4 1.500M7-9v-3"),
];
