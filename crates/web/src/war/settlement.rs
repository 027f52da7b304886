//! What stands in a region, as a little picture, with the shield of its nation and a star for each victory
//! point. Only the pictures' own lines are here; the colours are the stylesheet's.

use maud::{Markup, html};

use super::layout::SPOTS;
use super::place::{Nation, PLACES, Place, Settlement};
use super::sign::shield;
use crate::art::pen::num;

/// Shapes from the back to the front, standing on the origin. Class `a` is paper with an outline, `n` the
/// nation's colour, `d` dark stone, `l` a fine line, `g` a light, `t` leaves, `w` water, `s` shade.
pub(super) type Picture = &'static [(char, &'static str)];

/// All of them.
pub(super) fn settlements() -> Markup {
    html! {
        @for (place, spot) in PLACES.iter().zip(SPOTS.iter()) {
            @if let Some(seat) = spot.seat {
                g class={ "wm-seat" @if let Some(nation) = place.nation { " n-" (nation.id()) } }
                    transform={ "translate(" (num(seat.centre.x)) " " (num(seat.centre.y)) ")" } {
                    (standing(place))
                }
            }
        }
    }
}

fn standing(place: &Place) -> Markup {
    let Some(kind) = place.settlement else {
        return html! { @if let Some(nation) = place.nation { (shield(nation, 8.5)) } };
    };
    // The height of the ground, and of the middle of the plate below it.
    let (ground, plate) = match kind {
        Settlement::Stronghold => (14, 22),
        Settlement::City => (10, 18),
        Settlement::Town | Settlement::Fortification => (6, 13),
    };
    html! {
        g transform={ "translate(0 " (ground) ")" } { @for (class, d) in picture(place, kind) { path class={ "w-" (class) } d=(d) {} } }
        g transform={ "translate(0 " (plate) ")" } { (badge(place, kind)) }
        // Here the Ring sets out.
        @if place.id == "rivendell" { circle .wm-start cx="20" cy="-22" r="5.5" {} circle .wm-start-core cx="20" cy="-22" r="3" {} }
    }
}

fn badge(place: &Place, kind: Settlement) -> Markup {
    let star = "l1.600 3.700 4 .4-3 2.700.9 4-3.500-2-3.500 2 .9-4-3-2.700 4-.4Z";
    html! {
        @match kind {
            Settlement::Stronghold => path .wm-plate d="M-23-7H23L26 1 23 9H-23L-26 1Z" {},
            Settlement::City => path .wm-plate d="M-16-7H16Q20-7 20-3V5Q20 9 16 9H-16Q-20 9-20 5V-3Q-20-7-16-7Z" {},
            Settlement::Town | Settlement::Fortification => {},
        }
        @if let Some(nation) = place.nation {
            @match place.points {
                0 => (shield(nation, 7.5)),
                1 => g transform="translate(-8 1)" { (shield(nation, 8.0)) },
                _ => g transform="translate(-13 1)" { (shield(nation, 8.5)) },
            }
        }
        @match place.points {
            0 => {},
            1 => path .wm-star d={ "M9-4.500" (star) } {},
            _ => path .wm-star d={ "M4-4.500" (star) "M16-4.500" (star) } {},
        }
    }
}

fn picture(place: &Place, kind: Settlement) -> Picture {
    match (place.id, kind) {
        ("rivendell", _) => RIVENDELL,
        ("lorien", _) => LORIEN,
        ("woodland-realm", _) => WOODLAND,
        ("grey-havens", _) => HAVENS,
        ("erebor", _) => EREBOR,
        ("helms-deep", _) => HELMS_DEEP,
        ("minas-tirith", _) => MINAS_TIRITH,
        ("dol-amroth", _) => DOL_AMROTH,
        ("orthanc", _) => ORTHANC,
        ("moria", _) => MORIA,
        ("mount-gundabad", _) => GUNDABAD,
        ("dol-guldur", _) => DOL_GULDUR,
        ("morannon", _) => MORANNON,
        ("minas-morgul", _) => MINAS_MORGUL,
        ("barad-dur", _) => BARAD_DUR,
        ("umbar", _) => UMBAR,
        ("the-shire", _) => SHIRE,
        ("dale", _) => DALE,
        ("edoras", _) => EDORAS,
        ("pelargir", _) => PELARGIR,
        ("angmar", _) => ANGMAR,
        ("far-harad", _) => HARAD,
        ("osgiliath", _) => OSGILIATH,
        ("fords-of-isen", _) => FORDS,
        (_, Settlement::Stronghold | Settlement::City) => DALE,
        _ => match place.nation {
            Some(Nation::Southrons) => TENTS,
            Some(Nation::Sauron) => CAMP,
            Some(Nation::Dwarves) => HALLS,
            Some(Nation::Gondor) => WHITE_TOWN,
            _ => HOUSES,
        },
    }
}

