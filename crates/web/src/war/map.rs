//! The map: layers from the sea up to what can be chosen.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, Render, html};

use super::context::Context;
use super::geometry::{EDGE, GEOMETRY, HEIGHT, WIDTH};
use super::layout::{Name, SPOTS};
use super::place::{PLACES, Place};
use super::{frame, growth, land, landmark, river, settlement, stamp, water};
use crate::art::pen::num;
use crate::text::Language;

/// The whole map. What never changes is drawn once for each language; `pieces` lie over it in a layer of
/// their own, under it the regions, which may be lit.
pub fn map(ctx: &Context, pieces: &Markup) -> Markup {
    let frame = format!("0 0 {} {}", num(WIDTH), num(HEIGHT));
    let ground = &GROUND[usize::from(ctx.language == Language::ALL[1])];
    html! {
        svg #war-map .warmap viewBox=(frame) role="group" aria-label=(ctx.say("war-map-title")) {
            (layer("war-ground", &PreEscaped(ground.as_str())))
            (layer("war-regions", &html! { @for place in &PLACES { (region(place, ctx)) } }))
            (layer("war-pieces", pieces))
        }
    }
}

/// A part of the map that changes by itself: an update sends only what changed.
fn layer<T: Render>(id: &str, drawing: &T) -> Markup {
    let (width, height) = (num(WIDTH), num(HEIGHT));
    html! {
        svg id=(id) .layer .layer--war aria-hidden=[(id == "war-ground").then_some("true")] viewBox={ "0 0 " (width) " " (height) } x="0" y="0"
            width=(width) height=(height) { (drawing) }
    }
}

static GROUND: LazyLock<[String; 2]> = LazyLock::new(|| Language::ALL.map(|language| ground(language).0));

fn ground(language: Language) -> Markup {
    let ctx = Context {
        language,
        lit: &|_| None,
        refused: &|_| None,
    };
    let inset = num(EDGE);
    html! {
        (stamp::stamps())
        // The outlines lie here, so that what is lit can be sent without them.
        defs {
            @for (index, place) in PLACES.iter().enumerate() {
                path id={ "ground-" (place.id) } d=(GEOMETRY.outline(&|other| other == index)) {}
            }
        }
        clipPath #war-sheet { rect x=(inset) y=(inset) width=(num(WIDTH - 2.0 * EDGE)) height=(num(HEIGHT - 2.0 * EDGE)) {} }
        g clip-path="url(#war-sheet)" {
            g #war-sea { (water::sea()) (frame::bearings()) }
            g #war-land { (land::land()) (water::coast()) }
            g #war-rivers { (growth::foothills()) (river::rivers()) }
            g #war-borders { (land::borders()) (water::lakes()) }
            g #war-plants { (growth::plants(language)) }
            g #war-mountains { (growth::mountains(language)) }
            g #war-settlements { (landmark::landmarks()) (settlement::settlements()) }
            g #war-names { @for spot in SPOTS.iter() { (name(spot.name(language))) } }
        }
        g #war-sheet-signs { (frame::seas(&ctx)) (frame::compass(&ctx)) (frame::key(&ctx)) (frame::cartouche(&ctx)) }
        g #war-frame { (frame::border()) }
        g #war-realms { (realms(&ctx)) }
    }
}

/// The great lands by name, for whoever sees the whole sheet in the palm of a hand: there the regions' names
/// cannot be read, and the style shows these instead until the map is drawn near.
fn realms(ctx: &Context) -> Markup {
    const REALMS: [(&str, f32, f32); 8] = [
        ("war-map-realm-eriador", 520.0, 440.0),
        ("war-map-realm-lindon", 190.0, 330.0),
        ("war-map-realm-rhovanion", 1370.0, 420.0),
        ("war-map-realm-rohan", 1060.0, 890.0),
        ("war-map-realm-gondor", 960.0, 1150.0),
        ("war-map-realm-mordor", 1770.0, 1010.0),
        ("war-map-realm-rhun", 1800.0, 420.0),
        ("war-map-realm-harad", 1640.0, 1360.0),
    ];
    html! { @for (id, x, y) in REALMS { text .wm-realm x=(num(x)) y=(num(y)) { (ctx.say(id)) } } }
}

/// A region's name, set in its lines.
fn name(name: &Name) -> Markup {
    let rows = name.areas().zip(&name.lines);
    html! {
        text class={ "wm-name wm-name-" (name.size as i32) } {
            @for (area, line) in rows {
                tspan x=(num(area.centre.x)) y=(num(area.centre.y + name.size * 0.27)) { (line) }
            }
        }
    }
}

fn region(place: &Place, ctx: &Context) -> Markup {
    let mut told = ctx.say(&format!("war-map-region-{}", place.id));
    if let Some(nation) = place.nation {
        told = format!("{told}, {}", ctx.say(&format!("war-map-nation-{}", nation.id())));
    }
    if let Some(settlement) = place.settlement {
        told = format!("{told}, {}", ctx.say(&format!("war-map-{}", settlement.id())));
    }
    if place.points > 0 {
        told = format!(
            "{told}, {}",
            ctx.with("war-map-points", &[("number", place.points.into())])
        );
    }
    ctx.group(
        &format!("region-{}", place.id),
        "region",
        &told,
        &html! { use .region__ground href={ "#ground-" (place.id) } {} },
    )
}
