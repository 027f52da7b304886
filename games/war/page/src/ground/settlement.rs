//! The settlement of a region, as a little picture, with the shield of its nation and a star for each
//! victory point. The pictures' own lines are in `data/pictures.txt`; the colours are the stylesheet's.

use atlas::Picture;
use atlas::shapes::Shapes;
use canvas::art::pen::at;

use super::chart::PICTURES;
use super::layout::SPOTS;
use crate::prelude::*;
use crate::sign::{blazon, shield};

/// All of them, those of a Nation together: none lies over another, and so a few lines draw them all.
pub(crate) fn settlements() -> Markup {
    let nations = Nation::ALL.into_iter().map(Some).chain([None]);
    html! {
        @for nation in nations { g class=[nation.map(own)] { (settled(nation)) } }
        // Here the Ring sets out.
        @if let Some(seat) = SPOTS[Region::RIVENDELL.index()].seat {
            @let Point { x, y } = seat.centre.by(20.0, -22.0);
            circle .wa-m-start cx=(num(x)) cy=(num(y)) r="5.5" {}
            circle .wa-m-start-core cx=(num(x)) cy=(num(y)) r="3" {}
        }
    }
}

/// What of a Nation, or of none, stands on the map: pictures, plates, shields and stars.
fn settled(nation: Option<Nation>) -> Markup {
    let (mut pictures, mut marks) = (Vec::new(), Vec::new());
    let (mut plates, mut shields, mut stars) = (Shapes::default(), Shapes::default(), Shapes::default());
    let seats = Region::all().zip(SPOTS.iter()).filter(|(region, _)| region.nation() == nation);
    for (region, seat) in seats.filter_map(|(region, spot)| Some((region, spot.seat?.centre))) {
        let below = badge(region);
        if let Some(ground) = below.ground {
            pictures.push((seat.by(0.0, ground), picture(region)));
        }
        let plate = seat.by(0.0, below.plate);
        plates.put(plate, below.outline);
        if let Some(nation) = nation {
            let (aside, half) = below.shield;
            let at = plate.by(aside.x, aside.y);
            shields.put(at, &shield(half));
            marks.push(blazon(nation, at, half));
        }
        for across in below.stars {
            stars.put(plate.by(*across, -4.5), STAR);
        }
    }
    html! {
        (atlas::pictures(&pictures))
        @if let Some(d) = plates.done() { path .wa-m-plate d=(d) {} }
        @if let Some(d) = shields.done() { path .wa-m-shield d=(d) {} }
        @for mark in marks { (mark) }
        @if let Some(d) = stars.done() { path .wa-m-star d=(d) {} }
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
        (mark_at(sign, at(8.5, 5.0), 13.0))
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

const STAR: &str = "M0 0l1.600 3.700 4 .4-3 2.700.9 4-3.500-2-3.500 2 .9-4-3-2.700 4-.4Z";

/// What stands below a settlement's middle; of a region without one, at its seat.
struct Badge {
    /// The distance of the picture below it, where there is one.
    ground: Option<f32>,
    /// The distance of the plate below it.
    plate: f32,
    /// The outline of the plate; empty: there is none.
    outline: &'static str,
    /// The place of the shield on it, and half its width.
    shield: (Point, f32),
    /// The distance of each star to the right of the middle.
    stars: &'static [f32],
}

fn badge(region: Region) -> Badge {
    let (ground, plate, outline) = match region.site() {
        Site::None => (None, 0.0, ""),
        Site::Stronghold => (Some(14.0), 22.0, "M-23-7H23L26 1 23 9H-23L-26 1Z"),
        Site::City => (Some(10.0), 18.0, "M-16-7H16Q20-7 20-3V5Q20 9 16 9H-16Q-20 9-20 5V-3Q-20-7-16-7Z"),
        Site::Town | Site::Fortification => (Some(6.0), 13.0, ""),
    };
    const NONE: &[f32] = &[];
    const ONE: &[f32] = &[9.0];
    const TWO: &[f32] = &[4.0, 16.0];
    let (shield, stars) = match (ground, region.victory_points()) {
        (None, _) => ((at(0.0, 0.0), 8.5), NONE),
        (_, 0) => ((at(0.0, 0.0), 7.5), NONE),
        (_, 1) => ((at(-8.0, 1.0), 8.0), ONE),
        _ => ((at(-13.0, 1.0), 8.5), TWO),
    };
    Badge { ground, plate, outline, shield, stars }
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