/// A small one for the key: a town, a city, a stronghold, a fortification.
pub(super) fn sample(kind: usize) -> Markup {
    let picture = [HOUSES, DALE, HELMS_DEEP, FORDS][kind.min(3)];
    html! { g .n-key transform={ "translate(0 9) scale(" (if kind == 2 { "0.5" } else { "0.55" }) ")" } {
        @for (class, d) in picture { path class={ "w-" (class) } d=(d) {} }
    } }
}

/// The White City, its ruined neighbour, the Gate, the Tower of Sorcery and the Dark Tower: for the poster.
pub(super) const ON_THE_WAY: [(&str, Picture); 6] = [
    ("rohan", EDORAS),
    ("gondor", MINAS_TIRITH),
    ("none", OSGILIATH),
    ("sauron", MINAS_MORGUL),
    ("sauron", MORANNON),
    ("sauron", BARAD_DUR),
];

const RIVENDELL: Picture = &[
    ('s', "M-25 0Q-22-30-8-40L8-44Q24-34 25 0Z"),
    (
        'l',
        "M-25 0Q-22-26-12-36M25 0Q24-26 14-38M18-30v26M21-28v24M-20-22v16",
    ),
    ('a', "M-18-6V-18H-4V-6Z"),
    ('n', "M-21-18-11-28-1-18Z"),
    ('a', "M-6-6V-26H10V-6Z"),
    ('n', "M-10-25 2-40 14-25Q8-28 2-28T-10-25Z"),
    ('n', "M0-40 2-46 4-40Z"),
    ('g', "M-2-20h3v5h-3ZM4-20h3v5H4ZM-14-14h3v4h-3Z"),
    ('l', "M-6-12H10M2-28v-3"),
    ('a', "M-25 0V-5Q0-12 25-5V0Q18-4 12 0-2-5-10 0-18-4-25 0Z"),
    ('w', "M-9 0Q0-4 11 0Z"),
];

const LORIEN: Picture = &[
    (
        't',
        "M-16-10Q-26-12-22-21-26-31-14-32-12-42 0-42 12-43 14-33 26-31 22-21 26-12 15-10 8-15 0-12-8-15-16-10Z",
    ),
    (
        'l',
        "M-15-22q3-4 7-2M4-34q4-3 7 0M10-20q4-3 7 0M-6-36q3-3 6-1M-18-16q3-2 5 0",
    ),
    ('a', "M-4 0Q-2-14-3-30H3Q2-14 4 0Q0-2-4 0Z"),
    ('l', "M-1-4v-18M1-10v-12"),
    ('n', "M-13-18H13L10-15H-10ZM-9-28H9L6-25.500H-6Z"),
    ('a', "M-8-18v-5l4-3 4 3v5ZM2-18v-4l3.500-3 3.500 3v4Z"),
    ('g', "M-5-21.500h2v2.500h-2ZM4.500-20.500h2v2h-2Z"),
    ('l', "M-9 0h-8M9 0h8M-12-2l-2 2M13-3l1 3"),
];

const WOODLAND: Picture = &[
    ('s', "M-24 0Q-22-26 0-30T24 0Z"),
    ('a', "M-24 0Q-20-28 0-30T24 0Z"),
    ('t', "M-20-12 -14-38-8-14ZM20-12 14-40 8-14Z"),
    ('t', "M-25-2-19-26-13-2ZM25-2 19-27 13-2Z"),
    ('l', "M-19-2v3M19-2v3M-19-18l2 6M19-19l2 6"),
    ('a', "M-10 0V-17Q0-27 10-17V0Z"),
    ('d', "M-5 0V-14Q0-19 5-14V0Z"),
    ('g', "M-2 0V-11Q0-13 2-11V0Z"),
    ('n', "M-10-20 0-31 10-20Q0-26-10-20Z"),
    ('l', "M-8 0V-16M8 0V-16M-15 0h30"),
];

