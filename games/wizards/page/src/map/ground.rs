//! The part of the map that never changes: seas, regions by their kinds, rivers, mountains, growth, sites and names.

use std::sync::LazyLock;

use atlas::growth::{self, Standing};
use atlas::layout::Area;
use atlas::stamp::{HILL, LESSER, MOUNTAIN, Plant};
use atlas::{land, river, sheet, trail, water};
use canvas::art::pen::{Point, at, num};
use canvas::{Context, Language};
use maud::{Markup, PreEscaped, html};
use wizards::card::{RegionKind, SiteKind};
use wizards::ids::{RegionId, SiteId};

use super::chart::{CHART, MAP, PAPER, SCALE, is_sea};
use crate::sign::mark;

const COAST: &str = "wizards-coast";
const COMPASS: Point = at(150.0, 1060.0);
const TITLE: Area = Area::new(at(196.0, 1440.0), at(190.0, 62.0));
const KEY: Area = Area::new(at(118.0, 170.0), at(112.0, 162.0));

static GROUND: LazyLock<[String; 2]> =
    LazyLock::new(|| Language::ALL.map(|language| atlas::sheet::closed(&ground(language))));

/// The ground in the reader's language.
pub(crate) fn drawn(language: Language) -> Markup {
    PreEscaped(GROUND[usize::from(language == Language::ALL[1])].clone())
}

/// The names of the sites, which lie over what may be chosen there.
static NAMES: LazyLock<[String; 2]> = LazyLock::new(|| Language::ALL.map(|language| site_names(language).0));

/// The names of the sites in the reader's language.
pub(crate) fn names(language: Language) -> Markup {
    PreEscaped(NAMES[usize::from(language == Language::ALL[1])].clone())
}

fn site_names(language: Language) -> Markup {
    let labels = SiteId::all().filter_map(|site| CHART.site(site)?.label.as_ref());
    html! { g .wz-site-names { @for label in labels { (label.draw(language, SCALE, 13.6, "wz-site-name")) } } }
}

fn ground(language: Language) -> Markup {
    let ctx = Context::plain(language);
    let free = Free::new();
    html! {
        (MAP.clip("wizards-sheet"))
        g clip-path="url(#wizards-sheet)" {
            g {
                (water::tides(MAP, &CHART.geometry, COAST))
                (sheet::bearings(COMPASS))
                (water::waves(&CHART.geometry, 520, &|spot| spot.far(COMPASS) < 150.0 || KEY.far(spot) < 30.0 || TITLE.far(spot) < 30.0))
            }
            g {
                path .wm-land d=(CHART.geometry.outline(&|area| !is_sea(area))) {}
                @for land in &RegionKind::ALL {
                    @let word = land.word();
                    (land::realm(&CHART.geometry, &format!("wizards-land-{word}"), &format!("wz-land--{word}"), &|area| kind(area) == Some(*land)))
                }
                // Between the realms and the borders, whose lines these share: what is near one another packs well.
                defs {
                    @for region in RegionId::all() {
                        path id={ "wizards-ground-" (region) } d=(CHART.geometry.outline(&|area| area == region.index())) {}
                    }
                }
                (water::coast(COAST))
                @for island in &CHART.islands { path .wz-island d=(ring(island)) {} }
                (river::rivers(&CHART.rivers))
                (land::borders(&CHART.geometry))
                @for lake in &CHART.lakes { path .wm-lake d=(ring(lake)) {} }
                @for wood in &CHART.woods { path .wm-wash-wood d=(ring(wood)) {} }
            }
            g { (growth::foothills("wizards-ranges", &spines())) }
            g { (growth::plants(plants(&free))) }
            g { (growth::mountains(heights(&free))) }
            g { @for region in RegionId::all() { (region_name(region, language)) } }
            g .wz-sites { (site_signs()) }
        }
        g { (sheet::compass(COMPASS, &ctx.say("wizards-map-north"))) (key(&ctx)) (sheet::cartouche(TITLE.centre, &ctx.say("wizards-map-title"), &ctx.say("wizards-map-under"))) }
        g transform={ "translate(" (num(-PAPER.edge)) " " (num(-PAPER.edge)) ")" } { (PAPER.border()) }
    }
}

fn kind(area: usize) -> Option<RegionKind> {
    RegionId::all().nth(area).map(|region| region.get().kind)
}

/// A closed line.
fn ring(points: &[Point]) -> String {
    format!("{}z", trail::line(points))
}

/// The areas that must stay free of growth.
struct Free {
    boxes: Vec<Area>,
    dots: Vec<Point>,
}

impl Free {
    fn new() -> Self {
        let names = CHART.names.iter().map(super::chart::Name::area);
        let spots = CHART.sites.iter().flatten();
        let labels = spots.clone().filter_map(|spot| spot.label.as_ref());
        let labels = labels.map(|label| label.area(SCALE));
        Self {
            boxes: names.chain(labels).chain([KEY, TITLE]).collect(),
            dots: spots.map(|spot| spot.point).collect(),
        }
    }

    /// Is nothing within this box, whose foot is given?
    fn is(&self, foot: Point, half: Point) -> bool {
        let here = Area::new(foot.by(0.0, -half.y / 2.0), at(half.x, half.y / 2.0));
        let wet = |area: &Vec<Point>| inside(area, here.centre);
        self.boxes.iter().all(|other| other.gap(&here) > 2.0)
            && self.dots.iter().all(|dot| here.far(*dot) > 15.0)
            && !CHART.lakes.iter().any(wet)
            && river::far(&CHART.rivers, here.centre) > here.half.x + 2.0
    }
}

