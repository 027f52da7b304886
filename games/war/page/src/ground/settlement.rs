//! The settlement of a region, as a little picture, with the shield of its nation and a star for each
//! victory point. The pictures' own lines are in `data/pictures.txt`; the colours are the stylesheet's.

use atlas::Picture;

use super::chart::PICTURES;
use super::layout::SPOTS;
use crate::figure::own;
use crate::prelude::*;
use crate::sign::shield;

/// All of them.
pub(crate) fn settlements() -> Markup {
    html! {
        @for (region, spot) in Region::all().zip(SPOTS.iter()) {
            @if let Some(seat) = spot.seat {
                g class=[region.nation().map(own)]
                    transform={ "translate(" (num(seat.centre.x)) " " (num(seat.centre.y)) ")" } {
                    (standing(region))
                }
            }
        }
    }
}

/// The banner of the side that captured a settlement, to be laid over the map among the pieces: `id` names
/// it. `None` where no settlement stands.
pub fn captured(ctx: &Context, id: &str, region: Region, by: Side) -> Option<Markup> {
    kind(region)?;
    let seat = SPOTS[region.index()].seat?;
    let foot = seat.centre.by(-seat.half.x, -seat.half.y).by(4.0, 2.0);
    let (place, side) = (ctx.say(region.term()), ctx.say(&format!("{}.the", by.term())));
    let words = [("region", (&place).into()), ("side", (&side).into())];
    let name = ctx.with("war-map-captured", &words);
    let sign = match by {
        Side::Free => "elves",
        Side::Shadow => "sauron",
    };
    let drawing = html! {
        path .wa-m-pole d="M0 30V-4" {}
        path .wa-m-banner d="M0-3H20L16 4 20 11V14H0Z" {}
        g transform="translate(8.500 5)" { (mark(sign, 13.0)) }
    };
    Some(html! {
        g .wa-f-placed transform={ "translate(" (num(foot.x)) " " (num(foot.y)) ")" } {
            (ctx.group(id, &format!("wa-n-{by}"), &name, &drawing))
        }
    })
}

/// The id of the word for a region's Settlement.
pub(crate) const fn kind(region: Region) -> Option<&'static str> {
    match region.site() {
        Site::None => None,
        Site::Fortification => Some("war-map-fortification"),
        Site::Town => Some("war-map-town"),
        Site::City => Some("war-map-city"),
        Site::Stronghold => Some("war-map-stronghold"),
    }
}

fn standing(region: Region) -> Markup {
    // The height of the ground, and of the middle of the plate below it.
    let (ground, plate) = match region.site() {
        Site::None => return html! { @if let Some(nation) = region.nation() { (shield(nation, 8.5)) } },
        Site::Stronghold => (14, 22),
        Site::City => (10, 18),
        Site::Town | Site::Fortification => (6, 13),
    };
    html! {
        g transform={ "translate(0 " (ground) ")" } { (atlas::picture(picture(region))) }
        g transform={ "translate(0 " (plate) ")" } { (badge(region)) }
        // Here the Ring sets out.
        @if region == Region::RIVENDELL { circle .wa-m-start cx="20" cy="-22" r="5.5" {} circle .wa-m-start-core cx="20" cy="-22" r="3" {} }
    }
}

fn badge(region: Region) -> Markup {
    let star = "l1.600 3.700 4 .4-3 2.700.9 4-3.500-2-3.500 2 .9-4-3-2.700 4-.4Z";
    html! {
        @match region.site() {
            Site::Stronghold => path .wa-m-plate d="M-23-7H23L26 1 23 9H-23L-26 1Z" {},
            Site::City => path .wa-m-plate d="M-16-7H16Q20-7 20-3V5Q20 9 16 9H-16Q-20 9-20 5V-3Q-20-7-16-7Z" {},
            _ => {},
        }
        @if let Some(nation) = region.nation() {
            @match region.victory_points() {
                0 => (shield(nation, 7.5)),
                1 => g transform="translate(-8 1)" { (shield(nation, 8.0)) },
                _ => g transform="translate(-13 1)" { (shield(nation, 8.5)) },
            }
        }
        @match region.victory_points() {
            0 => {},
            1 => path .wa-m-star d={ "M9-4.500" (star) } {},
            _ => path .wa-m-star d={ "M4-4.500" (star) "M16-4.500" (star) } {},
        }
    }
}

/// Its own picture; else that of any city, or of a town of its Nation.
fn picture(region: Region) -> Picture {
    let known = |name: &str| PICTURES.find(name);
    let other = || match region.nation() {
        _ if region.is_city_or_stronghold() => known("dale"),
        nation => known(&format!("town-{}", nation?)),
    };
    known(region.id()).or_else(other).unwrap_or_else(|| PICTURES.get("town"))
}

/// A small one for the key.
pub(crate) fn sample(picture: &str, scale: f32) -> Markup {
    html! { g .wa-n-key transform={ "translate(0 9) scale(" (scale) ")" } { (atlas::picture(PICTURES.get(picture))) } }
}