const HAVENS: Picture = &[
    ('w', "M-25 0V-6Q0-9 25-6V0Z"),
    ('a', "M-22-4V-24H-14V-4Z"),
    ('n', "M-24-24-18-35-12-24Z"),
    ('a', "M-13-4V-18H-2V-4Z"),
    ('n', "M-15-18-7.500-27 0-18Z"),
    ('g', "M-19-20h3v4h-3ZM-9-14h3v4h-3Z"),
    ('a', "M3-22V-4h5V-30H3Z"),
    ('n', "M1-30 5.500-40 10-30Z"),
    ('a', "M8-6Q16 2 25-7L23-1H10Z"),
    ('a', "M16-5V-26Q27-17 24-7Z"),
    ('l', "M16-4V-28M-25-4H8M-22 0q3-2 6 0t6 0 6 0 6 0M18-20q4 5 4 11"),
];

const EREBOR: Picture = &[
    ('a', "M-25 0-17-14-12-20-5-36 0-45 4-38 9-26 16-16 25 0Z"),
    ('s', "M0-45 4-38 9-26 16-16 25 0H8L4-12 7-22 0-34Z"),
    (
        'l',
        "M0-45l2 10-3 8 4 8M-5-36l1 8M9-26l-1 7M13-19l-2 6M17-12l-3 8M-12-20l2 7",
    ),
    ('n', "M-11 0V-13Q0-23 11-13V0Z"),
    ('d', "M-6 0V-10Q0-16 6-10V0Z"),
    ('g', "M-2 0V-8Q0-10 2-8V0Z"),
    ('l', "M-14 0V-12M14 0V-12M-11-13l-3 1M11-13l3 1"),
];

const HELMS_DEEP: Picture = &[
    ('a', "M-25 0-22-26-14-38-9-30-5-40 2-28V0Z"),
    ('l', "M-14-38l2 12-3 8M-5-40l1 14M-22-26l3 10-2 8"),
    (
        'a',
        "M2 0V-26h2.500v2.500h3v-2.500h3v2.500h3v-2.500h3v2.500h2.500V0Z",
    ),
    ('a', "M6-26V-38h2v2h2.500v-2h2.500v2h2v-2h2V-26Z"),
    ('n', "M10.500-38V-46l9 3-9 3"),
    ('d', "M9-32h2v4H9ZM7-18h2v5H7ZM14-18h2v5h-2Z"),
    (
        'a',
        "M-25 0V-12h3.500v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h3.500V0Z",
    ),
    ('d', "M6 0V-5Q10-9 14-5V0Z"),
    ('l', "M-20-4h6M-10-6h7M-16-2h5M18-5h4"),
];

const MINAS_TIRITH: Picture = &[
    ('a', "M-12-26Q0-30 12-26V-18H-12Z"),
    ('a', "M-3-27 -2-41H2L3-27Z"),
    ('n', "M-3-40 0-46 3-40Z"),
    ('a', "M-16-18Q0-23 16-18V-11H-16Z"),
    ('a', "M-20-11Q0-16 20-11V-5H-20Z"),
    ('a', "M-25 0V-7Q0-13 25-7V0Z"),
    ('s', "M2-1-1-28 8-26 16-18 20-11 25-7V0Z"),
    ('a', "M-3 0-1.500-28H1.500L3 0Z"),
    (
        'l',
        "M-12-23v3M-8-24v3M8-24v3M12-23v3M-15-15v3M-10-16v3M10-16v3M15-15v3M-19-8v2M-13-9v2M13-9v2M19-8v2",
    ),
    ('n', "M0-46V-50l8 2.500-8 2.500"),
    ('d', "M-4 0V-5Q0-9 4-5V0Z"),
];

