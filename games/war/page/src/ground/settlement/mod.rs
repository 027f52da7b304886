//! What stands in a region, as a little picture, with the shield of its nation and a star for each victory
//! point. Only the pictures' own lines are here; the colours are the stylesheet's.

mod strongholds;
mod towns;

use maud::{Markup, html};

use strongholds::*;
use towns::*;

use super::layout::SPOTS;
use crate::dice::Side;
use crate::place::{Nation, PLACES, Place, Settlement};
use crate::sign::{mark, shield};
use atlas::Picture;
use canvas::Context;
use canvas::art::pen::num;

/// All of them.
pub(crate) fn settlements() -> Markup {
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

/// The banner of whoever took a settlement, to be laid over the map among the pieces: `id` names it. There is
/// none where no settlement stands.
pub fn captured(ctx: &Context, id: &str, region: &str, by: Side) -> Option<Markup> {
    let index = Place::index(region)?;
    PLACES[index].settlement?;
    let seat = SPOTS[index].seat?;
    let (x, y) = (
        seat.centre.x - seat.half.x + 4.0,
        seat.centre.y - seat.half.y + 2.0,
    );
    let name = ctx.with(
        "war-map-captured",
        &[
            ("region", (&ctx.say(&format!("war-region-{region}"))).into()),
            ("side", (&ctx.say(&format!("war-map-side-{}", by.id()))).into()),
        ],
    );
    let sign = match by {
        Side::Free => "elves",
        Side::Shadow => "sauron",
    };
    let drawing = html! {
        path .wm-pole d="M0 30V-4" {}
        path .wm-banner d="M0-3H20L16 4 20 11V14H0Z" {}
        g transform="translate(8.500 5)" { (mark(sign, 13.0)) }
    };
    Some(html! {
        g .wf-placed transform={ "translate(" (num(x)) " " (num(y)) ")" } {
            (ctx.group(id, &format!("captured n-{}", by.id()), &name, &drawing))
        }
    })
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
        g transform={ "translate(0 " (ground) ")" } { (atlas::picture(picture(place, kind))) }
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
pub(crate) fn sample(kind: usize) -> Markup {
    let picture = [HOUSES, DALE, HELMS_DEEP, FORDS][kind.min(3)];
    html! { g .n-key transform={ "translate(0 9) scale(" (if kind == 2 { "0.5" } else { "0.55" }) ")" } { (atlas::picture(picture)) } }
}

/// The White City, its ruined neighbour, the Gate, the Tower of Sorcery and the Dark Tower: for the poster.
pub(crate) const ON_THE_WAY: [(&str, Picture); 6] = [
    ("rohan", EDORAS),
    ("gondor", MINAS_TIRITH),
    ("none", OSGILIATH),
    ("sauron", MINAS_MORGUL),
    ("sauron", MORANNON),
    ("sauron", BARAD_DUR),
];