/// Does a closed line run around a point?
fn inside(ring: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (at, one) in ring.iter().enumerate() {
        let other = ring[(at + 1) % ring.len()];
        let crosses = (one.y > point.y) != (other.y > point.y);
        if crosses && point.x < (other.x - one.x) * (point.y - one.y) / (other.y - one.y) + one.x {
            inside = !inside;
        }
    }
    inside
}

fn spines() -> String {
    let mut trail = trail::Trail::default();
    for (spine, _) in &CHART.ranges {
        let points = spine.iter().map(|(point, _)| *point).collect::<Vec<_>>();
        trail.go(points[0]).smooth(&points);
    }
    trail.done()
}

/// Peaks along the spines, several deep; and hills where the country is hilly.
fn heights(free: &Free) -> Vec<Standing> {
    let mut all = Vec::new();
    for (seed, (spine, hills)) in CHART.ranges.iter().enumerate() {
        for (step, part) in [-0.8_f32, -0.25, 0.3, 0.85].into_iter().enumerate() {
            let points = spine.iter().map(|(point, wide)| point.by(wide * part, wide * part * 0.5));
            let points = points.collect::<Vec<_>>();
            let great = match (hills, step) {
                (true, _) => HILL,
                (false, 1 | 2) => MOUNTAIN,
                (false, _) => LESSER,
            };
            all.extend(growth::range(MAP, &points, great, (seed * 5 + step) as u32));
        }
    }
    all.retain(|peak| free.boxes.iter().all(|area| area.far(peak.foot.by(0.0, -10.0)) > 6.0));
    for region in RegionId::all() {
        let gap = match CHART.terrain[region.index()].as_str() {
            "hills" | "crags" => 58.0,
            "downs" | "moor" | "pass" => 72.0,
            "heath" => 96.0,
            _ => continue,
        };
        let may = |_: usize, foot: Point, half: Point| free.is(foot, half);
        all.extend(growth::strewn(&CHART.geometry, region.index(), HILL, gap, &may));
    }
    all
}

fn plants(free: &Free) -> Vec<growth::Row> {
    let may = |_: usize, foot: Point, half: Point| free.is(foot, half);
    let mut rows = Vec::new();
    for region in RegionId::all() {
        let (plant, gap) = match CHART.terrain[region.index()].as_str() {
            "woods" => (Plant::Leaf, 42.0),
            "forest" | "old-forest" => (Plant::Leaf, 26.0),
            "dark-forest" => (Plant::Fir, 26.0),
            "marsh" => (Plant::Reed, 34.0),
            "grass" | "vale" | "farmland" => (Plant::Grass, 52.0),
            "steppe" | "ice" => (Plant::Grass, 66.0),
            "waste" | "ash" | "desert" => (Plant::Stone, 42.0),
            _ => continue,
        };
        let area = region.index();
        rows.extend(growth::planted(&CHART.geometry, area, plant, gap, &may));
    }
    rows
}

fn region_name(region: RegionId, language: Language) -> Markup {
    let name = &CHART.names[region.index()];
    let lines = name.lines(language);
    let middle = name.middle();
    let step = 23.0;
    let top = middle.y - step * (lines.len() as f32 - 1.0) / 2.0 + 7.0;
    let class = match region.get().kind {
        RegionKind::CoastalSea => "wz-name wz-name--sea",
        _ => "wz-name",
    };
    let place = |index: usize| at(middle.x, top + index as f32 * step);
    let lines = lines.iter().enumerate().map(|(index, line)| (place(index), &**line));
    atlas::layout::set(class, None, &lines.collect::<Vec<_>>())
}

/// The signs of the sites, those of a kind together: none lies over another.
fn site_signs() -> Markup {
    let spots = || SiteId::all().filter_map(|site| Some((site.get().kind, CHART.site(site)?)));
    let of = |kind| spots().filter(move |(of, spot)| *of == kind && !spot.deep).map(|(_, spot)| spot.point);
    html! {
        @for kind in SiteKind::ALL.iter().copied() {
            @let word = kind.word();
            g class={ "wz-place wz-place--" (word) } { @for Point { x, y } in of(kind) { (mark(word, x, y, 19.0)) } }
        }
        @for (_, spot) in spots().filter(|(_, spot)| spot.deep) { circle .wz-deep cx=(num(spot.point.x)) cy=(num(spot.point.y)) r="5" {} }
    }
}

/// The key to the colours and the signs, where the sea is wide.
fn key(ctx: &Context) -> Markup {
    let lands = RegionKind::ALL.iter().map(|land| (land.word(), land.term()));
    let sites = SiteKind::ALL.iter().map(|site| (site.word(), site.term()));
    html! {
        g transform={ "translate(" (num(KEY.centre.x)) " " (num(KEY.centre.y)) ")" } {
            rect .wz-key x="-112" y="-162" width="224" height="324" rx="4" {}
            rect .wm-fine x="-106" y="-156" width="212" height="312" rx="3" {}
            @for (row, (word, term)) in lands.enumerate() {
                @let y = -138.0 + row as f32 * 25.0;
                rect class={ "wz-key__land wz-land--" (word) } x="-98" y=(num(y - 9.0)) width="30" height="18" rx="3" {}
                g .wz-key__sign { (mark(word, -83.0, y, 17.0)) }
                text .wz-keyed x="-58" y=(num(y + 5.0)) { (ctx.say(term)) }
            }
            @for (row, (word, term)) in sites.enumerate() {
                @let y = 15.0 + row as f32 * 25.0;
                g class={ "wz-place wz-place--" (word) } { (mark(word, -83.0, y, 20.0)) }
                text .wz-keyed x="-58" y=(num(y + 5.0)) { (ctx.say(term)) }
            }
        }
    }
}