const DOL_AMROTH: Picture = &[
    ('w', "M-25 0V-4Q0-8 25-4V0Z"),
    ('a', "M-20-2-22-10-15-14H14L21-8 19-2Z"),
    ('l', "M-16-12l-2 6M-8-13l1 6M4-13l-1 5M13-12l3 6M-2-8l1 4"),
    ('a', "M-14-14V-30H-6V-14ZM6-14V-28H14V-14Z"),
    ('n', "M-16-30-10-41-4-30ZM4-28 10-38 16-28Z"),
    ('a', "M-6-14V-22h2v2h2.500v-2h3v2h2.500v-2H6V-14Z"),
    ('a', "M-3-22V-36H3V-22Z"),
    ('n', "M-5-36 0-45 5-36Z"),
    (
        'd',
        "M-2-14v-3q2-2.500 4 0v3ZM-11-25h2v4h-2ZM9-24h2v4H9ZM-1-31h2v4h-2Z",
    ),
    ('l', "M-24-1q3-2 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0"),
];

const ORTHANC: Picture = &[
    ('a', "M-25-4A25 9 0 0 1 25-4L24-1A24 8 0 0 0-24-1Z"),
    ('d', "M-8 0-6-32-9-45-4-37-2-44 0-37 2-44 4-37 9-45 6-32 8 0Z"),
    ('l', "M-3-2-2-32M3-2 2-32M-6-30H6"),
    ('g', "M-1-28h2v4h-2ZM-1-18h2v4h-2Z"),
    (
        'n',
        "M-25-4A25 9 0 0 0-4 4.500V-.5A24 8 0 0 1-24-8ZM25-4A25 9 0 0 1 4 4.500V-.5A24 8 0 0 0 24-8Z",
    ),
    ('l', "M-20 2v-4M-12 4v-4M20 2v-4M12 4v-4"),
];

const MORIA: Picture = &[
    ('a', "M-25 0-19-18-14-26-9-22-3-44 3-30 8-38 13-24 18-28 25 0Z"),
    ('s', "M-3-44 3-30 1-20 6-8 4 0H25L18-28 13-24 8-38 4-27Z"),
    ('l', "M-3-44l2 12-4 9M8-38l1 10M18-28l-1 8 2 6M-14-26l2 8-2 6"),
    ('n', "M-11 0V-15Q0-27 11-15V0Z"),
    ('d', "M-8 0V-14Q0-23 8-14V0Z"),
    ('l', "M0 0V-19"),
    ('g', "M0-15 1-12 4-11 1-10 0-7-1-10-4-11-1-12Z"),
    ('l', "M-14 0V-14M14 0V-14M-16 0h5M11 0h5"),
];

const GUNDABAD: Picture = &[
    ('a', "M-25 0-18-22-13-30-9-24-2-45 5-28 11-38 16-24 25 0Z"),
    ('s', "M-2-45 5-28 3-18 8-6 6 0H25L16-24 11-38 7-26Z"),
    ('l', "M-2-45l1 12-3 9 3 8M11-38l0 11M-13-30l1 9-2 7M18-19l-1 8"),
    ('d', "M-8 0-6-12 0-17 6-12 8 0Z"),
    ('g', "M-3 0-2-7 0-9 2-7 3 0Z"),
    ('n', "M-14-9V-22l-8 3 8 3M14-9V-20l8 3-8 3"),
    ('l', "M-14 0V-12M14 0V-12"),
];

const DOL_GULDUR: Picture = &[
    ('a', "M-25 0Q-18-12-9-16H9Q18-12 25 0Z"),
    ('l', "M-18-4l3-5M-12-8l2-5M18-4l-3-5M12-8l-2-5M-4-4l1-6M6-3l-1-5"),
    (
        'd',
        "M-12-14-10-28-13-34-8-31-6-26-4-38-6-44 0-40 5-45 4-37 6-27 9-34 12-32 10-26 12-14Z",
    ),
    ('g', "M-1-34h2v5h-2ZM-7-22h2v4h-2ZM5-22h2v4H5Z"),
    ('n', "M0-40V-47l8 2.500-8 2.500"),
    (
        't',
        "M-24 0-20-14-16 0ZM24 0 20-15 16 0ZM-16 0-13-11-10 0ZM15 0 12-10 9 0Z",
    ),
];

