//! The map: layers from the sea up to the choices.

use std::sync::LazyLock;

use canvas::Language;
use maud::PreEscaped;
use war::region::RegionSet;

use crate::ground::chart::{CHART, GEOMETRY, SHEET};
use crate::ground::layout::SPOTS;
use crate::ground::{frame, growth, land, landmark, settlement, water};
use crate::prelude::*;
use crate::trace::untouched;

/// The layers of the map besides the land.
pub struct Pieces<'a> {
    /// The traces of the last moves, drawn: an element with the id `war-traces`.
    pub traces: Markup,
    /// The layer over all regions, drawn.
    pub over: &'a Markup,
    /// The pieces in a region, drawn.
    pub here: &'a dyn Fn(Region) -> Markup,
    /// The pieces in a region, in words.
    pub told: &'a dyn Fn(Region) -> String,
    /// Is there something to be chosen among what stands there?
    pub opens: &'a dyn Fn(Region) -> bool,
    /// The id of the sheet on which what stands there is read; none where nothing does.
    pub reads: &'a dyn Fn(Region) -> Option<String>,
    /// The regions that may be attacked.
    pub quarry: RegionSet,
}

impl<'a> Pieces<'a> {
    /// Only this, drawn over all regions.
    pub fn over(over: &'a Markup) -> Self {
        Self {
            traces: untouched(),
            over,
            here: &|_| html! {},
            told: &|_| String::new(),
            opens: &|_| false,
            reads: &|_| None,
            quarry: RegionSet::EMPTY,
        }
    }
}

/// The whole map. The fixed part is drawn once for each language. Over it lie the regions, which may be lit,
/// and the pieces in each: every one of them by itself, so that an update sends only those that have changed.
pub fn map(ctx: &Context, pieces: &Pieces) -> Markup {
    let ground = &GROUND[usize::from(ctx.language == Language::ALL[1])];
    let title = ctx.say("war-map-title");
    html! {
        svg #war-map .wa-map viewBox=(SHEET.view()) role="group" aria-label=(title) {
            (land(ctx, ground))
            g #war-regions clip-path="url(#war-sheet)" {
                @for at in Region::all() {
                    @let id = format!("at-{at}");
                    (ctx.layer("svg", id.as_str(), html! { svg id=(id) { (region(at, ctx, pieces)) } }))
                }
            }
            (ctx.layer("svg", "war-traces", pieces.traces.clone()))
            (ctx.layer("svg", "war-over", html! { svg #war-over .wa-m-above { (pieces.over) } }))
            g #war-pieces {
                @for at in Region::all() {
                    @let id = format!("on-{at}");
                    (ctx.layer("svg", id.as_str(), html! { svg id=(id) .wa-m-above { ((pieces.here)(at)) } }))
                }
            }
        }
    }
}

/// The part of the map that never changes.
fn land(ctx: &Context, ground: &str) -> Markup {
    let (width, height) = (num(SHEET.width), num(SHEET.height));
    let land = html! {
        svg #war-ground .wa-layer--war aria-hidden="true" viewBox=(SHEET.view()) x="0" y="0"
            width=(width) height=(height) { (PreEscaped(ground)) }
    };
    ctx.layer("svg", "war-ground", land)
}

static GROUND: LazyLock<[String; 2]> =
    LazyLock::new(|| Language::ALL.map(|language| atlas::sheet::closed(&ground(language))));

fn ground(language: Language) -> Markup {
    let ctx = Context::plain(language);
    html! {
        (SHEET.clip("war-sheet"))
        g clip-path="url(#war-sheet)" {
            g #war-sea { (water::sea()) (frame::bearings()) }
            g #war-land { (land::land()) (atlas::water::coast(water::COAST)) }
            // The outlines lie here, so that what is lit can be sent without them; and between land and borders, which are lines of
            // theirs, and pack well where they are near.
            defs {
                @for at in Region::all() {
                    path id={ "ground-" (at) } d=(GEOMETRY.outline(&|area| area == at.index())) {}
                }
            }
            g #war-rivers { (growth::foothills()) (atlas::river::rivers(&CHART.rivers)) }
            g #war-borders { (atlas::land::borders(&GEOMETRY)) (atlas::water::lakes(&CHART.lakes)) }
            g #war-plants { (growth::plants(language)) }
            g #war-mountains { (growth::mountains(language)) }
            g #war-settlements { (landmark::landmarks()) (settlement::settlements()) }
            g #war-names { @for spot in SPOTS.iter() { (spot.name(language).draw()) } }
        }
        g #war-sheet-signs { (frame::seas(&ctx)) (frame::compass(&ctx)) (frame::key(&ctx)) (frame::cartouche(&ctx)) }
        g #war-frame { (SHEET.border()) }
        g #war-realms { (realms(&ctx)) }
    }
}

/// The great lands by name, for readers who see the whole sheet in the palm of a hand: there the regions'
/// names cannot be read, and the style shows these instead until the map is drawn near.
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

/// The fixed facts of a region, in words: its Nation, its Settlement and their worth.
pub(crate) fn always(ctx: &Context, region: Region) -> Vec<String> {
    let nation = region.nation().map(|nation| ctx.say(nation.term()));
    let kind = settlement::kind(region).map(|kind| ctx.say(kind));
    let points = region.victory_points();
    let points = (points > 0).then(|| ctx.with("war-map-points", &[("number", points.into())]));
    [nation, kind, points].into_iter().flatten().collect()
}

fn region(at: Region, ctx: &Context, pieces: &Pieces) -> Markup {
    let mut told = [vec![ctx.say(at.term())], always(ctx, at)].concat().join(", ");
    let standing = (pieces.told)(at);
    if !standing.is_empty() {
        told = format!("{told}: {standing}");
    }
    let id = format!("region-{at}");
    let reads = (pieces.reads)(at);
    let ground = html! { use .region__ground href={ "#ground-" (at) } data-reads=[reads] {} };
    if ctx.lit(&id).is_none() && (pieces.opens)(at) {
        let told = format!("{told}. {}", ctx.say("war-board-open"));
        return html! {
            g id=(id) .region .lit role="button" tabindex="0" aria-haspopup="dialog" data-opens={ "stack-" (at) }
                aria-label=(told) { title { (told) } (ground) }
        };
    }
    let class = if pieces.quarry.has(at) { "region wa-quarry" } else { "region" };
    ctx.group(&id, class, &told, &ground)
}