const MORANNON: Picture = &[
    ('a', "M-25 0V-14L-20-22-15-12V0ZM25 0V-14L20-22 15-12V0Z"),
    ('d', "M-21 0V-32L-23-42-18-37-16-44-14-37-9-42-11-32V0Z"),
    ('d', "M21 0V-32L23-42 18-37 16-44 14-37 9-42 11-32V0Z"),
    ('d', "M-11 0V-19L-8-23-5-19-2-24H2L5-19 8-23 11-19V0Z"),
    ('l', "M0 0V-22M-5 0V-17M5 0V-17M-11-9H11M-11-4H11"),
    ('g', "M-17-28h2v5h-2ZM15-28h2v5h-2Z"),
    ('n', "M16-44V-49l-8 2.500 8 2.500"),
];

const MINAS_MORGUL: Picture = &[
    ('a', "M-25 0-20-16-12-20-6-12H6L12-20 20-16 25 0Z"),
    ('l', "M-20-16l3 8M-12-20l1 9M20-16l-3 8M12-20l-1 9"),
    ('a', "M-6-4-5-34H5L6-4Z"),
    ('s', "M1-4V-34H5L6-4Z"),
    ('n', "M-9-33-7-42-4-37 0-46 4-37 7-42 9-33Z"),
    ('g', "M-2-31h4v5h-4ZM-2-20h1.500v4H-2Z"),
    (
        'a',
        "M-17 0V-11h3v2.500h3v-2.500h3v2.500h3v-2.500h4v2.500h3v-2.500h3v2.500h3v-2.500h3V0Z",
    ),
    ('d', "M-4 0V-4Q0-8 4-4V0Z"),
    ('g', "M-13-5h2v2h-2ZM11-5h2v2h-2Z"),
];

const BARAD_DUR: Picture = &[
    ('a', "M-25 0-20-9-14-5-10-12H10L14-6 20-10 25 0Z"),
    (
        'd',
        "M-15 0-11-11-14-13-9-22-11-24-7-32-9-35-5-38-8-46-3-42H3L8-46 5-38 9-35 7-32 11-24 9-22 14-13 11-11 15 0Z",
    ),
    ('l', "M-9-22H9M-11-11H11M-7-32H7M-4-11v9M4-11v9M0-22v9"),
    ('n', "M-6-37Q0-43 6-37 0-31-6-37Z"),
    ('d', "M0-40Q2-37 0-34-2-37 0-40Z"),
    ('g', "M-1-28h2v3h-2ZM-5-18h2v3h-2ZM3-18h2v3H3ZM-1-8h2v4h-2Z"),
];

const UMBAR: Picture = &[
    ('w', "M-25 0V-5Q0-8 25-5V0Z"),
    ('a', "M-23-3V-14h3v2h3v-2h3v2h3v-2H6v2h3v-2h3v2h3v-2V-3Z"),
    ('a', "M-17-14V-26H-5V-14Z"),
    ('n', "M-18-26Q-18-36-11-40-4-36-4-26Z"),
    ('a', "M0-14V-22H9V-14Z"),
    ('n', "M-1-22Q-1-29 4.500-32 10-29 10-22Z"),
    ('l', "M-11-40v-5M4.500-32v-4M-11-45l5 1.500-5 1.500"),
    ('d', "M-13-14v-5q2-3 4 0v5ZM3-14v-4q1.500-2 3 0v4Z"),
    ('a', "M10-5Q17 1 25-6L23-1H12Z"),
    ('d', "M17-5V-24Q26-17 24-7Z"),
    ('l', "M17-4V-26M-24-1q3-2 6 0t6 0 6 0 6 0 6 0"),
];

const SHIRE: Picture = &[
    ('t', "M-24 0Q-18-22 0-24T24 0Z"),
    ('l', "M-16-10q2-3 4-3M12-15q3 1 4 3M-4-20q3-1 6 0"),
    ('a', "M-9 0V-10Q0-19 9-10V0Z"),
    ('n', "M-5 0A5.500 5.500 0 1 1 5 0Z"),
    ('l', "M0-8V0M-13-18v-6h3v5M-11.500-26q-2-3 0-6t0-5"),
    (
        'g',
        "M-18-8a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M13-8a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0",
    ),
];

const DALE: Picture = &[
    ('a', "M-14-8V-24H-6V-8ZM8-8V-22H15V-8Z"),
    ('n', "M-16-24-10-33-4-24ZM6-22 11.500-30 17-22Z"),
    ('a', "M-5-8V-28H5V-8Z"),
    ('n', "M-7-28 0-37 7-28Z"),
    ('g', "M-1.500-25h3v4h-3ZM-11-20h2v3h-2ZM10-18h2v3h-2Z"),
    (
        'a',
        "M-23 0V-11h3.500v3h4v-3h4v3h4v-3h4v3h7v-3h4v3h4v-3h4v3h4v-3h3.500V0Z",
    ),
    ('d', "M-3.500 0V-5Q0-9 3.500-5V0Z"),
    ('l', "M-18-3h5M-12-5h4M9-4h5M15-2h4"),
];

const EDORAS: Picture = &[
    ('a', "M-24 0Q-14-14-8-15H8Q14-14 24 0Z"),
    ('l', "M-14-6l3-4M14-6l-3-4M-6-4l1-4M5-4l1-5"),
    ('a', "M-15-15V-22H15V-15Z"),
    ('n', "M-19-21-12-34H12L19-21Z"),
    (
        'l',
        "M-14-24l3-7M-8-23l2-8M-2-23v-8M4-23l-1-8M10-23l-2-8M-12-34l-3-3M-12-34l3-3M12-34l3-3M12-34l-3-3",
    ),
    ('d', "M-3-15V-20H3V-15Z"),
    ('g', "M-11-19h3v2h-3ZM8-19h3v2H8Z"),
    (
        'a',
        "M-24 0V-5l1.500-2 1.500 2 1.500-2 1.500 2 1.500-2 1.500 2 1.500-2 1.500 2 1.500-2 1.500 2V0ZM24 0V-5l-1.500-2-1.500 2-1.500-2-1.500 2-1.500-2-1.500 2-1.500-2-1.500 2-1.500-2-1.500 2V0Z",
    ),
];

const PELARGIR: Picture = &[
    ('w', "M-24 0V-5Q0-8 24-5V0Z"),
    ('a', "M-22-4V-14h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3V-4Z"),
    ('a', "M-18-14V-28H-11V-14ZM-6-14V-24H0V-14Z"),
    ('n', "M-20-28-14.500-37-9-28ZM-8-24-3-31 2-24Z"),
    ('g', "M-15.500-24h2v4h-2ZM-4-20h2v3h-2Z"),
    ('d', "M-10-4v-4q2-3 4 0v4Z"),
    ('a', "M6-5Q14 2 24-6L22-1H9Z"),
    ('a', "M14-6V-28Q5-20 7-9ZM15-6V-26Q24-18 22-8Z"),
    ('l', "M14.500-4V-32l5 1.500-5 1.500M-22-1q3-2 6 0t6 0 6 0"),
];

const ANGMAR: Picture = &[
    ('a', "M-23 0-18-9-11-12H11L18-8 23 0Z"),
    (
        'd',
        "M-15-8V-25L-13-29-11-24-9-28-7-22V-8ZM5-8V-20L8-24 10-18 12-22 14-8Z",
    ),
    ('d', "M-7-8V-30L-5-36-2-31 0-37 3-30 5-34V-8Z"),
    ('g', "M-2-26h2v4h-2ZM-12-19h2v3h-2ZM8-15h2v3H8Z"),
    ('n', "M0-36V-42l8 2.500-8 2.500"),
    ('l', "M-14-4l2-4M-4-3l1-4M8-4l-1-4M15-3l-2-4"),
];

const HARAD: Picture = &[
    ('a', "M-17-8V-20H-7V-8ZM7-8V-20H17V-8Z"),
    (
        'n',
        "M-18-20Q-18-28-12-31-6-28-6-20ZM6-20Q6-28 12-31 18-28 18-20Z",
    ),
    ('a', "M-7-8V-24H7V-8Z"),
    ('n', "M-9-24Q-10-34 0-40 10-34 9-24Z"),
    ('l', "M0-40v-4M-12-31v-3M12-31v-3M0-44l5 1.500-5 1.500"),
    (
        'd',
        "M-2.500-8v-8q2.500-4 5 0v8ZM-13-8v-5q1-2 2 0v5ZM11-8v-5q1-2 2 0v5Z",
    ),
    (
        'a',
        "M-23 0V-10h3v2h3v-2h3v2h3v-2h3v2h3v-2H4v2h3v-2h3v2h3v-2h3v2h3v-2h4V0Z",
    ),
    ('d', "M-3 0V-5Q0-8 3-5V0Z"),
];

const OSGILIATH: Picture = &[
    ('w', "M-20 0V-4H20V0Z"),
    ('a', "M-16-4V-16l2-2 2 3 2-4V-4ZM9-4V-14l3 2 2-5 3 3V-4Z"),
    ('a', "M-9-4V-18H8V-4Z"),
    ('a', "M-9-18Q-9-26-2-27L0-23 2-25 3-21 8-18Z"),
    ('d', "M-6-4v-6q2.500-4 5 0v6ZM3-4v-6q2-3 4 0v6Z"),
    ('l', "M-20-3h40M-14-12h2M12-9h3M-4-21l2 2"),
];

const FORDS: Picture = &[
    ('w', "M-20 0Q-10-8 2-5T20-8V-2Q10 0 2 0T-20 0Z"),
    (
        'a',
        "M-18-5V-16l2-3 2 3 2-3 2 3 2-3 2 3V-5ZM6-7V-18l2-3 2 3 2-3 2 3 2-3 2 3V-7Z",
    ),
    ('l', "M-14-16v11M-10-16v11M10-18v11M14-18v11M-18-11h12M6-13h12"),
    ('n', "M-12-19V-27l8 2.500-8 2.500"),
    ('l', "M-3-4h3M2-6h3"),
];

const HOUSES: Picture = &[
    ('a', "M-17-1V-9H-5V-1ZM5-1V-9H17V-1Z"),
    ('n', "M-19-9-11-17-3-9ZM3-9 11-16 19-9Z"),
    ('a', "M-7 0V-12H6V0Z"),
    ('n', "M-10-12-.5-23 9-12Z"),
    ('d', "M-2 0V-5H2V0Z"),
    ('g', "M-14-6h3v2h-3ZM10-6h3v2h-3Z"),
    ('l', "M4-18v-5h2v7M5-24q-2-2 0-4"),
];

const WHITE_TOWN: Picture = &[
    ('a', "M-17-1V-10H-7V-1ZM7-1V-11H17V-1Z"),
    ('n', "M-18-10-12-15-6-10ZM6-11 12-16 18-11Z"),
    ('a', "M-5 0V-19H5V0Z"),
    ('n', "M-7-19 0-27 7-19Z"),
    ('d', "M-2 0V-4Q0-6 2-4V0ZM-1-15h2v3h-2Z"),
    ('g', "M-14-7h3v2h-3ZM11-7h3v2h-3Z"),
];

const TENTS: Picture = &[
    ('a', "M-18-1V-9H-7V-1Z"),
    ('n', "M-19-9Q-18-16-12.500-18-7-16-6-9Z"),
    ('n', "M4-1 12-17 20-1Z"),
    ('a', "M10-1 12-9 14-1Z"),
    ('a', "M-7 0V-12H6V0Z"),
    ('n', "M-8-12Q-8-20-.5-24 7-20 7-12Z"),
    ('d', "M-2.500 0V-6Q-.5-9 1.500-6V0Z"),
    ('l', "M-.5-24v-3M12-17v-4l4 1-4 1.500"),
];

const CAMP: Picture = &[
    ('a', "M-18-1V-8L-12-13-6-8V-1ZM6-1V-8L12-13 18-8V-1Z"),
    ('d', "M-7 0V-14L-5-19-2-15 0-21 3-15 5-18 7-13V0Z"),
    ('g', "M-1-10h2v3h-2Z"),
    ('n', "M0-21V-27l7 2-7 2.500"),
    ('d', "M-13-1v-4h2v4ZM11-1v-4h2v4Z"),
];

const HALLS: Picture = &[
    ('a', "M-19 0-13-13-8-18-3-12 3-26 9-14 13-17 19 0Z"),
    ('s', "M3-26 9-14 13-17 19 0H8L5-9 7-15Z"),
    ('n', "M-7 0V-8L0-14 7-8V0Z"),
    ('d', "M-3.500 0V-6L0-9 3.500-6V0Z"),
    ('l', "M-13-13l2 6M3-26l-1 7M13-17l0 6"),
];
